package dev.carrel.document;

import dev.carrel.base.Worded;

/// Letters of a file that are no content of its document, and why.
///
/// @param share of all letters in the file
public record Omission(Reason reason, int characters, double share) {
    /// The reasons for which readers set text aside.
    public enum Reason implements Worded {
        REFERENCES("cited works"), FRONT_MATTER("authors, affiliations and notices"),
        FIGURES("inside figures and tables"), FURNITURE("heads, feet and margins"),
        HIDDEN("hidden from whoever looks at it");

        private final String label;

        Reason(String label) {
            this.label = label;
        }

        /// The name that people are shown.
        public String label() {
            return label;
        }
    }
}
