package dev.carrel.search.similar;

import java.util.List;

import dev.carrel.index.FoundPassage;
import dev.carrel.ranking.Mode;
import org.jspecify.annotations.Nullable;

/// The passages that are nearest to a text, the best one of each work.
///
/// @param mode  `semantic`, or `keyword` while the library has no vectors
/// @param parts how many parts the text was compared in
/// @param left  how many further parts were left out, because the text is a book
/// @param took  milliseconds
public record NearPassages(Mode mode, int parts, int left, double took, List<Near> results) {
    public NearPassages {
        results = List.copyOf(results);
    }

    NearPassages after(double milliseconds) {
        return new NearPassages(mode, parts, left, milliseconds, results);
    }

    /// @param rank       from 1
    /// @param score      the cosine, or the score for words
    /// @param similarity the cosine; null while there are no vectors
    /// @param part       of the text that is nearest, from 1
    public record Near(int rank, double score, @Nullable Double similarity, int part, FoundPassage found,
            String citation, @Nullable String link) {}
}
