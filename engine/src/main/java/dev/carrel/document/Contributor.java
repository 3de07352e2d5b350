package dev.carrel.document;

/// Somebody who had a hand in a work without being its author: an editor, a translator, the author of the book that a
/// chapter stands in.
///
/// @param role what they did, in plain words: `editor`, `series editor`
public record Contributor(String role, String name) {}
