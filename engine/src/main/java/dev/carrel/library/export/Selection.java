package dev.carrel.library.export;

import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.run.SearchOptions;

/// A choice of documents, in an order.
public sealed interface Selection {
    /// The whole library, in the order of its files.
    record All() implements Selection {}

    /// These, in this order; those that are not there are left out.
    record Named(List<DocumentId> documents) implements Selection {
        public Named {
            documents = List.copyOf(documents);
        }
    }

    /// All that fulfil some conditions of the query language, in the order of their files.
    record Filtered(String conditions) implements Selection {}

    /// The results of a search, best first.
    record Found(SearchRequest questions, SearchOptions options) implements Selection {}
}
