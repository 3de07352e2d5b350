package dev.carrel.library.model;

/// How a model wants to be used.
///
/// @param window  the most tokens it sees at once
/// @param pooling `cls`, `mean`, `last`, or `model` if it gives one vector a text
public record ModelUse(int window, String pooling, String queryPrefix, String documentPrefix) {}
