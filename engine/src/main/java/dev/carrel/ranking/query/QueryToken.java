package dev.carrel.ranking.query;

import org.jspecify.annotations.Nullable;

/// A piece of a query as it was typed.
sealed interface QueryToken {
    /// A word or a phrase, perhaps of a field, perhaps excluded.
    ///
    /// @param field    null if none is named
    /// @param distance how many words may stand between those of a phrase; null if they have to follow one another
    record Item(Sign sign, @Nullable String field, Quotes quotes, String text,
            @Nullable Integer distance) implements QueryToken {
        boolean isQuoted() { return quotes == Quotes.QUOTED; }

        /// As a value of a field, unless it names one itself.
        Item of(String other) {
            return new Item(sign, field == null ? other : field, quotes, text, distance);
        }

        /// With the field that it was typed with.
        String whole() {
            return field == null ? text : field + ":" + text;
        }
    }

    /// Whether a minus stands before something.
    enum Sign {
        PLAIN, MINUS
    }

    /// Whether a text is quoted.
    enum Quotes {
        NONE, QUOTED
    }

    /// A word that joins or excludes; in capitals.
    enum Operator implements QueryToken {
        AND, OR, NOT
    }

    /// `NEAR/5`.
    record Nearby(int distance) implements QueryToken {}

    /// An opening parenthesis.
    ///
    /// @param field where the group is to be looked for; null for anywhere
    record Open(Sign sign, @Nullable String field) implements QueryToken {}

    /// A closing parenthesis.
    record Close() implements QueryToken {}
}
