package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.CombinedSimilarity;
import dev.carrel.index.lucene.query.KeywordQueries;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.search.Retriever;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.TermQuery;
import tools.jackson.databind.JsonNode;

/// The cluster proposes passages, some more than are wanted; the same code as embedded then ranks them by the same formula.
///
/// Of long documents hundreds of passages would have to be fetched until a hundred documents are among them. Where the cluster's order
/// of a document's passages is ours, it gives the best one of each.
record ClusterRetrieval(ClusterStore store, LibraryStatistics statistics, PassageQueries queries)
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
    /// From so many passages on for each document that is wanted, documents are asked for.
    private static final int LONG = 2;

    /// Asks the cluster for so many, and by what it can tell how many there are.
    @FunctionalInterface
    private interface Proposal {
        List<JsonNode> first(int count) throws IOException;
    }

    @FunctionalInterface
    private interface Ranked {
        Ranking of(Retriever retriever, int found) throws IOException;
    }

    /// What the cluster counts: passages, or documents by their best passage.
    private enum Unit {
        PASSAGES, DOCUMENTS
    }

    /// @param count of units
    private record Wanted(int count, Unit unit) {
        private int size() {
            return Math.min(PointInTime.MOST, count + count / 5 + TO_SPARE);
        }

        private PointInTime.Search of(PointInTime.Search search) {
            PointInTime.Search sorted = search.with("sort", STABLE).with("track_scores", true);
            return unit == Unit.DOCUMENTS
                    ? sorted.with("collapse", Map.of("field", "doc_column"))
                    : sorted;
        }
    }

    @Override
    public Ranking keyword(Query query, View view, int depth) throws IOException {
        if (!statistics.holdsGerman()) {
            return keyword(query, new Assumed(queries.keywords().scoring(query), Set.of()), view, depth);
        }
        Assumed likely = likely(query);
        Ranking ranking = keyword(query, likely, view, depth);
        KeywordQueries.Scoring scoring = queries.keywords().scoring(query);
        return scoring.equals(likely.scoring())
                ? ranking
                : keyword(query, new Assumed(scoring, Set.of()), view, depth);
    }

    /// A scoring, and the terms that have to be counted before it is sure to be the right one.
    private record Assumed(KeywordQueries.Scoring scoring, Set<Term> terms) {}

    private Assumed likely(Query query) {
        LikelyTerms terms = new LikelyTerms(statistics);
        return new Assumed(queries.with(terms).keywords().scoring(query), terms.assumed());
    }

    private Ranking keyword(Query query, Assumed asked, View view, int depth) throws IOException {
        Map<String, Object> filter = QueryJson.of(queries.filter(query).build());
        QueryTerms terms = QueryTerms.of(asked.scoring());
        Ranked ranked = (retriever, _) -> retriever.keyword(asked.scoring(), EVERYTHING, view, depth);
        return areLong(view, depth) && isScoredAlike(asked.scoring())
                ? ranked(proposed(asked, filter, new Wanted(depth, Unit.DOCUMENTS)), terms, ranked)
                : deepen(view, depth, terms,
                        count -> proposed(asked, filter, new Wanted(count, Unit.PASSAGES)), ranked);
    }

    private boolean areLong(View view, int depth) throws IOException {
        return view == View.PAPERS && Retriever.passagesFor(depth, statistics) >= LONG * depth;
    }

    private boolean isScoredAlike(KeywordQueries.Scoring scoring) {
        return queries.similarity() instanceof CombinedSimilarity && QueryJson.isScoredAlike(scoring.any());
    }

    /// The best without any bonus and the best with each, as embedded.
    private List<JsonNode> proposed(Assumed asked, Map<String, Object> filter, Wanted wanted)
            throws IOException {
        KeywordQueries.Scoring scoring = asked.scoring();
        List<PointInTime.Search> searches = new ArrayList<>();
        searches.add(search(scoring, List.of(filter), wanted));
        List<Object> all = new ArrayList<>(List.of(filter));
        for (KeywordQueries.Bonus bonus : scoring.bonuses()) {
            Map<String, Object> required = QueryJson.of(bonus.query());
            all.add(required);
            searches.add(search(scoring, List.of(filter, required), wanted));
        }
        if (scoring.bonuses().size() > 1) {
            searches.add(search(scoring, all, wanted));
        }
        return statistics.prepare(scoring, asked.terms(), searches);
    }

    private PointInTime.Search search(KeywordQueries.Scoring scoring, List<Object> filters, Wanted wanted) {
        return wanted.of(PointInTime.Search.of(
                Map.of("bool", Map.of("must", List.of(QueryJson.of(scoring.any())), "filter", filters)),
                wanted.size(), store.fetched().scoredMembers())).with("track_total_hits", false);
    }

    @Override
    public Ranking nearest(Vector vector, Query query, View view, int depth) throws IOException {
        if (moment().state().dimensions() == 0) {
            return Ranking.reduced(List.of(), view);
        }
        Map<String, Object> filter = QueryJson.of(queries.filter(query).build());
        Ranked ranked = (retriever, found) -> retriever.nearest(vector, EVERYTHING, view,
                new Retriever.Depth(depth, found));
        if (areLong(view, depth)) {
            return ranked(documents(vector, filter, depth), QueryTerms.NONE, ranked);
        }
        int few = few(query, filter);
        return deepen(view, depth, QueryTerms.NONE, count -> {
            int most = Math.min(PointInTime.MOST, Math.max(count, few));
            return moment().search(List.of(near(vector, filter, most, most)));
        }, ranked);
    }

    private PointInTime.Search near(Vector vector, Map<String, Object> filter, int size, int neighbours) {
        return PointInTime.Search.of(filter, size, store.fetched().scoredMembers()).near(vector.components(),
                neighbours);
    }

    /// The nearest passage of each document, among as many neighbours as it takes; among all where they are few.
    private List<JsonNode> documents(Vector vector, Map<String, Object> filter, int depth)
            throws IOException {
        Wanted wanted = new Wanted(depth, Unit.DOCUMENTS);
        int passages = statistics.records(FieldNames.PASSAGE);
        int neighbours = passages <= FEW ? FEW : Retriever.passagesFor(depth, statistics);
        while (true) {
            JsonNode reply = moment().search(
                    wanted.of(near(vector, filter, wanted.size(), neighbours))).path("hits");
            if (reply.path("hits").size() >= depth || neighbours >= PointInTime.MOST
                    || reply.path("total").path("value").asLong() < neighbours) {
                return reply.path("hits").valueStream().toList();
            }
            neighbours = Math.min(PointInTime.MOST, 4 * neighbours);
        }
    }

    private PointInTime moment() {
        return store.records().moment();
    }

    private int few(Query query, Map<String, Object> filter) throws IOException {
        boolean named = query.conditions().stream().anyMatch(Condition.Among.class::isInstance);
        long passages = named ? moment().count(filter) : 0;
        return passages <= FEW ? (int) passages : 0;
    }

    /// Asks for more passages until enough different keys are among them.
    private Ranking deepen(View view, int depth, QueryTerms terms, Proposal proposal, Ranked ranked)
            throws IOException {
        int count = view == View.PAPERS ? Retriever.passagesFor(depth, statistics) : depth;
        while (true) {
            List<JsonNode> found = proposal.first(count);
            Ranking ranking = ranked(found, terms, ranked);
            if (ranking.candidates().size() >= depth || found.size() < count || count >= PointInTime.MOST) {
                return ranking.first(depth);
            }
            count = Math.min(PointInTime.MOST, count * 4);
        }
    }

    private Ranking ranked(List<JsonNode> hits, QueryTerms terms, Ranked ranked) throws IOException {
        List<JsonNode> found = store.fetched().found(hits);
        try (LocalRecords local = new LocalRecords(found, terms)) {
            return ranked.of(new Retriever(local.searcher(statistics), queries), found.size());
        }
    }
}
