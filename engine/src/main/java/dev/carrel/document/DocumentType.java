package dev.carrel.document;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The sort of text that a document is.
public enum DocumentType {
    PAPER, DOCUMENTATION, PAGE, NOTE;

    /// The word used in queries (`type:paper`), in JSON and in the index.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<DocumentType> named(String word) {
        return Arrays.stream(values()).filter(type -> type.word().equalsIgnoreCase(word)).findFirst();
    }
}
