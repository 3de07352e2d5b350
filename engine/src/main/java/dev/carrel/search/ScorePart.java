package dev.carrel.search;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Weights;
import org.jspecify.annotations.Nullable;

/// One part of a hit's score, with the words for it that people are shown.
///
/// @param name   as the formula calls it
/// @param rank   its place in its list; null if it is no list or does not hold the hit
/// @param value  what was measured; null if the document has none
/// @param weight null if the formula gives it none of its own
/// @param share  what it added to the score
public record ScorePart(String name, @Nullable Integer rank, @Nullable Double value, @Nullable Double weight,
        double share) {
    private static final MathContext SHOWN = new MathContext(3);

    /// All parts of a score: the two lists where they made it, then whatever the formula added up.
    static List<ScorePart> of(Hit hit, Weights applied) {
        List<ScorePart> parts = new ArrayList<>();
        Hit.Semantic semantic = hit.semantic();
        Hit.Keyword keyword = hit.keyword();
        if (hit.isOfLists() && semantic != null) {
            parts.add(new ScorePart("semantic", semantic.rank(), semantic.similarity(), applied.semantic(),
                    semantic.share()));
        }
        if (hit.isOfLists() && keyword != null) {
            parts.add(new ScorePart("keyword", keyword.rank(), keyword.score(), applied.keyword(),
                    keyword.share()));
        }
        hit.parts().forEach(part -> parts.add(of(part, hit)));
        return parts;
    }

    /// A part that is a list's tells the place there, too.
    private static ScorePart of(Fused.Part part, Hit hit) {
        Integer rank = switch (part.name()) {
            case "semantic" -> hit.semantic() == null ? null : hit.semantic().rank();
            case "keyword" -> hit.keyword() == null ? null : hit.keyword().rank();
            default -> null;
        };
        return new ScorePart(part.name(), rank, part.value(), null, part.share());
    }

    public String label() {
        return switch (name) {
            case "semantic" -> "Meaning";
            case "keyword" -> "Words";
            case "neighbours" -> "Neighbours";
            case "verbatim" -> "Verbatim";
            case "heading" -> "Heading";
            case "ck" -> "Passage";
            case "doc" -> "Whole document";
            case "abs" -> "Abstract";
            case "fig" -> "Captions";
            case "pr" -> "Citations";
            case Reranking.PART -> "Read by the model";
            default -> name;
        };
    }

    /// Its numbers, as far as there are any.
    public String says() {
        List<String> told = new ArrayList<>();
        if (rank != null) {
            told.add("place " + rank);
        }
        if (value != null) {
            told.add("value " + shown(value));
        }
        if (weight != null) {
            told.add("weight " + shown(weight));
        }
        return told.isEmpty() ? "none" : String.join(" · ", told);
    }

    /// A number in three significant digits.
    static String shown(double number) {
        return Double.isFinite(number)
                ? new BigDecimal(number).round(SHOWN).stripTrailingZeros().toPlainString()
                : "none";
    }
}
