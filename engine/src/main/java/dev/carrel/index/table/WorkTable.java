package dev.carrel.index.table;

import java.io.IOException;

import dev.carrel.ranking.query.Query;

/// The works of a library as a table that is read page by page.
public interface WorkTable {
    /// One page. Plain words of the query are beginnings of words that must all stand in what is listed of a work:
    /// its title, people, venue, year, tags and cite key. Everything else of it filters as in a search.
    ///
    /// @param from  how many works are passed over
    /// @param limit how many are given at most
    WorkPage page(Query query, WorkOrder order, int from, int limit) throws IOException;
}
