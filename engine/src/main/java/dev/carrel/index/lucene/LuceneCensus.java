package dev.carrel.index.lucene;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

import dev.carrel.document.DocumentId;
import dev.carrel.index.Census;
import dev.carrel.index.Coverage;
import dev.carrel.index.Facets;
import dev.carrel.index.SearchScope;
import dev.carrel.index.Statistics;
import dev.carrel.index.lucene.facets.FacetCounter;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.store.RecordStore;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;

/// The counts of an index: what records tell, what queries match.
record LuceneCensus(RecordStore store, PassageQueries queries, FacetCounter counter) implements Census {
    @Override
    public Statistics statistics() throws IOException {
        return store.statistics();
    }

    @Override
    public SearchScope scope(Query query) throws IOException {
        return statistics().of(queries.sources(query));
    }

    @Override
    public Facets facets(List<Query> queries, Quantifier quantifier) throws IOException {
        return counter.count(queries, quantifier);
    }

    @Override
    public Facets listed(Query query) throws IOException {
        return counter.count(query);
    }

    @Override
    public void coverage(Consumer<Coverage> consumer) throws IOException {
        store.coverage(consumer);
    }

    @Override
    public List<Coverage> coverage(Collection<DocumentId> documents) throws IOException {
        return store.coverage(documents);
    }
}
