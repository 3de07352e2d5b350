package dev.carrel.search.run;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

import dev.carrel.document.DocumentId;
import dev.carrel.index.Searchable;
import dev.carrel.ranking.query.Query;

/// A query as a library reads it: as a citation of works that it has, or with words that are spelled as its own.
///
/// @param query     the one that is asked
/// @param cited     the works that it cites, the best first
/// @param corrected the one that is asked instead of what was typed, if a word of that occurs nowhere
record QueryReading(Query query, List<DocumentId> cited, Optional<Query> corrected) {
    QueryReading {
        cited = List.copyOf(cited);
    }

    static QueryReading of(Query parsed, Searchable snapshot) throws IOException {
        List<DocumentId> cited = cited(parsed, snapshot);
        return of(parsed, cited,
                cited.isEmpty() ? snapshot.vocabulary().corrected(parsed) : Optional.empty());
    }

    /// The same, where works and words are looked for at the same time.
    ///
    /// @param beside runs what may have to wait for another machine
    static QueryReading of(Query parsed, Searchable snapshot, Executor beside) throws IOException {
        BackgroundTask<Optional<Query>> corrected = BackgroundTask.start(beside,
                () -> snapshot.vocabulary().corrected(parsed));
        List<DocumentId> cited = cited(parsed, snapshot);
        Optional<Query> spelled = corrected.join();
        return of(parsed, cited, cited.isEmpty() ? spelled : Optional.empty());
    }

    private static List<DocumentId> cited(Query parsed, Searchable snapshot) throws IOException {
        return new CitedWorks(snapshot.retrieval(), snapshot.stored()).of(parsed);
    }

    private static QueryReading of(Query parsed, List<DocumentId> cited, Optional<Query> corrected) {
        return new QueryReading(corrected.orElse(cited.isEmpty() ? parsed : parsed.readAsCitation()), cited,
                corrected);
    }
}
