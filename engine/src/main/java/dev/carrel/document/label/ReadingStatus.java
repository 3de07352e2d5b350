package dev.carrel.document.label;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The progress of a person with a work, as they say themselves.
public enum ReadingStatus {
    /// Nothing was said.
    NONE, TO_READ, READ;

    /// Its name in answers and files.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The word that people see.
    public String label() {
        return switch (this) {
            case NONE -> "";
            case TO_READ -> "To read";
            case READ -> "Read";
        };
    }

    public static Optional<ReadingStatus> named(String word) {
        return Arrays.stream(values()).filter(status -> status.word().equals(word)).findFirst();
    }
}
