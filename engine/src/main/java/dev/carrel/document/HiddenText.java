package dev.carrel.document;

import dev.carrel.base.Worded;
import org.jspecify.annotations.Nullable;

/// Text that a file carries and that nobody sees who looks at it. It belongs to no section and no passage: it is listed, and
/// found only by those who ask for it.
///
/// @param page where it would stand, from 1; null where the format has no pages
public record HiddenText(Way way, @Nullable Integer page, String text) {
    /// The ways in which text is kept from being seen.
    public enum Way implements Worded {
        COLOUR("in the colour of what is behind it"), SIZE("too small to be read"),
        UNPAINTED("placed without ink"), TRANSPARENT("wholly transparent"),
        COVERED("behind something painted over it"), OUTSIDE("outside of the page"),
        CLIPPED("cut away"), NOT_DISPLAYED("told not to be displayed"),
        CHARACTERS("in characters without a shape");

        private final String label;

        Way(String label) {
            this.label = label;
        }

        /// The name that people are shown.
        public String label() {
            return label;
        }
    }

    /// The same text in a document whose pages are those of another file.
    public HiddenText withoutPage() {
        return new HiddenText(way, null, text);
    }
}
