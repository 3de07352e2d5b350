package dev.carrel.index.lucene;

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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.Origin;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.Source;
import dev.carrel.document.bibliography.Identifier;
import dev.carrel.embed.Vector;
import dev.carrel.index.Coverage;
import dev.carrel.index.Described;
import dev.carrel.index.Entry;
import dev.carrel.index.Failure;
import dev.carrel.index.Found;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Statistics;
import dev.carrel.index.VectorLimit;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.FloatVectorValues;
import org.apache.lucene.index.IndexableField;
import org.apache.lucene.index.KnnVectorValues;
import org.apache.lucene.index.LeafReaderContext;
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
import tools.jackson.databind.json.JsonMapper;

/// Gives back what was put in.
final class Store {
    /// As DOIs are written in papers and addresses; what follows is the DOI.
    private static final Pattern DOI_LINK = Pattern
            .compile("^(?:https?://(?:dx\\.)?doi\\.org/|doi:\\s*)(?=10\\.)");

    /// What is read of a document for each hit.
    private static final Set<String> SHOWN = Stream
            .concat(StoredMetadata.FIELDS.stream(), Stream.of(Fields.TRUNCATED))
            .collect(Collectors.toUnmodifiableSet());

    private final IndexSearcher searcher;
    private final long bytes;
    private @Nullable Statistics statistics;

    Store(IndexSearcher searcher, long bytes) {
        this.searcher = searcher;
        this.bytes = bytes;
    }

    List<Found> passages(List<PassageId> ids) throws IOException {
        List<Found> found = new ArrayList<>();
        Map<DocumentId, Found> documents = new HashMap<>();
        for (PassageId id : ids) {
            Optional<Integer> record = Matching.first(searcher, new Term(Fields.PASSAGE, id.toString()));
            if (record.isPresent()) {
                Passage passage = StoredPassage.read(searcher.storedFields().document(record.get()));
                Found seen = documents.get(id.document());
                Found here = seen == null
                        ? found(passage)
                        : new Found(passage, seen.metadata(), seen.origin(), seen.versions(),
                                seen.truncated());
                documents.put(id.document(), here);
                found.add(here);
            }
        }
        return found;
    }

    private Found found(Passage passage) throws IOException {
        int record = documentRecord(passage.id().document()).orElseThrow();
        Document stored = searcher.storedFields().document(record, SHOWN);
        return new Found(passage, StoredMetadata.read(stored), origin(record), List.of(),
                number(stored.getField(Fields.TRUNCATED)) == 1);
    }

    private Optional<Integer> documentRecord(DocumentId id) throws IOException {
        return Matching.first(searcher, new Term(Fields.NAMES, id.value()));
    }

    private Metadata metadata(int record) throws IOException {
        return StoredMetadata.read(searcher.storedFields().document(record, StoredMetadata.FIELDS));
    }

    Optional<Entry> document(DocumentId id) throws IOException {
        Optional<Integer> record = documentRecord(id);
        return record.isEmpty() ? Optional.empty() : Optional.of(entry(id, record.get()));
    }

    private Entry entry(DocumentId id, int record) throws IOException {
        Document stored = searcher.storedFields().document(record);
        dev.carrel.document.Document document = JsonMapper.shared()
                .readValue(stored.getBinaryValue(Fields.CONTENT).bytes, dev.carrel.document.Document.class);
        List<PassageRecord> passages = new ArrayList<>();
        for (int each : Matching.records(searcher,
                all(term(Fields.DOCUMENT, id.value()), term(Fields.KIND, Fields.KIND_PASSAGE)))) {
            passages.add(new PassageRecord(StoredPassage.read(searcher.storedFields().document(each)), each));
        }
        passages.sort(Comparator.comparing(passage -> passage.passage().id()));
        return new Entry(origin(record), document, passages.stream().map(PassageRecord::passage).toList(),
                vectors(passages), new VectorLimit((int) number(stored.getField(Fields.LIMIT))));
    }

    private record PassageRecord(Passage passage, int record) {}

