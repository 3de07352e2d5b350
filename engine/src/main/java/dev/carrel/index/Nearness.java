package dev.carrel.index;

import dev.carrel.document.PassageId;
import org.jspecify.annotations.Nullable;

/// How near a document is to a vector: cosines.
///
/// @param best       its nearest passage
/// @param similarity of that passage
/// @param document   of the mean of all its passages
/// @param summary    of its abstract, null if it has none
/// @param figure     of its nearest caption, null if it has none
public record Nearness(PassageId best, double similarity, double document, @Nullable Double summary,
        @Nullable Double figure) {}
