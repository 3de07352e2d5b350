package dev.carrel.document;

import org.jspecify.annotations.Nullable;

/// The text under a figure or over a table.
public record Caption(String label, String text, @Nullable Integer page) {}
