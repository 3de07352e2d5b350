package dev.carrel.ranking;

import java.util.List;

/// A part of what is asked for in the text itself.
public sealed interface Clause {
    /// Plain words. By themselves each adds to the score where it occurs; inside other clauses all must stand in the text, in
    /// any inflection.
    record Words(String text) implements Clause {}

    /// Must stand in the text word for word.
    record Phrase(String text) implements Clause {}

    /// Words that stand near each other, in any order if they are two.
    ///
    /// @param distance how many words there may be between them
    record Near(String text, int distance) implements Clause {}

    /// A word that is spelled like this: `*` is any number of letters, `?` is one.
    record Wildcard(String pattern) implements Clause {}

    /// Must stand in this part of a document.
    record InField(Field field, Clause clause) implements Clause {}

    /// A condition among clauses about the text.
    record Where(Condition condition) implements Clause {}

    /// Must not stand in the text.
    record Not(Clause clause) implements Clause {}

    /// At least one of these must be fulfilled.
    record AnyOf(List<Clause> alternatives) implements Clause {
        public AnyOf {
            alternatives = List.copyOf(alternatives);
        }
    }

    /// Each of these must be fulfilled.
    record AllOf(List<Clause> clauses) implements Clause {
        public AllOf {
            clauses = List.copyOf(clauses);
        }
    }

    /// A part of a document that words can be looked for in.
    enum Field {
        TITLE, ABSTRACT
    }
}
