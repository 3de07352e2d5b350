package dev.carrel.assist.check;

import dev.carrel.index.FoundPassage;

/// The place in the library that carries a sentence.
///
/// @param found    the passage, cited for the page and the paragraph of the sentence
/// @param sentence as it stands there
public record Support(FoundPassage found, String sentence) {}
