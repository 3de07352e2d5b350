package dev.carrel.index.lucene.query;

import java.util.List;

import org.apache.lucene.search.Query;

/// A lookup of the records of an index that match, wherever it is kept: for conditions about other records than those they
/// are asked of.
public interface RecordLookup {
    /// Whether anything matches.
    boolean any(Query query);

    /// False only if nothing matches. An index that is far away need not look: what nothing matches does no harm.
    default boolean mayHaveAny(Query query) {
        return any(query);
    }

    /// The ids of documents whose own records match, not those of their passages.
    List<String> documents(Query query);

    /// The ids of the documents that matching sentences of others cite.
    List<String> cited(Query query);

    /// The ids of the documents that matching passages belong to.
    List<String> ofPassages(Query query);
}
