package dev.carrel.document;

import java.util.Arrays;
import java.util.Optional;

import dev.carrel.base.Worded;

/// The sort of text that a document is; its word is used in queries (`type:paper`).
public enum DocumentType implements Worded {
    PAPER, DOCUMENTATION, PAGE, NOTE;

    public static Optional<DocumentType> named(String word) {
        return Arrays.stream(values()).filter(type -> type.word().equalsIgnoreCase(word)).findFirst();
    }
}
