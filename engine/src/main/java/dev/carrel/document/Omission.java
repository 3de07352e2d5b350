package dev.carrel.document;

import java.util.Locale;

/// Letters of a file that are no content of its document, and why.
///
/// @param share of all letters in the file
public record Omission(Reason reason, int characters, double share) {
    /// The reasons for which readers set text aside.
    public enum Reason {
        REFERENCES("cited works"), FRONT_MATTER("authors, affiliations and notices"),
        FIGURES("inside figures and tables"), FURNITURE("heads, feet and margins"),
        HIDDEN("hidden from whoever looks at it");

        private final String label;

        Reason(String label) {
            this.label = label;
        }

        /// The word used in JSON and in the index.
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /// The name that people are shown.
        public String label() {
            return label;
        }
    }
}
