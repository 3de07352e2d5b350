package dev.carrel.search.suggest;

import java.util.Locale;

/// A query that this library can answer, as an example of a way to ask.
public record Suggestion(String query, Form form) {
    /// The way to ask that a query is an example of.
    public enum Form {
        /// Some words, which are found by meaning too.
        WORDS,
        /// An exact phrase.
        PHRASE,
        /// Some words in some years only.
        YEARS,
        /// Some words in one part of a text only.
        SECTION,
        /// An author.
        AUTHOR,
        /// An abbreviation that the library's texts write out.
        ABBREVIATION;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
