package dev.carrel.document;

import java.util.Arrays;
import java.util.Optional;

import dev.carrel.base.Worded;

/// The part of a text that a section is, as far as its heading tells; its word is used in queries (`kind:methods`).
public enum SectionKind implements Worded {
    SUMMARY("Abstract"), METHODS("Methods"), FINDINGS("Results"), CONTENT("Content"), FIGURE("Figure"),
    NOTE("Note");

    private final String label;

    SectionKind(String label) {
        this.label = label;
    }

    /// The name that people are shown.
    public String label() {
        return label;
    }

    public static Optional<SectionKind> named(String word) {
        return Arrays.stream(values())
                .filter(kind -> kind.word().equalsIgnoreCase(word) || kind.label.equalsIgnoreCase(word))
                .findFirst();
    }
}
