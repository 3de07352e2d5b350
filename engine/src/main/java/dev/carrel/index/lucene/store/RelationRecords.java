package dev.carrel.index.lucene.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiDocValues;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/// The records about works and citations, and the relations that were found out from them. The latter are read when it is
/// first asked for, and once a commit.
public final class RelationRecords implements WorkRelations {
    private final IndexSearcher searcher;
    private @Nullable Citations citations;
    private @Nullable Versions versions;

    public RelationRecords(IndexSearcher searcher) {
        this.searcher = searcher;
    }

    /// Something that is done with a column's value.
    @FunctionalInterface
    private interface Use {
        void of(BytesRef value) throws IOException;
    }

    @Override
    public void works(Consumer<WorkIdentity> consumer) throws IOException {
        walk(FieldNames.WORK_COLUMN, value -> consumer.accept(StoredWork.read(value)));
    }

    @Override
    public void references(WorkRelations.References consumer) throws IOException {
        walk(FieldNames.REFERENCES_COLUMN, value -> StoredReferences.read(value, consumer));
    }

    private void walk(String field, Use use) throws IOException {
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            BinaryDocValues column = leaf.reader().getBinaryDocValues(field);
            Bits live = leaf.reader().getLiveDocs();
            while (column != null && column.nextDoc() != BinaryDocValues.NO_MORE_DOCS) {
                if (live == null || live.get(column.docID())) {
                    use.of(column.binaryValue());
                }
            }
        }
    }

    @Override
    public List<CitationList> citationLists() throws IOException {
        List<CitationList> lists = new ArrayList<>();
        for (int record : MatchingRecords.records(searcher, kind(FieldNames.KIND_CITATIONS))) {
            Document stored = searcher.storedFields().document(record);
            lists.add(new CitationList(stored.get(FieldNames.SOURCE_ID), stored.get(FieldNames.LOCATION),
                    StoredRelations.list(stored.getBinaryValue(FieldNames.CITATION_LIST))));
        }
        lists.sort(Comparator.comparing(CitationList::path));
        return lists;
    }

    @Override
    public synchronized Citations citations() throws IOException {
        if (citations == null) {
            Optional<Document> stored = stored(FieldNames.KIND_GRAPH);
            citations = stored.isEmpty()
                    ? Citations.NONE
                    : StoredRelations.citations(stored.get().getBinaryValue(FieldNames.CITATIONS));
        }
        return citations;
    }

    @Override
    public synchronized Versions versions() throws IOException {
        if (versions == null) {
            Optional<Document> stored = stored(FieldNames.KIND_VERSIONS);
            versions = stored.isEmpty()
                    ? Versions.NONE
                    : StoredRelations.versions(stored.get().getBinaryValue(FieldNames.VERSIONS));
        }
        return versions;
    }

    @Override
    public List<CitingSentence> sentences(Collection<DocumentId> cited) throws IOException {
        List<CitingSentence> sentences = new ArrayList<>();
        for (DocumentId id : cited) {
            for (int record : MatchingRecords.records(searcher,
                    new TermQuery(new Term(FieldNames.CITED, id.value())))) {
                sentences.add(sentence(searcher.storedFields().document(record), id));
            }
        }
        // Sorting keeps the order of those in one passage, which were written in it.
        sentences.sort(Comparator.comparing(CitingSentence::passage));
        return sentences;
    }

    /// The sentences of some records, in the order asked for.
    public List<CitingSentence> sentences(int[] records) throws IOException {
        SortedDocValues cited = MultiDocValues.getSortedValues(searcher.getIndexReader(),
                FieldNames.CITED_COLUMN);
        Map<Integer, DocumentId> ids = new HashMap<>();
        for (int record : Arrays.stream(records).sorted().toArray()) {
            if (cited != null && cited.advanceExact(record)) {
                ids.put(record, new DocumentId(cited.lookupOrd(cited.ordValue()).utf8ToString()));
            }
        }
        List<CitingSentence> sentences = new ArrayList<>();
        for (int record : records) {
            sentences.add(sentence(searcher.storedFields().document(record),
                    Objects.requireNonNull(ids.get(record))));
        }
        return sentences;
    }

    /// The sentence that a record keeps.
    public static CitingSentence sentence(Document record, DocumentId cited) throws IOException {
        return StoredRelations.sentence(record.getBinaryValue(FieldNames.SENTENCE), cited);
    }

    @Override
    public Map<DocumentId, Long> citingTexts() throws IOException {
        Map<DocumentId, Long> texts = new HashMap<>();
        walk(FieldNames.CITING_COLUMN, value -> StoredRelations.basis(value, texts::put));
        return texts;
    }

    @Override
    public long basis() throws IOException {
        Optional<Document> stored = stored(FieldNames.KIND_VERSIONS);
        return stored.isEmpty() ? 0 : stored.get().getField(FieldNames.BASIS).numericValue().longValue();
    }

    private Optional<Document> stored(String kind) throws IOException {
        int[] records = MatchingRecords.records(searcher, kind(kind));
        return records.length == 0
                ? Optional.empty()
                : Optional.of(searcher.storedFields().document(records[0]));
    }

    private static TermQuery kind(String kind) {
        return new TermQuery(new Term(FieldNames.KIND, kind));
    }
}
