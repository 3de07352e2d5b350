package dev.carrel.index.retrieval;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Nearness;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.query.Query;

/// Exact scores and vectors of passages and documents that are already known, whichever retriever proposed them.
public interface PassageScoring {
    /// Both exact scores of every passage of some documents that fulfils the query's conditions.
    List<PassageScores> score(Collection<DocumentId> documents, Query query, Optional<Vector> vector)
            throws IOException;

    /// Both exact scores of some passages, in any order; their words are not counted.
    List<PassageScores> score(Set<PassageId> passages, Query query, Vector vector) throws IOException;

    /// The meaning of each of some documents as a whole: the mean of its passages' vectors, of unit length. Those without
    /// vectors are left out.
    Map<DocumentId, Vector> documentVectors(Collection<DocumentId> documents) throws IOException;

    /// The vectors of some passages, and how long their documents are; those without vectors are left out.
    List<PassageVector> vectors(Set<PassageId> passages) throws IOException;

    /// How near each of some documents is to a vector, as a whole and in its parts; those without vectors are left out.
    List<Nearness> nearness(Collection<DocumentId> documents, Vector vector) throws IOException;

    /// The scores that a query meets in this library by chance.
    ///
    /// @param vector what it means, if meaning is compared
    BackgroundScores background(Query query, Optional<Vector> vector) throws IOException;

    /// The share of the query's plain words that each of some passages holds, 0 to 1; the rarer a word, the more it counts.
    /// All of them, if there are no such words.
    Map<PassageId, Double> wordShares(Set<PassageId> passages, Query query) throws IOException;

    /// The share of all that the query's plain words tell that is told by some of its words, 0 to 1; the rarer a word is in the
    /// library, the more it tells. All of it, if there are no plain words.
    double telling(Collection<String> words, Query query) throws IOException;

    /// Which of some passages hold the whole query as it was typed, or in their headings.
    VerbatimMatches standing(Set<PassageId> passages, Query query) throws IOException;

    /// The passages of some documents that hold each of some terms as a whole word.
    Map<String, Set<PassageId>> holding(Collection<DocumentId> documents, Collection<String> terms)
            throws IOException;
}
