package dev.carrel.index.lucene.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiDocValues;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.Weight;
import org.apache.lucene.util.Bits;

/// All records that match, unscored and in Lucene's order. (Collecting as the best of `maxDoc` would prepare a queue
/// of that size for every question.)
public final class MatchingRecords {
    private MatchingRecords() {}

    public static int[] records(IndexSearcher searcher, Query query) throws IOException {
        IntStream.Builder records = IntStream.builder();
        each(searcher, query, records);
        return records.build().toArray();
    }

    /// The ids of documents whose own records match, not those of their passages.
    public static List<String> documents(IndexSearcher searcher, Query query) {
        try {
            List<String> ids = new ArrayList<>();
            BinaryDocValues origins = MultiDocValues.getBinaryValues(searcher.getIndexReader(),
                    FieldNames.ORIGIN_COLUMN);
            for (int record : records(searcher, query)) {
                if (origins != null && origins.advanceExact(record)) {
                    ids.add(StoredOrigin.read(origins.binaryValue()).id().value());
                }
            }
            return ids;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The ids of the documents that matching sentences of others cite.
    public static List<String> cited(IndexSearcher searcher, Query query) {
        return values(searcher, query, FieldNames.CITED_COLUMN);
    }

    /// The ids of the documents that matching passages belong to.
    public static List<String> ofPassages(IndexSearcher searcher, Query query) {
        return values(searcher, query, FieldNames.DOCUMENT_COLUMN);
    }

    private static List<String> values(IndexSearcher searcher, Query query, String column) {
        try {
            Set<String> ids = new TreeSet<>();
            SortedDocValues values = MultiDocValues.getSortedValues(searcher.getIndexReader(), column);
            for (int record : records(searcher, query)) {
                if (values != null && values.advanceExact(record)) {
                    ids.add(values.lookupOrd(values.ordValue()).utf8ToString());
                }
            }
            return List.copyOf(ids);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Tells of every record that matches, in rising order.
    public static void each(IndexSearcher searcher, Query query, IntConsumer consumer) throws IOException {
        Weight weight = searcher.createWeight(searcher.rewrite(query), ScoreMode.COMPLETE_NO_SCORES, 1);
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            Scorer scorer = weight.scorer(leaf);
            Bits live = leaf.reader().getLiveDocs();
            DocIdSetIterator matches = scorer == null ? DocIdSetIterator.empty() : scorer.iterator();
            for (int i = matches.nextDoc(); i != DocIdSetIterator.NO_MORE_DOCS; i = matches.nextDoc()) {
                if (live == null || live.get(i)) {
                    consumer.accept(leaf.docBase + i);
                }
            }
        }
    }

    /// Whether a query matches anything, deleted records included.
    public static boolean any(IndexSearcher searcher, Query query) {
        try {
            Weight weight = searcher.createWeight(searcher.rewrite(query), ScoreMode.COMPLETE_NO_SCORES, 1);
            for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
                Scorer scorer = weight.scorer(leaf);
                if (scorer != null && scorer.iterator().nextDoc() != DocIdSetIterator.NO_MORE_DOCS) {
                    return true;
                }
            }
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The record that a term names, straight from the postings: a query would have to be planned first.
    public static Optional<Integer> first(IndexSearcher searcher, Term term) throws IOException {
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            PostingsEnum postings = leaf.reader().postings(term, PostingsEnum.NONE);
            Bits live = leaf.reader().getLiveDocs();
            while (postings != null && postings.nextDoc() != PostingsEnum.NO_MORE_DOCS) {
                if (live == null || live.get(postings.docID())) {
                    return Optional.of(leaf.docBase + postings.docID());
                }
            }
        }
        return Optional.empty();
    }

    /// The scores of given records, which must be in rising order; those that do not match are left out.
    public static Map<Integer, Double> scores(IndexSearcher searcher, Query query, int[] records)
            throws IOException {
        Weight weight = searcher.createWeight(searcher.rewrite(query), ScoreMode.COMPLETE, 1);
        Map<Integer, Double> scores = new HashMap<>();
        int next = 0;
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            int end = leaf.docBase + leaf.reader().maxDoc();
            Scorer scorer = next < records.length && records[next] < end ? weight.scorer(leaf) : null;
            for (; next < records.length && records[next] < end; next++) {
                int record = records[next] - leaf.docBase;
                if (scorer != null && reaches(scorer.iterator(), record)) {
                    scores.put(records[next], (double) scorer.score());
                }
            }
        }
        return scores;
    }

    private static boolean reaches(DocIdSetIterator matches, int record) throws IOException {
        return (matches.docID() < record ? matches.advance(record) : matches.docID()) == record;
    }
}
