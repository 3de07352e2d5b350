package dev.carrel.library.copy;

/// The outcome of a copy.
///
/// @param documents that the copy holds
/// @param passages  of them
/// @param vectors   of these, all of them taken over
/// @param before    documents that an earlier try had brought
public record Copied(int documents, int passages, int vectors, int before) {}
