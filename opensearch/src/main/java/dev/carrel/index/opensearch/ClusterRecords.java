package dev.carrel.index.opensearch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.RecordLookup;
import org.apache.lucene.document.Document;
import org.apache.lucene.search.Query;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// The records of a library in the cluster at one moment: fetched, or asked which match.
final class ClusterRecords implements RecordLookup {
    private static final List<String> IDENTIFIED = List.of("doc_column", "ordinal_column");
    private static final int PAGE = 20_000;

    private final PointInTime moment;

    ClusterRecords(PointInTime moment) {
        this.moment = moment;
    }

    PointInTime moment() {
        return moment;
    }

    /// All records that match, with some of their members or all.
    List<Document> fetch(Map<String, Object> query, @Nullable List<String> fields) throws IOException {
        List<Document> records = new ArrayList<>();
        moment.scan(query, fields, json -> records.add(RecordJson.read(json)));
        return records;
    }

    static PassageId id(JsonNode json) {
        return new PassageId(new DocumentId(json.path("doc_column").asString()),
                json.path("ordinal_column").asInt());
    }

    /// The ids of the documents that come first.
    List<String> first(int documents) throws IOException {
        List<String> ids = new ArrayList<>();
        moment.search(
                PointInTime.Search.of(Json.term("kind", FieldNames.KIND_DOCUMENT), documents, List.of("doc"))
                        .with("sort", List.of(Map.of("doc", "asc"))))
                .path("hits").path("hits")
                .forEach(hit -> ids.add(hit.path("_source").path("doc").asString()));
        return ids;
    }

    /// The ids of all passages that match.
    List<PassageId> ids(Query query) throws IOException {
        List<PassageId> ids = new ArrayList<>();
        moment.scan(QueryJson.of(query), IDENTIFIED, json -> ids.add(id(json)));
        return ids;
    }

    @Override
    public boolean any(Query query) {
        try {
            return moment
                    .search(PointInTime.Search.of(QueryJson.of(query), 0, List.of()).with("track_total_hits",
                            1))
                    .path("hits").path("total").path("value").asLong() > 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Nobody is asked: that would take as long as the search itself.
    @Override
    public boolean mayHaveAny(Query query) {
        return true;
    }

    @Override
    public List<String> documents(Query query) {
        return values(query, "doc", Json.term("kind", FieldNames.KIND_DOCUMENT));
    }

    @Override
    public List<String> cited(Query query) {
        return values(query, "cited", Map.of("match_all", Map.of()));
    }

    @Override
    public List<String> ofPassages(Query query) {
        return values(query, "doc", Json.term("kind", FieldNames.KIND_PASSAGE));
    }

    private List<String> values(Query query, String field, Map<String, Object> kind) {
        try {
            TreeSet<String> values = new TreeSet<>();
            buckets(Json.all(List.of(QueryJson.of(query), kind)),
                    List.of(Map.of("value", Map.of("terms", Map.of("field", field)))),
                    key -> values.add(key.path("value").asString()));
            return List.copyOf(values);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// All listed terms of a field, of which some may stand in no record any more.
    List<String> terms(String field) throws IOException {
        List<String> terms = new ArrayList<>();
        buckets(Json.term("of", field),
                List.of(Map.of("value", Map.of("terms", Map.of("field", "term")))),
                key -> terms.add(key.path("value").asString()));
        return terms;
    }

    /// The documents of records that match, and the parts of their texts.
    void sections(Query query, ObjIntConsumer<DocumentId> consumer) throws IOException {
        buckets(QueryJson.of(query), List.of(Map.of("doc", Map.of("terms", Map.of("field", "doc"))),
                Map.of("parts", Map.of("terms", Map.of("field", "section_column", "missing_bucket", true)))),
                key -> consumer.accept(new DocumentId(key.path("doc").asString()),
                        key.path("parts").asInt(0)));
    }

    /// Tells of all different values that matching records have, a page after the other.
    private void buckets(Map<String, Object> query, List<Object> sources,
            Consumer<JsonNode> consumer) throws IOException {
        Map<String, Object> composite = new LinkedHashMap<>(Map.of("size", PAGE, "sources", sources));
        while (true) {
            JsonNode reply = moment.search(PointInTime.Search.of(Json.all(List.of(query)), 0, List.of())
                    .with("track_total_hits", false)
                    .with("aggs", Map.of("all", Map.of("composite", composite))))
                    .path("aggregations").path("all");
            reply.path("buckets").forEach(bucket -> consumer.accept(bucket.path("key")));
            if (reply.path("buckets").size() < PAGE) {
                return;
            }
            composite.put("after", reply.path("after_key"));
        }
    }
}
