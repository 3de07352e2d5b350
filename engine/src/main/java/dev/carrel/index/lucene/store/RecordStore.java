package dev.carrel.index.lucene.store;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Identifier;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.stored.DocumentForm;
import dev.carrel.document.work.Labels;
import dev.carrel.embed.Vector;
import dev.carrel.index.Coverage;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.Failure;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.Statistics;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.VectorLimit;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.FloatVectorValues;
import org.apache.lucene.index.IndexableField;
import org.apache.lucene.index.KnnVectorValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiDocValues;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.Bits;
import org.jspecify.annotations.Nullable;

/// Gives back what was put in.
public final class RecordStore implements StoredDocuments, SourceRegister {
    /// The fields of a document that are read for each hit.
    private static final Set<String> SHOWN = Stream
            .concat(StoredMetadata.FIELDS.stream(), Stream.of(FieldNames.TRUNCATED))
            .collect(Collectors.toUnmodifiableSet());

    private final IndexSearcher searcher;
    private final WorkRelations related;
    private final Supplier<Labels> labels;
    private final long bytes;
    private @Nullable Statistics statistics;

    public RecordStore(IndexSearcher searcher, WorkRelations related, Supplier<Labels> labels,
            long bytes) {
        this.searcher = searcher;
        this.related = related;
        this.labels = labels;
        this.bytes = bytes;
    }

    @Override
    public List<FoundPassage> passages(List<PassageId> ids) throws IOException {
        return CuratedWork.told(found(ids), related.versions(), this);
    }

    /// Passages with what their own documents tell.
    public List<FoundPassage> found(List<PassageId> ids) throws IOException {
        List<FoundPassage> found = new ArrayList<>();
        Map<DocumentId, FoundPassage> documents = new HashMap<>();
        for (PassageId id : ids) {
            Optional<Integer> record = MatchingRecords.first(searcher,
                    new Term(FieldNames.PASSAGE, id.toString()));
            if (record.isPresent()) {
                Passage passage = StoredPassage.read(searcher.storedFields().document(record.get()));
                FoundPassage seen = documents.get(id.document());
                FoundPassage here = seen == null
                        ? found(passage)
                        : seen.with(passage);
                documents.put(id.document(), here);
                found.add(here);
            }
        }
        return found;
    }

    private FoundPassage found(Passage passage) throws IOException {
        int record = documentRecord(passage.id().document()).orElseThrow();
        Document stored = searcher.storedFields().document(record, SHOWN);
        return new FoundPassage(passage, StoredMetadata.read(stored), origin(record), List.of(),
                number(stored.getField(FieldNames.TRUNCATED)) == 1,
                labels.get().of(passage.id().document()));
    }

    private Optional<Integer> documentRecord(DocumentId id) throws IOException {
        return MatchingRecords.first(searcher, new Term(FieldNames.NAMES, id.value()));
    }

    private Metadata metadata(int record) throws IOException {
        return StoredMetadata.read(searcher.storedFields().document(record, StoredMetadata.FIELDS));
    }

    @Override
    public List<IndexEntry> entries(List<DocumentId> ids) throws IOException {
        List<IndexEntry> entries = new ArrayList<>();
        for (DocumentId id : ids) {
            Optional<Integer> record = documentRecord(id);
            if (record.isPresent()) {
                entries.add(entry(id, record.get()));
            }
        }
        return entries;
    }

    private IndexEntry entry(DocumentId id, int record) throws IOException {
        Document stored = searcher.storedFields().document(record);
        dev.carrel.document.Document document = DocumentForm
                .document(stored.getBinaryValue(FieldNames.CONTENT).bytes);
        List<PassageRecord> passages = new ArrayList<>();
        for (int each : MatchingRecords.records(searcher,
                all(term(FieldNames.DOCUMENT, id.value()), term(FieldNames.KIND, FieldNames.KIND_PASSAGE)))) {
            passages.add(new PassageRecord(StoredPassage.read(searcher.storedFields().document(each)), each));
        }
        passages.sort(Comparator.comparing(passage -> passage.passage().id()));
        return new IndexEntry(origin(record), document,
                passages.stream().map(PassageRecord::passage).toList(),
                vectors(passages), new VectorLimit((int) number(stored.getField(FieldNames.LIMIT))));
    }

