package dev.carrel.search.rank;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.PassageId;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.fusion.Blend;
import dev.carrel.ranking.fusion.Neighbours;
import dev.carrel.ranking.fusion.ReciprocalRankFusion;
import dev.carrel.ranking.fusion.Signals;
import dev.carrel.ranking.fusion.WeightedSum;

/// Puts candidates in the order of one formula: a pure function of what was gathered about them.
///
/// @param formula   the one that can be used: without vectors there are no cosines to add up
/// @param suggested the balance that the query's form suggests
/// @param length    how many passages the library's documents have in the mean
public record Ranker(Formula formula, Mode mode, Weights suggested, double length,
        FormulaSettings tuning) {
    public static Ranker of(Formula wanted, Mode mode, Weights suggested, double length,
            FormulaSettings tuning) {
        return new Ranker(mode == Mode.KEYWORD && wanted == Formula.SIGNALS ? Formula.RRF : wanted, mode,
                suggested, length, tuning);
    }

    /// How many candidates each list has to give.
    public int depth(int limit, int atLeast) {
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
                        length);
            };
            case WEIGHTED ->
                new Weights(tuning.weighted().semantic(), tuning.weighted().keyword(), List.of());
            case SIGNALS -> switch (mode) {
                case SEMANTIC, KEYWORD -> suggested;
                case HYBRID -> Weights.ofPercent(tuning.signals().blend(), List.of());
            };
        };
    }

    /// The candidates in order.
    ///
    /// @param scores all that this formula needs to know
    public List<Fused> rank(Candidates candidates, CandidateScores scores) {
        return switch (formula) {
            case RRF -> byRanks(candidates);
            case BLEND -> mode == Mode.HYBRID
                    ? Neighbours.heard(byScores(candidates, scores), scores.vectors())
                    : byScores(candidates, scores);
            case WEIGHTED -> WeightedSum.fuse(candidates.semantic(), candidates.keyword(), scores.exact(),
                    scores.standing(), candidates.view(), tuning.weighted());
            case SIGNALS -> new Signals(scores.papers(), scores.citations()::rank, tuning.signals())
                    .rank(byScores(candidates, scores), cosines(candidates, scores));
        };
    }

    /// The passages of whole documents, best first.
    ///
    /// @param whole    tells both scores of each, so that none is missing; nobody is cut off, and neighbours are not heard:
    ///                 where one passage answers, those next to it need not
    /// @param standing where the question stands in them
    public List<Fused> passages(Candidates whole, VerbatimMatches standing) {
        return switch (formula) {
            case RRF -> byRanks(whole);
            case BLEND -> byScores(whole, CandidateScores.NONE);
            case WEIGHTED -> WeightedSum.fuse(whole.semantic(), whole.keyword(), Map.of(), standing,
                    whole.view(), tuning.weighted().forAll());
            case SIGNALS -> Blend.fuse(whole.semantic(), Ranking.EMPTY, Map.of(), whole.view(),
                    Weights.ofPercent(100, List.of()));
        };
    }

    /// The best by their scores alone, who are then compared with each other.
    public Set<PassageId> circle(Candidates candidates, CandidateScores scores) {
        return byScores(candidates, scores).stream().limit(Neighbours.Parameters.STANDARD.circle())
                .map(Fused::passage)
                .collect(Collectors.toSet());
    }

    private List<Fused> byRanks(Candidates candidates) {
        return ReciprocalRankFusion.fuse(candidates.semantic(), candidates.keyword(), candidates.view(),
                applied(), tuning.rrfK());
    }

    private List<Fused> byScores(Candidates candidates, CandidateScores scores) {
        return Blend.fuse(candidates.semantic(), candidates.keyword(), scores.exact(), candidates.view(),
                applied());
    }

    /// In view `passages` each goes by its own cosine, in view `papers` by the document's best.
    private static Map<PassageId, Double> cosines(Candidates candidates, CandidateScores scores) {
        Map<PassageId, Double> cosines = new HashMap<>();
        if (candidates.view() == View.PASSAGES) {
            scores.exact().forEach((passage, exact) -> {
                if (exact.similarity() != null) {
                    cosines.put(passage, exact.similarity());
                }
            });
        }
        return cosines;
    }
}
