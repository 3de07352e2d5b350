package dev.carrel.library;

import java.io.IOException;
import java.util.List;

import dev.carrel.index.Snapshot;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.search.suggest.Suggester;
import dev.carrel.search.suggest.Suggestion;

/// Queries that a library can answer, as examples for whoever opens it.
public final class Suggestions {
    private final Library library;
    private final Suggester suggester = new Suggester(LuceneIndex.terms());

    public Suggestions(Library library) {
        this.library = library;
    }

    /// Those of the library as it is now; none if it is empty.
    public List<Suggestion> now() throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            return suggester.suggest(snapshot);
        }
    }
}
