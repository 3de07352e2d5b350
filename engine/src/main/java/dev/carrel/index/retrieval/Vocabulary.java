package dev.carrel.index.retrieval;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.ranking.query.Query;

/// The words of a library's texts.
public interface Vocabulary {
    /// The query with each word that occurs nowhere read as the nearest word that does; empty if there is nothing to
    /// correct.
    Optional<Query> corrected(Query query) throws IOException;

    /// Definitions that the library's texts give of some short or long forms, the most frequent definitions first.
    List<Definition> definitions(Collection<String> forms) throws IOException;

    /// In how many passages each of some terms stands, as [TextTerms] forms them.
    Map<String, Integer> frequencies(Collection<String> forms) throws IOException;
}
