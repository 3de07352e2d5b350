package dev.carrel.ranking.fusion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import dev.carrel.document.PassageId;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.ExactScores;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.View;
import org.jspecify.annotations.Nullable;

/// A sum tuned for a person who skims a list, as note.md has it:
/// `0.72 · cosine + 0.28 · bm25/bm25₁ + 0.08 if verbatim + 0.05 if in a heading`. The first results are always given, so
/// that the list is never empty; those after them only from a similarity on, so that it does not end in near misses.
public final class WeightedSum {
    /// The numbers of the formula.
    ///
    /// @param threshold  the cosine that results after the free ones must have
    /// @param cap        the most results
    /// @param free       how many results are given unconditionally
    /// @param overfetch  how many candidates each list gives for each result that is asked for
    /// @param candidates the most that each list gives
    public record Parameters(double semantic, double keyword, double verbatim, double heading,
            double threshold, int cap, int free, int overfetch, int candidates) {
        public static final Parameters STANDARD = new Parameters(0.72, 0.28, 0.08, 0.05, 0.72, 120, 10, 8,
                1000);

        /// The same formula that leaves nobody out.
        public Parameters forAll() {
            return new Parameters(semantic, keyword, verbatim, heading, threshold, Integer.MAX_VALUE,
                    Integer.MAX_VALUE, overfetch, candidates);
        }

        /// How many candidates each list gives.
        public int depth(int limit) {
            return Math.clamp((long) overfetch * limit, 1, Math.max(1, candidates));
        }
    }

    private final Parameters parameters;
    private final View view;
    private final Map<PassageId, ExactScores> exact;
    private final VerbatimMatches standing;
    private final double topKeyword;

    private WeightedSum(Parameters parameters, View view, Map<PassageId, ExactScores> exact,
            VerbatimMatches standing,
            double topKeyword) {
        this.parameters = parameters;
        this.view = view;
        this.exact = exact;
        this.standing = standing;
        this.topKeyword = topKeyword;
    }

    /// Fuses two lists, which must already be reduced to the view's keys.
    ///
    /// @param exact both scores of passages that only one list holds
    public static List<Fused> fuse(Ranking semantic, Ranking keyword, Map<PassageId, ExactScores> exact,
            VerbatimMatches standing, View view, Parameters parameters) {
        double top = keyword.candidates().stream().mapToDouble(Candidate::score).max().orElse(0);
        WeightedSum sum = new WeightedSum(parameters, view, exact, standing, top);
        List<Fused> all = sum.fuse(semantic, keyword);
        return semantic.candidates().isEmpty() ? capped(all, parameters) : gated(all, parameters);
    }

    private List<Fused> fuse(Ranking semantic, Ranking keyword) {
        return MergedLists.add(
                MergedLists.places(semantic, view, (_, cosine) -> parameters.semantic() * share(cosine)),
                MergedLists.places(keyword, view, (_, score) -> parameters.keyword() * relative(score)),
                this::parts);
    }

    private List<Fused.Part> parts(PassageId shown, Fused.@Nullable Place meaning,
            Fused.@Nullable Place wording) {
        ExactScores missing = exact.getOrDefault(shown, ExactScores.NONE);
        Double cosine = meaning != null ? Double.valueOf(meaning.score()) : missing.similarity();
        Double score = wording != null ? Double.valueOf(wording.score()) : missing.keyword();
        List<PassageId> listed = wording == null ? List.of(shown) : List.of(shown, wording.passage());
        return List.of(
                Fused.Part.of("semantic", cosine == null ? null : share(cosine), parameters.semantic()),
                Fused.Part.of("keyword", score == null ? null : relative(score), parameters.keyword()),
                Fused.Part.of("verbatim", holds(standing.verbatim(), listed), parameters.verbatim()),
                Fused.Part.of("heading", holds(standing.inHeading(), listed), parameters.heading()));
    }

    private static Double holds(Set<PassageId> holders, List<PassageId> listed) {
        return listed.stream().anyMatch(holders::contains) ? 1.0 : 0.0;
    }

    private static double share(double cosine) {
        return Math.clamp(cosine, 0.0, 1.0);
    }

    private double relative(double score) {
        return topKeyword <= 0 ? 0 : score / topKeyword;
    }

    private static List<Fused> gated(List<Fused> all, Parameters parameters) {
        List<Fused> kept = new ArrayList<>();
        for (Fused each : all) {
            if (kept.size() < parameters.free() || similarity(each) >= parameters.threshold()) {
                kept.add(each);
            }
        }
        return capped(kept, parameters);
    }

    private static double similarity(Fused fused) {
        return Objects.requireNonNullElse(fused.parts().getFirst().value(), 0.0);
    }

    private static List<Fused> capped(List<Fused> all, Parameters parameters) {
        return all.subList(0, Math.min(all.size(), parameters.cap()));
    }
}
