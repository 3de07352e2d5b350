package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.lucene.query.KeywordQueries;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.store.MatchingRecords;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FieldDoc;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;

/// Finds passages by words and by vectors.
public final class Retriever implements PassageRetrieval {
    /// Which of many equal scores are among the first must not depend on Lucene's numbers either.
    private static final Sort STABLE = new Sort(SortField.FIELD_SCORE,
            new SortField(FieldNames.DOCUMENT_COLUMN, SortField.Type.STRING),
            new SortField(FieldNames.ORDINAL_COLUMN, SortField.Type.LONG));

    /// Comparing so many vectors takes some milliseconds.
    private static final int FEW = 10_000;

    private final IndexSearcher searcher;
    private final PassageQueries queries;
    private final KeywordQueries keywords;
    private final PassageColumns columns;
    private final PassageRecords records;

    public Retriever(IndexSearcher searcher, PassageQueries queries) {
        this.searcher = searcher;
        this.queries = queries;
        this.keywords = queries.keywords();
        this.columns = new PassageColumns(searcher);
        this.records = new PassageRecords(searcher, columns);
        searcher.setSimilarity(queries.similarity());
    }

    PassageQueries queries() {
        return queries;
    }

    /// Shared with whoever scores what has just been found.
    PassageRecords records() {
        return records;
    }

    @Override
    public Ranking keyword(Query query, View view, int depth) throws IOException {
        return keyword(keywords.scoring(query), queries.filter(query).build(), view, depth);
    }

    /// The passages that score best among those that a filter leaves.
    public Ranking keyword(KeywordQueries.Scoring scoring, BooleanQuery filter, View view, int depth)
            throws IOException {
        return deepen(view, depth, count -> best(scoring, filter, count));
    }

    /// The best by the whole formula are among the best without any bonus and the best with each: so every search stays
    /// one that Lucene can cut short, which a query that multiplies scores is not.
    private List<Candidate> best(KeywordQueries.Scoring scoring, BooleanQuery filter, int count)
            throws IOException {
        Map<Integer, Double> scores = new HashMap<>();
        add(scores, scoring.any(), filter, List.of(), count);
        boolean all = scoring.bonuses().size() > 1;
        for (KeywordQueries.Bonus bonus : scoring.bonuses()) {
            all &= add(scores, scoring.any(), filter, List.of(bonus.query()), count) > 0;
        }
        if (all) {
            add(scores, scoring.any(), filter,
                    scoring.bonuses().stream().map(KeywordQueries.Bonus::query).toList(),
                    count);
        }
        int[] found = scores.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
        multiply(searcher, scoring.bonuses(), found, scores);
        Map<Integer, PassageId> ids = records.named(found);
        return Arrays.stream(found)
                .mapToObj(record -> new Candidate(Objects.requireNonNull(ids.get(record)),
                        Objects.requireNonNull(scores.get(record))))
                .sorted(Candidate.BEST_FIRST).limit(count).toList();
    }

    /// @return how many were found
    private int add(Map<Integer, Double> scores, org.apache.lucene.search.Query any, BooleanQuery filter,
            List<org.apache.lucene.search.Query> required, int count) throws IOException {
        BooleanQuery.Builder query = new BooleanQuery.Builder().add(any, Occur.MUST);
        if (!PassageQueries.isOpen(filter)) {
            query.add(filter, Occur.FILTER);
        }
        required.forEach(each -> query.add(each, Occur.FILTER));
        ScoreDoc[] hits = top(query.build(), count);
        for (ScoreDoc hit : hits) {
            scores.put(hit.doc, score(hit));
        }
        return hits.length;
    }

