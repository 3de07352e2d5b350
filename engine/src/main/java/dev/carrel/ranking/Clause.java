package dev.carrel.ranking;

import java.util.List;

/// A part of what is asked for in the text itself.
public sealed interface Clause {
    /// Plain words: each adds to the score where it occurs.
    record Words(String text) implements Clause {}

    /// Must stand in the text word for word.
    record Phrase(String text) implements Clause {}

    /// Must not stand in the text.
    record Without(String text) implements Clause {}

    /// At least one of these must stand in the text.
    record AnyOf(List<Clause> alternatives) implements Clause {
        public AnyOf {
            alternatives = List.copyOf(alternatives);
        }
    }
}
