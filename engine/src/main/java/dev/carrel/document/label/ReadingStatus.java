package dev.carrel.document.label;

import java.util.Optional;

import dev.carrel.base.Worded;

/// The progress of a person with a work, as they say themselves.
public enum ReadingStatus implements Worded {
    /// Nothing was said.
    NONE, TO_READ, READ;

    /// The word that people see.
    public String label() {
        return switch (this) {
            case NONE -> "";
            case TO_READ -> "To read";
            case READ -> "Read";
        };
    }

    public static Optional<ReadingStatus> named(String word) {
        return Worded.named(word, values());
    }
}
