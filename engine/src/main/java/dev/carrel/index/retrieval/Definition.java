package dev.carrel.index.retrieval;

import dev.carrel.document.PassageId;
import dev.carrel.document.text.Abbreviation;

/// An abbreviation, where the library defines it first, and in how many passages it does.
public record Definition(Abbreviation abbreviation, PassageId passage, int times) {}
