package dev.carrel.index;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

import dev.carrel.document.DocumentId;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;

/// The counts of a library: how much it holds, and how much of that can be found.
public interface Census {
    Statistics statistics() throws IOException;

    /// How many documents a query is about, as far as its conditions tell that of a document that could not be read:
    /// which source it is from.
    SearchScope scope(Query query) throws IOException;

    /// How many documents there are of each year, type, … among those that all or any of some queries match. A query
    /// matches what fulfils its conditions and holds any of its words, if it has any.
    Facets facets(List<Query> queries, Quantifier quantifier) throws IOException;

    /// The same among the works that a list shows for a query, see [dev.carrel.index.table.WorkTable].
    Facets listed(Query query) throws IOException;

    /// How much of every document can be found; failures are not among them.
    void coverage(Consumer<Coverage> consumer) throws IOException;

    /// The same of some documents; unknown ones are left out.
    List<Coverage> coverage(Collection<DocumentId> documents) throws IOException;
}
