package dev.carrel.document;

import java.util.Locale;

/// A short form and what a text says that it stands for.
public record Abbreviation(String shortForm, String longForm) {
    /// How a form is looked up: whatever its case, its spaces and a plural's s.
    public static String key(String form) {
        String plain = form.strip().replaceAll("[\\s\\-‐-–]+", " ");
        String singular = plain.matches(".*\\p{Lu}s") ? plain.substring(0, plain.length() - 1) : plain;
        return singular.toLowerCase(Locale.ROOT);
    }
}
