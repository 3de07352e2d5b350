package dev.carrel.document.text;

import java.util.Locale;

/// A short form and what a text says that it stands for.
public record Abbreviation(String shortForm, String longForm) {
    /// How a form is looked up: whatever its case, its spaces and a plural's s.
    public static String key(String form) {
        return singular(form.strip().replaceAll("[\\s\\-‐-–]+", " ")).toLowerCase(Locale.ROOT);
    }

    /// A short form without its plural's s.
    public static String singular(String form) {
        return form.matches(".*\\p{Lu}s") ? form.substring(0, form.length() - 1) : form;
    }
}
