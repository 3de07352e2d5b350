package dev.carrel.search.context;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Query;
import dev.carrel.ranking.QueryAnalyser;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.fusion.ReciprocalRankFusion;
import dev.carrel.search.Options;
import dev.carrel.search.TechnicalTerms;
import org.jspecify.annotations.Nullable;

/// Chooses passages by rank: so many a document, so many in all.
final class Choice {
    private static final int DEPTH = 100;
    private static final int DEEPEST = 6_400;

    private final Snapshot snapshot;
    private final Supplier<Embedder> embedder;
    private final Options options;
    private @Nullable Vector vector;

    Choice(Snapshot snapshot, Supplier<Embedder> embedder, Options options) {
        this.snapshot = snapshot;
        this.embedder = embedder;
        this.options = options;
    }

    /// Best first. Looks deeper while the best passages are all of a few documents that may not have so many.
    List<PassageId> of(Query query, Mode mode, Request request) throws IOException {
        if (query.words().isBlank()) {
            return List.of();
        }
        for (int depth = Math.max(DEPTH, request.total());; depth *= 4) {
            Ranking meaning = mode == Mode.KEYWORD ? Ranking.EMPTY : semantic(query, depth);
            Ranking wording = mode == Mode.SEMANTIC
                    ? Ranking.EMPTY
                    : snapshot.keyword(query, View.PASSAGES, depth);
            List<PassageId> chosen = limited(fused(query, mode, meaning, wording), request);
            int listed = Math.max(meaning.candidates().size(), wording.candidates().size());
            if (chosen.size() >= request.total() || listed < depth || depth >= DEEPEST) {
                return chosen;
            }
        }
    }

    private Ranking semantic(Query query, int depth) throws IOException {
        if (vector == null) {
            vector = embedder.get().query(query.words());
        }
        Ranking nearest = snapshot.nearest(vector, query, View.PASSAGES, depth);
        return options.minSimilarity() == null ? nearest : nearest.atLeast(options.minSimilarity());
    }

    private List<Fused> fused(Query query, Mode mode, Ranking meaning, Ranking wording) throws IOException {
        List<Fused> fused = ReciprocalRankFusion.fuse(meaning, wording, View.PASSAGES, weights(query, mode),
                options.tuning().rrfK());
        return TechnicalTerms.first(fused, query, View.PASSAGES, snapshot);
    }

    private Weights weights(Query query, Mode mode) {
        return switch (mode) {
            case SEMANTIC -> Weights.ofPercent(100, List.of());
            case KEYWORD -> Weights.ofPercent(0, List.of());
            case HYBRID -> switch (options.tuning().autoWeights()) {
                case ON -> QueryAnalyser.weigh(query.asked(), options.tuning().semanticWeightPercent());
                case OFF -> Weights.ofPercent(options.tuning().semanticWeightPercent(), List.of());
            };
        };
    }

    /// Of a work with several versions the best one is read, unless somebody named them.
    private List<PassageId> limited(List<Fused> fused, Request request) throws IOException {
        Map<DocumentId, Integer> taken = new HashMap<>();
        Map<DocumentId, DocumentId> versions = new HashMap<>();
        List<PassageId> chosen = new ArrayList<>();
        Set<DocumentId> named = new HashSet<>(request.documents());
        for (Fused each : fused) {
            DocumentId document = each.passage().document();
            DocumentId work = named.isEmpty() ? snapshot.versions().work(document) : document;
            boolean first = versions.computeIfAbsent(work, _ -> document).equals(document);
            if (first && chosen.size() < request.total()
                    && taken.merge(document, 1, Integer::sum) <= request.perDocument()) {
                chosen.add(each.passage());
            }
        }
        return chosen;
    }
}
