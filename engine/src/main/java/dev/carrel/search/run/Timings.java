package dev.carrel.search.run;

/// Where the time went, in milliseconds.
///
/// @param ranked from the start until the order was known
public record Timings(double embed, double keyword, double semantic, double ranked, double total) {}