    private List<Vector> vectors(List<PassageRecord> passages) throws IOException {
        List<Vector> vectors = new ArrayList<>();
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        for (PassageRecord passage : passages) {
            LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(passage.record(), leaves));
            FloatVectorValues values = leaf.reader().getFloatVectorValues(Fields.VECTOR);
            if (values != null) {
                KnnVectorValues.DocIndexIterator at = values.iterator();
                if (at.advance(passage.record() - leaf.docBase) == passage.record() - leaf.docBase) {
                    vectors.add(Vector.restored(values.vectorValue(at.index())));
                }
            }
        }
        return vectors;
    }

    List<Described> documents(List<DocumentId> ids) throws IOException {
        List<Described> documents = new ArrayList<>();
        for (DocumentId id : ids) {
            Optional<Integer> record = documentRecord(id);
            if (record.isPresent()) {
                documents.add(new Described(metadata(record.get()), origin(record.get())));
            }
        }
        return documents;
    }

    List<DocumentId> named(String name) throws IOException {
        String normal = Records.normal(name);
        List<DocumentId> named = calledExactly(normal);
        if (named.isEmpty() && DOI_LINK.matcher(normal).find()) {
            return calledExactly(DOI_LINK.matcher(normal).replaceFirst(""));
        }
        if (named.isEmpty()) {
            named = registered(name);
        }
        if (named.isEmpty() && normal.matches("[0-9a-f]{4,16}")) {
            named = documents(all(new PrefixQuery(new Term(Fields.DOCUMENT, normal)),
                    term(Fields.KIND, Fields.KIND_DOCUMENT)));
        }
        String title = Records.titleName(name);
        return named.isEmpty() && !title.isEmpty() ? calledExactly(title) : named;
    }

    /// By an ISBN, a PMID, an arXiv id, however it is spelt.
    private List<DocumentId> registered(String name) throws IOException {
        Optional<Identifier> identifier = Identifier.of(name);
        return identifier.isEmpty() ? List.of() : calledExactly(identifier.get().name());
    }

    private List<DocumentId> calledExactly(String normal) throws IOException {
        return documents(all(term(Fields.NAMES, normal), term(Fields.KIND, Fields.KIND_DOCUMENT)));
    }

    List<DocumentId> waiting() throws IOException {
        return documents(term(Fields.WAITING, "yes"));
    }

    private List<DocumentId> documents(Query query) throws IOException {
        List<DocumentId> ids = new ArrayList<>();
        for (int record : Matching.records(searcher, query)) {
            ids.add(origin(record).id());
        }
        ids.sort(Comparator.naturalOrder());
        return ids;
    }

    void origins(Consumer<Origin> consumer) throws IOException {
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            BinaryDocValues column = leaf.reader().getBinaryDocValues(Fields.ORIGIN_COLUMN);
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
                .requireNonNull(leaf.reader().getBinaryDocValues(Fields.ORIGIN_COLUMN));
        if (!column.advanceExact(record - leaf.docBase)) {
            throw new IllegalStateException("record " + record + " has no origin");
        }
        return StoredOrigin.read(column.binaryValue());
    }

    List<Failure> failures() throws IOException {
        List<Failure> failures = new ArrayList<>();
        addFailures(Fields.KIND_FAILURE, Failure.Extent.WHOLE, failures);
        addFailures(Fields.KIND_FAILED_PART, Failure.Extent.PART, failures);
        failures.sort(Comparator.comparing(failure -> failure.origin().path()));
        return failures;
    }

    private void addFailures(String kind, Failure.Extent extent, List<Failure> failures) throws IOException {
        for (int record : Matching.records(searcher, term(Fields.KIND, kind))) {
            String reason = searcher.storedFields().document(record, Set.of(Fields.REASON))
                    .get(Fields.REASON);
            failures.add(new Failure(origin(record), reason, extent));
        }
    }

    List<RemovedDocument> removed() throws IOException {
        List<RemovedDocument> removed = new ArrayList<>();
        for (int record : Matching.records(searcher, term(Fields.KIND, Fields.KIND_REMOVED))) {
            Document stored = searcher.storedFields().document(record);
            removed.add(new RemovedDocument(StoredOrigin.read(stored.getBinaryValue(Fields.REMOVED)),
                    stored.get(Fields.REMOVED_TITLE)));
        }
        removed.sort(Comparator.comparing(each -> each.origin().path()));
        return removed;
    }

    List<Source> sources() throws IOException {
        List<Source> sources = new ArrayList<>();
        for (int record : Matching.records(searcher, term(Fields.KIND, Fields.KIND_SOURCE))) {
            Document stored = searcher.storedFields().document(record);
            IndexableField synced = stored.getField(Fields.SYNCED);
            sources.add(new Source(stored.get(Fields.SOURCE_ID),
                    Source.Kind.valueOf(stored.get(Fields.SOURCE_KIND)),
                    stored.get(Fields.LOCATION),
                    synced == null ? null : Instant.ofEpochMilli(number(synced))));
        }
        sources.sort(Comparator.comparing(Source::location));
        return sources;
    }

    private static long number(IndexableField field) {
        return field.numericValue().longValue();
    }

    /// Counted once: the library does not change under a snapshot, and every answer tells its coverage.
    synchronized Statistics statistics() throws IOException {
        if (statistics == null) {
            statistics = new Census(searcher).count(unread(), bytes);
        }
        return statistics;
    }

    /// Where whole documents failed, without their reasons: every search asks.
    private List<Origin> unread() throws IOException {
        List<Origin> unread = new ArrayList<>();
        for (int record : Matching.records(searcher, term(Fields.KIND, Fields.KIND_FAILURE))) {
            unread.add(origin(record));
        }
        return unread;
    }

    void coverage(Consumer<Coverage> consumer) throws IOException {
        new Census(searcher).coverage(consumer);
    }

    List<Coverage> coverage(Collection<DocumentId> ids) throws IOException {
        List<Coverage> all = new ArrayList<>();
        for (DocumentId id : ids) {
            Optional<Integer> record = documentRecord(id);
            if (record.isPresent()) {
                all.add(new Census(searcher).coverage(record.get(), origin(record.get())));
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
