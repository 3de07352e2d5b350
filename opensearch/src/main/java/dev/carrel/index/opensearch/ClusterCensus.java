package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.carrel.document.DocumentId;
import dev.carrel.index.Census;
import dev.carrel.index.Coverage;
import dev.carrel.index.Facets;
import dev.carrel.index.SearchScope;
import dev.carrel.index.Statistics;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// The counts of a library in the cluster, which adds them up.
final class ClusterCensus implements Census {
    private static final int MOST_SOURCES = 10_000;

    private final ClusterStore store;
    private final PassageQueries queries;
    private final ClusterTable table;
    private @Nullable Statistics statistics;

    ClusterCensus(ClusterStore store, PassageQueries queries, ClusterTable table) {
        this.store = store;
        this.queries = queries;
        this.table = table;
    }

    /// Counted once a commit: every answer tells its coverage.
    @Override
    public synchronized Statistics statistics() throws IOException {
        if (statistics == null) {
            statistics = counted();
        }
        return statistics;
    }

    private Statistics counted() throws IOException {
        PointInTime moment = store.records().moment();
        JsonNode counts = moment.search(PointInTime.Search.of(
                Json.terms("kind", List.of(FieldNames.KIND_DOCUMENT, FieldNames.KIND_FAILURE)), 0, List.of())
                .with("aggs", Map.of("documents", among(FieldNames.KIND_DOCUMENT, Map.of(
                        "passages", sum("passages_column"), "embedded", sum("embedded_column"), "waiting",
                        sum("waiting_column"), "sources",
                        sources(Map.of("unreadable", sum("unreadable_column"),
                                "truncated", sum("truncated"), "waiting",
                                Map.of("filter", Json.term(FieldNames.WAITING, "yes")))))),
                        "failures", among(FieldNames.KIND_FAILURE, Map.of("sources", sources(Map.of()))))))
                .path("aggregations");
        Map<String, SearchScope> scopes = new HashMap<>();
        counts.path("documents").path("sources").path("buckets").forEach(source -> scopes.merge(
                source.path("key").asString(), new SearchScope(source.path("doc_count").asInt(),
                        number(source, "unreadable"), source.path("waiting").path("doc_count").asInt(),
                        number(source, "truncated")),
                SearchScope::and));
        counts.path("failures").path("sources").path("buckets").forEach(source -> scopes.merge(
                source.path("key").asString(), new SearchScope(0, source.path("doc_count").asInt(), 0, 0),
                SearchScope::and));
        JsonNode documents = counts.path("documents");
        return new Statistics(number(documents, "passages"), number(documents, "embedded"),
                number(documents, "waiting"), counts.path("failures").path("doc_count").asInt(), scopes,
                bytes(moment));
    }

    private static Map<String, Object> among(String kind, Map<String, Object> counts) {
        return Map.of("filter", Json.term("kind", kind), "aggs", counts);
    }

    private static Map<String, Object> sources(Map<String, Object> counts) {
        return Map.of("terms", Map.of("field", FieldNames.SOURCE, "size", MOST_SOURCES), "aggs", counts);
    }

    private static Map<String, Object> sum(String field) {
        return Map.of("sum", Map.of("field", field));
    }

    private static int number(JsonNode counts, String name) {
        return (int) counts.path(name).path("value").asDouble();
    }

    private static long bytes(PointInTime moment) throws IOException {
        return moment.client().get(moment.index() + "/_stats/store").path("_all").path("primaries")
                .path("store")
                .path("size_in_bytes").asLong();
    }

    @Override
    public SearchScope scope(Query query) throws IOException {
        return statistics().of(queries.sources(query));
    }

    @Override
    public Facets facets(List<Query> asked, Quantifier quantifier) throws IOException {
        return table.counter().count(asked, quantifier);
    }

    @Override
    public Facets listed(Query query) throws IOException {
        return table.counter().count(query);
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
