package dev.carrel.document.reason;

/// A part that could not be read, and why.
///
/// @param <T> how whoever reads it names its parts
public record Unread<T>(T part, Reason reason) {}
