package dev.carrel.index.lucene.facets;

import java.io.IOException;
import java.util.function.ObjIntConsumer;

import dev.carrel.document.DocumentId;
import org.apache.lucene.search.Query;

/// Finds the documents of records that match, where these are kept elsewhere.
@FunctionalInterface
public interface DocumentMatcher {
    /// @param consumer is told of documents, maybe more than once, with the parts of their texts that matching passages stand in, a bit
    ///                 each
    void each(Query query, ObjIntConsumer<DocumentId> consumer) throws IOException;
}
