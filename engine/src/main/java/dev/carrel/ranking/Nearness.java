package dev.carrel.ranking;

import dev.carrel.document.PassageId;
import org.jspecify.annotations.Nullable;

/// How near a document is to a query, as a whole and in its parts: cosines; null for what it does not have.
///
/// @param best       its nearest passage
/// @param similarity of that passage
/// @param document   of the mean of all its passages
/// @param summary    of its abstract
/// @param figure     of its nearest caption
public record Nearness(PassageId best, @Nullable Double similarity, @Nullable Double document,
        @Nullable Double summary, @Nullable Double figure) {
    public static Nearness unknown(PassageId passage) {
        return new Nearness(passage, null, null, null, null);
    }

    /// The better of each, as when one question is put in several phrasings.
    public Nearness or(Nearness other) {
        boolean nearer = similarity == null || (other.similarity != null && other.similarity > similarity);
        return new Nearness(nearer ? other.best : best, ExactScores.larger(similarity, other.similarity),
                ExactScores.larger(document, other.document), ExactScores.larger(summary, other.summary),
                ExactScores.larger(figure, other.figure));
    }
}
