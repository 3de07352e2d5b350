package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Weights;
import dev.carrel.search.Hit;
import org.jspecify.annotations.Nullable;

/// Every number that made a hit's score.
final class Explanation {
    private static final int PLACES = 4;

    private Explanation() {}

    static List<StyledText> of(Hit hit, Weights weights) {
        List<StyledText> lines = new ArrayList<>();
        lines.add(new StyledText().add("score " + Figures.decimals(hit.score(), PLACES + 2), Style.ACCENT));
        hit.parts().forEach(part -> lines.add(part(part)));
        if (!hit.isOfLists()) {
            lines.add(places(hit));
        }
        if (hit.isOfLists() && hit.queryScores().isEmpty()) {
            lines.addAll(lists(hit, weights));
        }
        return lines;
    }

    private static StyledText part(Fused.Part part) {
        return new StyledText().add("  " + part.name(), Style.ACCENT)
                .add(" +" + Figures.decimals(part.share(), PLACES + 2) + " · " + figure(part.value()));
    }

    private static StyledText places(Hit hit) {
        Integer meaning = hit.semantic() == null ? null : hit.semantic().rank();
        Integer words = hit.keyword() == null ? null : hit.keyword().rank();
        return new StyledText().add("  places", Style.ACCENT).add(" meaning "
                + (meaning == null ? "not listed" : meaning) + " · words "
                + (words == null ? "not listed" : words)
                + (hit.keyword() == null
                        ? ""
                        : " · " + SafeText.line(String.join(", ", hit.keyword().terms()))));
    }

    private static List<StyledText> lists(Hit hit, Weights weights) {
        List<StyledText> lines = new ArrayList<>();
        Hit.Semantic semantic = hit.semantic();
        if (semantic != null) {
            lines.add(part("meaning", semantic.rank(), weights.semantic(), semantic.share())
                    .add(" · cosine " + figure(semantic.similarity())));
        }
        Hit.Keyword keyword = hit.keyword();
        if (keyword != null) {
            lines.add(part("words", keyword.rank(), weights.keyword(), keyword.share())
                    .add(" · score " + figure(keyword.score()))
                    .add(" · relevance " + Figures.percent(keyword.relevance()))
                    .add(" · " + SafeText.line(String.join(", ", keyword.terms()))));
        }
        return lines;
    }

    private static StyledText part(String name, @Nullable Integer rank, double weight, double share) {
        return new StyledText().add("  " + name, Style.ACCENT)
                .add(" +" + Figures.decimals(share, PLACES + 2))
                .add(rank == null ? " · not in its list" : " · rank " + rank)
                .add(" · weight " + Figures.decimals(weight, 2));
    }

    private static String figure(@Nullable Double value) {
        return value == null ? "none" : Figures.decimals(value, PLACES);
    }
}
