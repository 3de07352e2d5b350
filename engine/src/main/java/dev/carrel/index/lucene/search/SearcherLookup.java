package dev.carrel.index.lucene.search;

import java.util.List;

import dev.carrel.index.lucene.query.RecordLookup;
import dev.carrel.index.lucene.store.MatchingRecords;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;

/// The records of a Lucene index that match.
public record SearcherLookup(IndexSearcher searcher) implements RecordLookup {
    @Override
    public boolean any(Query query) {
        return MatchingRecords.any(searcher, query);
    }

    @Override
    public List<String> documents(Query query) {
        return MatchingRecords.documents(searcher, query);
    }

    @Override
    public List<String> cited(Query query) {
        return MatchingRecords.cited(searcher, query);
    }

    @Override
    public List<String> ofPassages(Query query) {
        return MatchingRecords.ofPassages(searcher, query);
    }
}
