package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;

/// The terms of an index, wherever it is kept.
public interface IndexTerms {
    /// In how many records a term stands.
    int frequency(String field, String term) throws IOException;

    /// How many records have a field.
    int records(String field) throws IOException;

    /// The first terms that begin so, in the order of the alphabet.
    List<String> beginningWith(String field, String prefix, int most) throws IOException;

    /// Says what will be asked next, so that an index elsewhere is asked for all of it at once.
    ///
    /// @param terms that will be counted
    /// @param prefixes of which so many first terms will be listed
    default void expect(String field, Collection<String> terms, Collection<String> prefixes, int most)
            throws IOException {}

    /// The first terms that a wildcard means, in the order of the alphabet.
    List<String> like(String field, String wildcard, int most) throws IOException;

    /// The terms within so many edits of a word.
    ///
    /// @param sameLetters how many letters at its beginning are the same
    record Nearby(String field, String word, int edits, int sameLetters) {}

    /// In the order of the alphabet.
    SortedSet<String> near(Nearby wanted) throws IOException;

    /// Says which of them will be asked for next, or some of them.
    default void expectNear(Collection<Nearby> wanted) throws IOException {}
}
