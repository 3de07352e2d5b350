package dev.carrel.index.retrieval;

import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;

/// The meaning of a passage.
///
/// @param siblings how many passages its document has
public record PassageVector(PassageId passage, Vector vector, int siblings) {}
