package dev.carrel.search.similar;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// In what respect documents are alike.
public enum SimilarityKind {
    BOTH, MEANING, CITATIONS;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<SimilarityKind> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equalsIgnoreCase(word)).findFirst();
    }
}
