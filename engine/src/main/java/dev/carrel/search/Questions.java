package dev.carrel.search;

import java.util.List;

import dev.carrel.document.UserError;
import dev.carrel.ranking.fusion.Combination;

/// What is asked: one query, or several and how their answers are joined.
public record Questions(List<String> typed, Combination combination) {
    /// More topics than this have no document in common.
    public static final int MOST = 4;

    public Questions {
        typed = List.copyOf(typed);
        if (typed.isEmpty() || (typed.size() > 1 && typed.stream().anyMatch(String::isBlank))) {
            throw UserError.usage("A query is empty.", "Say what to look for.");
        }
        if (typed.size() > MOST) {
            throw UserError.usage(typed.size() + " queries are too many.",
                    "Up to " + MOST + " can be joined.");
        }
    }

    public static Questions one(String typed) {
        return new Questions(List.of(typed), Combination.MIN);
    }

    /// All of it in one line.
    public String line() {
        return combination.line(typed);
    }
}
