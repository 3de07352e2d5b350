package dev.carrel.index.lucene.facets;

import java.io.IOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.store.MatchingRecords;
import dev.carrel.ranking.query.Facet;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;

/// The values that documents are counted by, in memory: a few numbers a document and two bytes a record. Documents are numbered in
/// the order of their records; since a document's passages stand right before it, a passage belongs to the next one.
final class FacetColumns {
    private static final Map<Facet, String> FIELDS = Map.of(Facet.YEAR, FieldNames.YEAR_COLUMN, Facet.TYPE,
            FieldNames.TYPE_COLUMN, Facet.COLLECTION, FieldNames.COLLECTION_COLUMN, Facet.TAG,
            FieldNames.TAG_COLUMN, Facet.AUTHOR, FieldNames.AUTHOR_COLUMN, Facet.VENUE,
            FieldNames.VENUE_COLUMN, Facet.SOURCE, FieldNames.SOURCE_COLUMN);

    /// Of the documents, in rising order.
    private final int[] records;
    /// For each document the number of the first of the same work, or -1 if it has no other versions.
    private final int[] works;
    /// The documents of each work that has several, by the number of the first.
    private final Map<Integer, List<Integer>> versions;
    private final Map<Facet, FacetColumn> columns = new EnumMap<>(Facet.class);
    private final IndexSearcher searcher;
    /// One bit for each part of its text that a record stands in.
    private final short[] sections;

    private FacetColumns(int[] records, int[] works, IndexSearcher searcher, short[] sections) {
        this.records = records;
        this.works = works;
        this.versions = IntStream.range(0, works.length).filter(document -> works[document] >= 0).boxed()
                .collect(Collectors.groupingBy(document -> works[document]));
        this.searcher = searcher;
        this.sections = sections;
    }

    static FacetColumns read(IndexSearcher searcher, Versions versions) throws IOException {
        int[] records = MatchingRecords.records(searcher,
                new TermQuery(new Term(FieldNames.KIND, FieldNames.KIND_DOCUMENT)));
        return new FacetColumns(records, works(searcher, records, versions), searcher, sections(searcher));
    }

    int size() {
        return records.length;
    }

    /// The number of the document that a passage belongs to.
    ///
    /// @param from a number that is not after it
    int document(int passage, int from) {
        int document = from;
        while (records[document] < passage) {
            document++;
        }
        return document;
    }

    int work(int document) {
        return works[document];
    }

    /// The documents of the same work as one that has other versions.
    List<Integer> versions(int document) {
        return Objects.requireNonNull(versions.get(works[document]));
    }

    /// All documents of the same work as one, itself included, by their numbers.
    List<Integer> all(int document) {
        return works[document] < 0 ? List.of(document) : versions(document);
    }

    /// The number that stands for the work of a document.
    int first(int document) {
        return works[document] < 0 ? document : works[document];
    }

    /// The number of a document's record.
    int record(int document) {
        return records[document];
    }

    short section(int passage) {
        return sections[passage];
    }

    /// Read when it is first asked for: a list shows its rows before anything is counted.
    synchronized FacetColumn column(Facet facet) throws IOException {
        FacetColumn known = columns.get(facet);
        if (known == null) {
            known = column(searcher, Objects.requireNonNull(FIELDS.get(facet)), records);
            columns.put(facet, known);
        }
        return known;
    }

    private static FacetColumn column(IndexSearcher searcher, String field, int[] records)
            throws IOException {
        FacetColumnBuilder builder = new FacetColumnBuilder(field, records.length);
        int next = 0;
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            int first = next;
            while (next < records.length && records[next] < leaf.docBase + leaf.reader().maxDoc()) {
                next++;
            }
            int[] own = new int[next - first];
            for (int i = 0; i < own.length; i++) {
                own[i] = records[first + i] - leaf.docBase;
            }
            builder.add(leaf.reader(), own);
        }
        return builder.build();
    }

    private static int[] works(IndexSearcher searcher, int[] records, Versions versions) throws IOException {
        int[] works = new int[records.length];
        Arrays.fill(works, -1);
        for (List<DocumentId> work : versions.works()) {
            int first = -1;
            for (DocumentId id : work) {
                Optional<Integer> record = MatchingRecords.first(searcher,
                        new Term(FieldNames.NAMES, id.value()));
                int number = record.isEmpty() ? -1 : Arrays.binarySearch(records, record.get());
                first = first < 0 ? number : first;
                if (number >= 0) {
                    works[number] = first;
                }
            }
        }
        return works;
    }

    private static short[] sections(IndexSearcher searcher) throws IOException {
        short[] sections = new short[searcher.getIndexReader().maxDoc()];
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            NumericDocValues parts = DocValues.getNumeric(leaf.reader(), FieldNames.SECTION_COLUMN);
            while (parts.nextDoc() != NumericDocValues.NO_MORE_DOCS) {
                sections[leaf.docBase + parts.docID()] = (short) parts.longValue();
            }
        }
        return sections;
    }
}
