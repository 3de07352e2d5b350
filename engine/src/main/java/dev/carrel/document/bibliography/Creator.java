package dev.carrel.document.bibliography;

/// A person or body with a hand in a work.
///
/// @param role what they did, in the words of the entry's vocabulary: `editor`, `A2`, `seriesEditor`
public record Creator(String role, PersonName name) {}
