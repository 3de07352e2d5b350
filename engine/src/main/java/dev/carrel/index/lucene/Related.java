package dev.carrel.index.lucene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import dev.carrel.document.CitationList;
import dev.carrel.document.Citations;
import dev.carrel.document.Versions;
import dev.carrel.document.Work;
import dev.carrel.index.Snapshot;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/// What documents are recognised by and whom they cite, and what was found out from that. The latter is read when it is
/// first asked for, and once a commit.
final class Related {
    private final IndexSearcher searcher;
    private @Nullable Citations citations;
    private @Nullable Versions versions;

    Related(IndexSearcher searcher) {
        this.searcher = searcher;
    }

    /// Something that is done with a column's value.
    @FunctionalInterface
    private interface Use {
        void of(BytesRef value) throws IOException;
    }

    void works(Consumer<Work> consumer) throws IOException {
        walk(Fields.WORK_COLUMN, value -> consumer.accept(StoredWork.read(value)));
    }

    void references(Snapshot.References consumer) throws IOException {
        walk(Fields.REFERENCES_COLUMN, value -> StoredReferences.read(value, consumer));
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

    List<CitationList> citationLists() throws IOException {
        List<CitationList> lists = new ArrayList<>();
        for (int record : Matching.records(searcher, kind(Fields.KIND_CITATIONS))) {
            Document stored = searcher.storedFields().document(record);
            lists.add(new CitationList(stored.get(Fields.SOURCE_ID), stored.get(Fields.LOCATION),
                    StoredRelations.list(stored.getBinaryValue(Fields.CITATION_LIST))));
        }
        lists.sort(Comparator.comparing(CitationList::path));
        return lists;
    }

    synchronized Citations citations() throws IOException {
        if (citations == null) {
            Optional<Document> stored = relations(Fields.CITATIONS);
            citations = stored.isEmpty()
                    ? Citations.NONE
                    : StoredRelations.citations(stored.get().getBinaryValue(Fields.CITATIONS));
        }
        return citations;
    }

    synchronized Versions versions() throws IOException {
        if (versions == null) {
            Optional<Document> stored = relations(Fields.VERSIONS);
            versions = stored.isEmpty()
                    ? Versions.NONE
                    : StoredRelations.versions(stored.get().getBinaryValue(Fields.VERSIONS));
        }
        return versions;
    }

    long basis() throws IOException {
        Optional<Document> stored = relations(Fields.BASIS);
        return stored.isEmpty() ? 0 : stored.get().getField(Fields.BASIS).numericValue().longValue();
    }

    private Optional<Document> relations(String field) throws IOException {
        int[] records = Matching.records(searcher, kind(Fields.KIND_RELATIONS));
        return records.length == 0
                ? Optional.empty()
                : Optional.of(searcher.storedFields().document(records[0], Set.of(field)));
    }

    private static TermQuery kind(String kind) {
        return new TermQuery(new Term(Fields.KIND, kind));
    }
}
