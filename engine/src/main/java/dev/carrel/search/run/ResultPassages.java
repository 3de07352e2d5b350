package dev.carrel.search.run;

import java.util.List;

import dev.carrel.document.PassageId;
import dev.carrel.ranking.Fused;

/// A result and the passages that may stand for it, best first.
public record ResultPassages(Fused result, List<Contender> contenders) {
    /// A passage that may stand for a result.
    ///
    /// @param strength its score by the ranking, as a share of the best one's
    public record Contender(PassageId passage, double strength) {}

    public ResultPassages {
        contenders = List.copyOf(contenders);
    }

    /// A result for which only one passage can stand.
    public static ResultPassages of(Fused result) {
        return new ResultPassages(result, List.of(new Contender(result.passage(), 1)));
    }

    /// The result as one of its passages shows it.
    public Fused shownBy(int contender) {
        return result.showing(contenders.get(contender).passage());
    }
}
