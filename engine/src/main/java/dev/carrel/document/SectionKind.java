package dev.carrel.document;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The part of a text that a section is, as far as its heading tells.
public enum SectionKind {
    SUMMARY("Abstract"), METHODS("Methods"), FINDINGS("Results"), CONTENT("Content"), FIGURE("Figure"),
    NOTE("Note");

    private final String label;

    SectionKind(String label) {
        this.label = label;
    }

    /// The word used in queries (`kind:methods`), in JSON and in the index.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
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
