package dev.carrel.search.run;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Citations;
import dev.carrel.index.Statistics;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.fusion.Blend;
import dev.carrel.ranking.fusion.Neighbours;
import dev.carrel.ranking.fusion.ReciprocalRankFusion;
import dev.carrel.ranking.fusion.Signals;
import dev.carrel.ranking.fusion.WeightedSum;

/// Gives each formula what it needs to know about the candidates.
///
/// @param formula   the one that can be used: without vectors there are no cosines to add up
/// @param suggested the balance that the query's form suggests
public record Ranker(Formula formula, Mode mode, Weights suggested, Statistics library,
        FormulaSettings tuning) {
    static Ranker of(Formula wanted, Mode mode, Weights suggested, Statistics library,
            FormulaSettings tuning) {
        return new Ranker(mode == Mode.KEYWORD && wanted == Formula.SIGNALS ? Formula.RRF : wanted, mode,
                suggested, library, tuning);
    }

    /// How many candidates each list has to give.
    int depth(int limit, int atLeast) {
        return switch (formula) {
            case RRF, BLEND, SIGNALS -> Math.max(limit, atLeast);
            case WEIGHTED -> tuning.weighted().depth(limit);
        };
    }

    /// The weights of the two lists in this formula.
    public Weights applied() {
        return switch (formula) {
            case RRF -> suggested;
            // Scores tell which list is sure better than the query's form does: measured, see docs/ranking.md.
            case BLEND -> switch (mode) {
                case SEMANTIC, KEYWORD -> suggested;
                case HYBRID -> Blend.weights(
                        Weights.ofPercent(tuning.semanticWeightPercent(), List.of()),
                        (double) library.passages() / Math.max(1, library.documents()));
            };
            case WEIGHTED ->
                new Weights(tuning.weighted().semantic(), tuning.weighted().keyword(), List.of());
            case SIGNALS -> switch (mode) {
                case SEMANTIC, KEYWORD -> suggested;
                case HYBRID -> Weights.ofPercent(tuning.signals().blend(), List.of());
            };
        };
    }

    List<Fused> rank(Candidates candidates) throws IOException {
        return switch (formula) {
            case RRF -> byRanks(candidates);
            case BLEND -> byScores(candidates);
            case WEIGHTED -> WeightedSum.fuse(candidates.semantic(), candidates.keyword(),
                    candidates.missing(), candidates.standing(), candidates.view(), tuning.weighted());
            case SIGNALS -> bySignals(candidates, byRanks(candidates));
        };
    }

    /// The passages of whole documents, best first.
    ///
    /// @param whole tells both scores of each, so that none is missing; nobody is cut off, and neighbours are not heard:
    ///              where one passage answers, those next to it need not
    List<Fused> passages(Candidates whole) throws IOException {
        return switch (formula) {
            case RRF -> byRanks(whole);
            case BLEND -> Blend.fuse(whole.semantic(), whole.keyword(), Map.of(), whole.view(), applied());
            case WEIGHTED -> WeightedSum.fuse(whole.semantic(), whole.keyword(), Map.of(), whole.standing(),
                    whole.view(), tuning.weighted().forAll());
            case SIGNALS -> Blend.fuse(whole.semantic(), Ranking.EMPTY, Map.of(), whole.view(),
                    Weights.ofPercent(100, List.of()));
        };
    }

    private List<Fused> byRanks(Candidates candidates) {
        return ReciprocalRankFusion.fuse(candidates.semantic(), candidates.keyword(), candidates.view(),
                applied(), tuning.rrfK());
    }

    /// Single lists stay as they are: neighbours are heard where two lists have to agree.
    private List<Fused> byScores(Candidates candidates) throws IOException {
        List<Fused> fused = Blend.fuse(candidates.semantic(), candidates.keyword(), candidates.missing(),
                candidates.view(), applied());
        return mode == Mode.HYBRID
                ? Neighbours.heard(fused, candidates.acquaintance(fused.stream().limit(Neighbours.CIRCLE)
                        .map(Fused::passage).collect(Collectors.toSet())))
                : fused;
    }

    private List<Fused> bySignals(Candidates candidates, List<Fused> fused) throws IOException {
        Set<DocumentId> documents = fused.stream().map(each -> each.passage().document())
                .collect(Collectors.toSet());
        Citations citations = candidates.snapshot().citations();
        return new Signals(candidates.papers(documents), citations::rank, tuning.signals()).rank(fused,
                cosines(candidates, fused));
    }

    /// In view `passages` each goes by its own cosine, in view `papers` by the document's best.
    private static Map<PassageId, Double> cosines(Candidates candidates, List<Fused> fused)
            throws IOException {
        Map<PassageId, Double> cosines = new HashMap<>();
        if (candidates.view() == View.PASSAGES) {
            candidates.exact(fused.stream().map(Fused::passage).collect(Collectors.toSet()))
                    .forEach((passage, exact) -> {
                        if (exact.similarity() != null) {
                            cosines.put(passage, exact.similarity());
                        }
                    });
        }
        return cosines;
    }
}