    private record PassageRecord(Passage passage, int record) {}

    private List<Vector> vectors(List<PassageRecord> passages) throws IOException {
        List<Vector> vectors = new ArrayList<>();
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        for (PassageRecord passage : passages) {
            LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(passage.record(), leaves));
            FloatVectorValues values = leaf.reader().getFloatVectorValues(FieldNames.VECTOR);
            if (values != null) {
                KnnVectorValues.DocIndexIterator at = values.iterator();
                if (at.advance(passage.record() - leaf.docBase) == passage.record() - leaf.docBase) {
                    vectors.add(Vector.restored(values.vectorValue(at.index())));
                }
            }
        }
        return vectors;
    }

    @Override
    public List<DocumentSummary> summaries(List<DocumentId> ids) throws IOException {
        List<DocumentSummary> documents = new ArrayList<>();
        for (DocumentId id : ids) {
            Optional<Integer> record = documentRecord(id);
            if (record.isPresent()) {
                documents.add(new DocumentSummary(metadata(record.get()), origin(record.get()),
                        labels.get().of(id)));
            }
        }
        return documents;
    }

    @Override
    public Map<String, List<DocumentId>> named(Collection<String> names) throws IOException {
        Map<String, List<DocumentId>> named = new HashMap<>();
        for (String name : names) {
            named.put(name, called(name));
        }
        return named;
    }

    private List<DocumentId> called(String name) throws IOException {
        String normal = RecordBuilder.normal(name);
        List<DocumentId> named = calledExactly(normal);
        String bare = Doi.bare(normal);
        if (named.isEmpty() && !bare.equals(normal) && bare.startsWith("10.")) {
            return calledExactly(bare);
        }
        if (named.isEmpty()) {
            named = registered(name);
        }
        if (named.isEmpty() && normal.matches("[0-9a-f]{4,16}")) {
            named = documents(all(new PrefixQuery(new Term(FieldNames.DOCUMENT, normal)),
                    term(FieldNames.KIND, FieldNames.KIND_DOCUMENT)));
        }
        String title = RecordBuilder.titleName(name);
        return named.isEmpty() && !title.isEmpty() ? calledExactly(title) : named;
    }

    /// By an ISBN, a PMID, an arXiv id, however it is spelt.
    private List<DocumentId> registered(String name) throws IOException {
        Optional<Identifier> identifier = Identifier.of(name);
        return identifier.isEmpty() ? List.of() : calledExactly(identifier.get().name());
    }

    private List<DocumentId> calledExactly(String normal) throws IOException {
        return documents(
                all(term(FieldNames.NAMES, normal), term(FieldNames.KIND, FieldNames.KIND_DOCUMENT)));
    }

    @Override
    public List<DocumentId> waiting() throws IOException {
        return documents(term(FieldNames.WAITING, "yes"));
    }

    private List<DocumentId> documents(Query query) throws IOException {
        List<DocumentId> ids = new ArrayList<>();
        BinaryDocValues origins = MultiDocValues.getBinaryValues(searcher.getIndexReader(),
                FieldNames.ORIGIN_COLUMN);
        for (int record : MatchingRecords.records(searcher, query)) {
            if (origins == null || !origins.advanceExact(record)) {
                throw new IllegalStateException("record " + record + " has no origin");
            }
            ids.add(StoredOrigin.read(origins.binaryValue()).id());
        }
        ids.sort(Comparator.naturalOrder());
        return ids;
    }

    @Override
    public void origins(Consumer<Origin> consumer) throws IOException {
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            BinaryDocValues column = leaf.reader().getBinaryDocValues(FieldNames.ORIGIN_COLUMN);
            Bits live = leaf.reader().getLiveDocs();
            while (column != null && column.nextDoc() != BinaryDocValues.NO_MORE_DOCS) {
                if (live == null || live.get(column.docID())) {
                    consumer.accept(StoredOrigin.read(column.binaryValue()));
                }
            }
        }
    }

    private Origin origin(int record) throws IOException {
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(record, leaves));
        BinaryDocValues column = Objects
                .requireNonNull(leaf.reader().getBinaryDocValues(FieldNames.ORIGIN_COLUMN));
        if (!column.advanceExact(record - leaf.docBase)) {
            throw new IllegalStateException("record " + record + " has no origin");
        }
        return StoredOrigin.read(column.binaryValue());
    }

    @Override
    public List<Failure> failures() throws IOException {
        List<Failure> failures = new ArrayList<>();
        addFailures(FieldNames.KIND_FAILURE, Failure.Extent.WHOLE, failures);
        addFailures(FieldNames.KIND_FAILED_PART, Failure.Extent.PART, failures);
        failures.sort(Comparator.comparing(failure -> failure.origin().path()));
        return failures;
    }

    private void addFailures(String kind, Failure.Extent extent, List<Failure> failures) throws IOException {
        for (int record : MatchingRecords.records(searcher, term(FieldNames.KIND, kind))) {
            String reason = searcher.storedFields().document(record, Set.of(FieldNames.REASON))
                    .get(FieldNames.REASON);
            failures.add(new Failure(origin(record), DocumentForm.reason(reason), extent));
        }
    }

    @Override
    public List<RemovedDocument> removed() throws IOException {
        List<RemovedDocument> removed = new ArrayList<>();
        for (int record : MatchingRecords.records(searcher, term(FieldNames.KIND, FieldNames.KIND_REMOVED))) {
            Document stored = searcher.storedFields().document(record);
            removed.add(new RemovedDocument(StoredOrigin.read(stored.getBinaryValue(FieldNames.REMOVED)),
                    stored.get(FieldNames.REMOVED_TITLE)));
        }
        removed.sort(Comparator.comparing(each -> each.origin().path()));
        return removed;
    }

    @Override
    public List<Source> sources() throws IOException {
        List<Source> sources = new ArrayList<>();
        for (int record : MatchingRecords.records(searcher, term(FieldNames.KIND, FieldNames.KIND_SOURCE))) {
            Document stored = searcher.storedFields().document(record);
            IndexableField synced = stored.getField(FieldNames.SYNCED);
            sources.add(new Source(stored.get(FieldNames.SOURCE_ID),
                    Source.Kind.valueOf(stored.get(FieldNames.SOURCE_KIND)),
                    stored.get(FieldNames.LOCATION),
                    synced == null ? null : Instant.ofEpochMilli(number(synced))));
        }
        sources.sort(Comparator.comparing(Source::location));
        return sources;
    }

    private static long number(IndexableField field) {
        return field.numericValue().longValue();
    }

    /// Counted once: the library does not change under a snapshot, and every answer tells its coverage.
    public synchronized Statistics statistics() throws IOException {
        if (statistics == null) {
            statistics = new CensusColumns(searcher).count(unread(), bytes);
        }
        return statistics;
    }

    /// The origins of whole documents that failed, without the reasons: every search asks.
    private List<Origin> unread() throws IOException {
        List<Origin> unread = new ArrayList<>();
        for (int record : MatchingRecords.records(searcher, term(FieldNames.KIND, FieldNames.KIND_FAILURE))) {
            unread.add(origin(record));
        }
        return unread;
    }

    public void coverage(Consumer<Coverage> consumer) throws IOException {
        new CensusColumns(searcher).coverage(consumer);
    }

    public List<Coverage> coverage(Collection<DocumentId> ids) throws IOException {
        List<Coverage> all = new ArrayList<>();
        for (DocumentId id : ids) {
            Optional<Integer> record = documentRecord(id);
            if (record.isPresent()) {
                all.add(new CensusColumns(searcher).coverage(record.get(), origin(record.get())));
            }
        }
        return all;
    }

    private static Query all(Query... queries) {
        BooleanQuery.Builder all = new BooleanQuery.Builder();
        for (Query query : queries) {
            all.add(query, Occur.FILTER);
        }
        return all.build();
    }

    private static Query term(String field, String text) {
        return new TermQuery(new Term(field, text));
    }
}