    /// Lucene lets its own numbers decide between equal scores. Where that would decide who is among the first, names do,
    /// which takes longer: they have to be looked up for whatever is compared.
    private ScoreDoc[] top(org.apache.lucene.search.Query query, int count) throws IOException {
        ScoreDoc[] hits = searcher.search(query, count + 1).scoreDocs;
        if (hits.length <= count) {
            return hits;
        }
        return hits[count - 1].score > hits[count].score
                ? Arrays.copyOf(hits, count)
                : searcher.search(query, count, STABLE).scoreDocs;
    }

    @Override
    public Ranking nearest(Vector vector, Query query, View view, int depth) throws IOException {
        BooleanQuery filter = queries.filter(query).build();
        return nearest(vector, filter, view, new Depth(depth, few(query, filter)));
    }

    /// The depth of a search: how many keys are wanted, and how many passages are to be compared at least.
    public record Depth(int keys, int least) {}

    /// The nearest passages among those that a filter leaves.
    public Ranking nearest(Vector vector, BooleanQuery filter, View view, Depth depth) throws IOException {
        return deepen(view, depth.keys(), count -> {
            int most = Math.max(count, depth.least());
            KnnFloatVectorQuery nearest = new KnnFloatVectorQuery(FieldNames.VECTOR, vector.components(),
                    most,
                    PassageQueries.isOpen(filter) ? null : filter);
            return compared(searcher.search(nearest, most).scoreDocs, vector);
        });
    }

    /// How many passages are asked about, if the query names documents that have few: when as many are asked for,
    /// Lucene compares them all and does not walk its graph.
    private int few(Query query, BooleanQuery filter) throws IOException {
        boolean named = query.conditions().stream().anyMatch(Condition.Among.class::isInstance);
        int passages = named ? searcher.count(filter) : 0;
        return passages <= FEW ? passages : 0;
    }

    @FunctionalInterface
    private interface Search {
        List<Candidate> first(int count) throws IOException;
    }

    /// How many passages are likely to hold so many different documents.
    public static int passagesFor(int documents, IndexTerms terms) throws IOException {
        return PassageColumns.passagesFor(documents, terms);
    }

    /// Asks for more passages until enough different keys are among them.
    private Ranking deepen(View view, int depth, Search search) throws IOException {
        int most = Math.max(1, searcher.getIndexReader().maxDoc());
        int count = Math.min(most, view == View.PAPERS ? columns.passagesFor(depth) : depth);
        while (true) {
            List<Candidate> found = search.first(count);
            Ranking ranking = Ranking.reduced(found, view);
            if (ranking.candidates().size() >= depth || found.size() < count || count >= most) {
                return ranking.first(depth);
            }
            count = Math.min(most, count * 4);
        }
    }

    /// Cosines are worked out once more: Lucene adds up in an order that depends on the processor and on how Java was started,
    /// and the same question is to have the same answer wherever it is asked. Equal ones come in the order of the passages'
    /// ids, not of Lucene's numbers, which depend on its merges.
    private List<Candidate> compared(ScoreDoc[] hits, Vector vector) throws IOException {
        int[] found = Arrays.stream(hits).mapToInt(hit -> hit.doc).sorted().toArray();
        Map<Integer, PassageId> ids = records.named(found);
        return columns.cosines(found, vector).entrySet().stream()
                .map(each -> new Candidate(Objects.requireNonNull(ids.get(each.getKey())), each.getValue()))
                .sorted(Candidate.BEST_FIRST).toList();
    }

    private static double score(ScoreDoc hit) {
        return hit instanceof FieldDoc sorted && sorted.fields[0] instanceof Float score ? score : hit.score;
    }

    /// Multiplies the scores of those records that match a bonus.
    static void multiply(IndexSearcher searcher, List<KeywordQueries.Bonus> bonuses, int[] records,
            Map<Integer, Double> scores) throws IOException {
        for (KeywordQueries.Bonus bonus : bonuses) {
            for (int record : MatchingRecords.scores(searcher, bonus.query(), records).keySet()) {
                scores.computeIfPresent(record, (_, score) -> score * bonus.factor());
            }
        }
    }
}
