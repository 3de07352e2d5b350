package dev.carrel.index.retrieval;

import java.io.IOException;
import java.util.Collection;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.ranking.query.Query;

/// Finds sentences in which documents cite others. The plain words of a query are looked for in the sentences; all else that it
/// demands, the cited works have to fulfil.
public interface CitingRetrieval {
    /// The sentences that match a query's plain words best, best first.
    ///
    /// @param most how many are wanted
    List<CitingSentence> sentences(Query query, int most) throws IOException;

    /// The sentences of some documents, whatever words they hold, in the order of the documents and their text.
    List<CitingSentence> sentences(Collection<DocumentId> citing, Query query) throws IOException;
}
