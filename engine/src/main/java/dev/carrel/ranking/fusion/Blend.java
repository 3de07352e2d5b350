package dev.carrel.ranking.fusion;

import java.util.List;
import java.util.Map;

import dev.carrel.document.PassageId;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.ExactScores;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import org.jspecify.annotations.Nullable;

/// Score-aware fusion: `w · cos + (1 − w) · bm25/bm25₁`, where the index 1 is the best candidate's.
///
/// Ranks throw away that one list is sure and the other is guessing; scores keep it. The cosine is taken as it is: if
/// even the nearest passage is far, meaning is guessing, and words decide. Every candidate of either list is given
/// *both* exact scores, since a passage that one list left out is not a zero there. [Neighbours] then looks at what the
/// candidates have in common. Figures are in docs/ranking.md.
public final class Blend {
    /// The numbers of this formula; what each is worth, `bench/constants` shows.
    ///
    /// @param words    their weight for each unit of meaning, with even lists and short documents
    /// @param byLength by how much that grows with documents' length: of many passages one is near by chance, but hardly holds
    ///                 the words by chance
    public record Parameters(double words, double byLength) {
        public static final Parameters STANDARD = new Parameters(0.15, 0.8);
    }

    /// Up to so many passages a document is hardly more than its abstract.
    private static final double SHORT = 2;

    private final View view;
    private final double weight;
    private final double lastSimilarity;
    private final double topKeyword;
    private final Map<PassageId, ExactScores> exact;

    private Blend(View view, Weights weights, Map<PassageId, ExactScores> exact, double lastSimilarity,
            double topKeyword) {
        this.view = view;
        this.weight = weights.semantic();
        this.exact = exact;
        this.lastSimilarity = lastSimilarity;
        this.topKeyword = topKeyword;
    }

    /// The weights that this formula makes of a balance.
    ///
    /// @param passages of a document in the mean
    public static Weights weights(Weights balance, double passages) {
        return weights(balance, passages, Parameters.STANDARD);
    }

    /// The same with other numbers.
    public static Weights weights(Weights balance, double passages, Parameters parameters) {
        double words = parameters.words()
                * (1 + parameters.byLength() * Math.log(Math.max(1, passages / SHORT)));
        double weight = balance.semantic() / (balance.semantic() + words * balance.keyword());
        return new Weights(weight, 1 - weight, balance.reasons());
    }

    /// Fuses two lists, which must already be reduced to the view's keys.
    ///
    /// @param exact   both scores of passages that only one list holds
    /// @param weights as [#weights] gives them
    public static List<Fused> fuse(Ranking semantic, Ranking keyword, Map<PassageId, ExactScores> exact,
            View view,
            Weights weights) {
        double last = semantic.candidates().stream().mapToDouble(Candidate::score).min().orElse(0);
        double top = keyword.candidates().stream().mapToDouble(Candidate::score).max().orElse(0);
        return new Blend(view, weights, exact, last, top).fuse(semantic, keyword);
    }

    private List<Fused> fuse(Ranking semantic, Ranking keyword) {
        return MergedLists.add(MergedLists.places(semantic, view, (_, similarity) -> weight * similarity),
                MergedLists.places(keyword, view, (_, score) -> (1 - weight) * relative(score)), this::parts);
    }

    private List<Fused.Part> parts(PassageId shown, Fused.@Nullable Place semantic,
            Fused.@Nullable Place keyword) {
        ExactScores missing = exact.getOrDefault(shown, ExactScores.NONE);
        Double similarity = semantic != null ? Double.valueOf(semantic.score()) : missing.similarity();
        Double score = keyword != null ? Double.valueOf(keyword.score()) : missing.keyword();
        return List.of(meaning(similarity),
                Fused.Part.of("keyword", score == null ? null : relative(score), 1 - weight));
    }

    /// A passage that has no vector yet is not worse than the last one that was listed.
    private Fused.Part meaning(@Nullable Double similarity) {
        return new Fused.Part("semantic", similarity,
                weight * (similarity == null ? lastSimilarity : similarity));
    }

    private double relative(double score) {
        return topKeyword <= 0 ? 0 : score / topKeyword;
    }
}
