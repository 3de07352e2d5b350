package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.KeywordQueries;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.search.Retriever;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.TermQuery;
import tools.jackson.databind.JsonNode;

/// The cluster proposes passages, some more than are wanted; the same code as embedded then ranks them by the same formula.
record ClusterRetrieval(ClusterRecords records, LibraryStatistics statistics, PassageQueries queries)
        implements
            PassageRetrieval {
    /// All records here are passages that fulfil what was asked.
    static final BooleanQuery EVERYTHING = new BooleanQuery.Builder()
            .add(new TermQuery(new Term(FieldNames.KIND, FieldNames.KIND_PASSAGE)), Occur.FILTER).build();
    private static final List<Object> STABLE = List.of("_score", Map.of("doc_column", "asc"),
            Map.of("ordinal_column", "asc"));
    /// Comparing so many vectors takes some milliseconds.
    private static final int FEW = 10_000;
    private static final int TO_SPARE = 20;

    @FunctionalInterface
    private interface Proposal {
        List<JsonNode> first(int count) throws IOException;
    }

    @FunctionalInterface
    private interface Ranked {
        Ranking of(Retriever retriever, int found) throws IOException;
    }

    @Override
    public Ranking keyword(Query query, View view, int depth) throws IOException {
        KeywordQueries.Scoring scoring = queries.keywords().scoring(query);
        Map<String, Object> filter = QueryJson.of(queries.filter(query).build());
        return deepen(view, depth, count -> proposed(scoring, filter, count),
                (retriever, _) -> retriever.keyword(scoring, EVERYTHING, view, depth));
    }

    /// The best without any bonus and the best with each, as embedded.
    private List<JsonNode> proposed(KeywordQueries.Scoring scoring, Map<String, Object> filter, int count)
            throws IOException {
        List<PointInTime.Search> searches = new ArrayList<>();
        searches.add(search(scoring, List.of(filter), count));
        List<Object> all = new ArrayList<>(List.of(filter));
        for (KeywordQueries.Bonus bonus : scoring.bonuses()) {
            Map<String, Object> required = QueryJson.of(bonus.query());
            all.add(required);
            searches.add(search(scoring, List.of(filter, required), count));
        }
        if (scoring.bonuses().size() > 1) {
            searches.add(search(scoring, all, count));
        }
        return statistics.prepare(scoring, searches);
    }

    private static PointInTime.Search search(KeywordQueries.Scoring scoring, List<Object> filters,
            int count) {
        return PointInTime.Search
                .of(Map.of("bool", Map.of("must", List.of(QueryJson.of(scoring.any())), "filter", filters)),
                        Math.min(PointInTime.MOST, count + count / 5 + TO_SPARE), ClusterRecords.SCORED)
                .with("sort", STABLE).with("track_scores", true).with("track_total_hits", false);
    }

    @Override
    public Ranking nearest(Vector vector, Query query, View view, int depth) throws IOException {
        if (records.moment().state().dimensions() == 0) {
            return Ranking.reduced(List.of(), view);
        }
        Map<String, Object> filter = QueryJson.of(queries.filter(query).build());
        int few = few(query, filter);
        return deepen(view, depth, count -> {
            int most = Math.min(PointInTime.MOST, Math.max(count, few));
            return records.moment().search(List.of(PointInTime.Search.of(filter, most, ClusterRecords.SCORED)
                    .near(vector.components(), most)));
        }, (retriever, found) -> retriever.nearest(vector, EVERYTHING, view,
                new Retriever.Depth(depth, found)));
    }

    private int few(Query query, Map<String, Object> filter) throws IOException {
        boolean named = query.conditions().stream().anyMatch(Condition.Among.class::isInstance);
        long passages = named ? records.moment().count(filter) : 0;
        return passages <= FEW ? (int) passages : 0;
    }

    /// Asks for more passages until enough different keys are among them.
    private Ranking deepen(View view, int depth, Proposal proposal, Ranked ranked) throws IOException {
        int count = view == View.PAPERS ? Retriever.passagesFor(depth, statistics) : depth;
        while (true) {
            List<JsonNode> found = proposal.first(count);
            Ranking ranking = ranked(found, ranked);
            if (ranking.candidates().size() >= depth || found.size() < count || count >= PointInTime.MOST) {
                return ranking.first(depth);
            }
            count = Math.min(PointInTime.MOST, count * 4);
        }
    }

    private Ranking ranked(List<JsonNode> hits, Ranked ranked) throws IOException {
        List<Document> found = records.passages(hits.stream());
        try (LocalRecords local = new LocalRecords(found)) {
            return ranked.of(new Retriever(local.searcher(statistics), queries), found.size());
        }
    }
}
