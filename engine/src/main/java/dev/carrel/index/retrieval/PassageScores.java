package dev.carrel.index.retrieval;

import dev.carrel.document.PassageId;
import org.jspecify.annotations.Nullable;

/// The scores of one passage, whichever retriever proposed it.
///
/// @param keyword       the score for words, null if none occurs
/// @param similarity    the cosine, null while the passage has no vector
/// @param distinctTerms how many different words of the query stand in it
public record PassageScores(PassageId passage, @Nullable Double keyword, @Nullable Double similarity,
        int distinctTerms) {}
