package dev.carrel.search;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

import dev.carrel.document.PassageId;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Scope;
import dev.carrel.index.Scored;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Statistics;
import dev.carrel.index.TextTerms;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Query;
import dev.carrel.ranking.QueryAnalyser;
import dev.carrel.ranking.QueryParser;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.fusion.Blend;
import dev.carrel.ranking.fusion.Exact;
import dev.carrel.ranking.fusion.ReciprocalRankFusion;

/// Answers questions about one library.
public final class Search {
    /// How many candidates each retriever gives at least.
    private static final int DEPTH = 100;

    private final PassageIndex index;
    private final Supplier<Embedder> embedder;
    private final Executor executor;
    private final Shaper shaper;

    /// @param embedder is asked for only if meaning is
    /// @param executor where the keyword retriever runs while the query is embedded
    public Search(PassageIndex index, Supplier<Embedder> embedder, TextTerms terms, Executor executor) {
        this.index = index;
        this.embedder = embedder;
        this.executor = executor;
        this.shaper = new Shaper(terms);
    }

    public Answer ask(String typed, Options options) throws IOException {
        Timer timer = new Timer();
        try (Snapshot snapshot = index.snapshot()) {
            Query parsed = QueryParser.parse(typed);
            Optional<Query> corrected = snapshot.corrected(parsed);
            Query query = corrected.orElse(parsed);
            Statistics statistics = snapshot.statistics();
            Mode mode = possible(options.mode(), query, statistics);
            Weights weights = weights(query.asked(), mode, options);

            Lists lists = retrieve(snapshot, query, mode, options, timer);
            Weights applied = applied(weights, mode, options);
            List<Fused> fused = fuse(snapshot, query, lists, applied, options);
            List<Fused> first = OneWork.once(TechnicalTerms.first(fused, query, options.view(), snapshot),
                    options.view(), snapshot.versions());
            timer.ranked();
            List<Hit> hits = shaper.shape(first.subList(0, Math.min(options.limit(), first.size())), query,
                    lists.vector(), options.view(), snapshot);

            return new Answer(typed, mode, options.view(), options.ranking().word(), weights,
                    applied, List.of(query.words()),
                    corrected.map(Query::words).orElse(null), coverage(snapshot.scope(query)), timer.took(),
                    hits);
        }
    }

    /// What the two retrievers answered, and the query's vector if it was made.
    private record Lists(Ranking semantic, Ranking keyword, Optional<Vector> vector) {}

    /// Meaning needs vectors in the library and something to embed in the query; words always work.
    private static Mode possible(Mode wanted, Query query, Statistics statistics) {
        boolean meaning = statistics.embedded() > 0
                && query.words().codePoints().anyMatch(Character::isLetterOrDigit);
        return meaning ? wanted : Mode.KEYWORD;
    }

    private static Weights weights(String asked, Mode mode, Options options) {
        return switch (mode) {
            case SEMANTIC -> Weights.ofPercent(100, List.of());
            case KEYWORD -> Weights.ofPercent(0, List.of());
            case HYBRID -> switch (options.autoWeights()) {
                case ON -> QueryAnalyser.weigh(asked, options.semanticWeightPercent());
                case OFF -> Weights.ofPercent(options.semanticWeightPercent(), List.of());
            };
        };
    }

    /// Scores tell which list is sure better than the query's form does: measured, see docs/ranking.md.
    private static Weights applied(Weights suggested, Mode mode, Options options) {
        return switch (options.ranking()) {
            case RRF -> suggested;
            case BLEND -> Blend.weights(switch (mode) {
                case SEMANTIC, KEYWORD -> suggested;
                case HYBRID -> Weights.ofPercent(options.semanticWeightPercent(), List.of());
            });
        };
    }

    private Lists retrieve(Snapshot snapshot, Query query, Mode mode, Options options, Timer timer)
            throws IOException {
        int depth = Math.max(DEPTH,
                OneWork.depth(options.limit(), options.view(), snapshot.versions()));
        return switch (mode) {
            case KEYWORD ->
                new Lists(Ranking.EMPTY, keyword(snapshot, query, options, depth, timer), Optional.empty());
            case SEMANTIC -> semantic(snapshot, query, options, depth, timer);
            case HYBRID -> {
                Parallel<Ranking> words = Parallel.start(executor,
                        () -> keyword(snapshot, query, options, depth, timer));
                Lists meaning = semantic(snapshot, query, options, depth, timer);
                yield new Lists(meaning.semantic(), words.join(), meaning.vector());
            }
        };
    }

    private static List<Fused> fuse(Snapshot snapshot, Query query, Lists lists, Weights weights,
            Options options)
            throws IOException {
        return switch (options.ranking()) {
            case RRF -> ReciprocalRankFusion.fuse(lists.semantic(), lists.keyword(), options.view(), weights,
                    options.rrfK());
            case BLEND ->
                Blend.fuse(lists.semantic(), lists.keyword(), exact(snapshot, query, lists, options.view()),
                        options.view(), weights);
        };
    }

    /// The scores that a list does not tell because the other one found the passage.
    private static Map<PassageId, Exact> exact(Snapshot snapshot, Query query, Lists lists, View view)
            throws IOException {
        Map<PassageId, Exact> exact = new HashMap<>();
        if (lists.vector().isPresent() && !lists.keyword().candidates().isEmpty()) {
            Set<PassageId> single = Ranking.onlyInOne(lists.semantic(), lists.keyword(), view);
            for (Scored scored : snapshot.score(single, query, lists.vector().get())) {
                exact.put(scored.passage(), new Exact(scored.similarity(), scored.keyword()));
            }
        }
        return exact;
    }

    private static Ranking keyword(Snapshot snapshot, Query query, Options options, int depth, Timer timer)
            throws IOException {
        return timer.keyword(() -> snapshot.keyword(query, options.view(), depth));
    }

    private Lists semantic(Snapshot snapshot, Query query, Options options, int depth, Timer timer)
            throws IOException {
        Vector vector = timer.embed(() -> embedder.get().query(query.words()));
        Ranking nearest = timer.semantic(() -> snapshot.nearest(vector, query, options.view(), depth));
        Double floor = options.minSimilarity();
        return new Lists(floor == null ? nearest : nearest.atLeast(floor), Ranking.EMPTY,
                Optional.of(vector));
    }

    private static Answer.Coverage coverage(Scope scope) {
        return new Answer.Coverage(scope.documents(), scope.unsearchable(), scope.withoutVectors());
    }
}
