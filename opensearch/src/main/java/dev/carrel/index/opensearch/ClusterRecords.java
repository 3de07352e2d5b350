package dev.carrel.index.opensearch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;

import dev.carrel.base.LruCache;
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
    /// The members of a passage that it is scored by.
    static final List<String> SCORED = Stream.concat(FieldNames.TEXT.stream(),
            Stream.of("kind", "doc", "passage", "doc_column", "ordinal_column", "combined", "words", "german",
                    "domain",
                    "section", "abstract", RecordJson.kept('N', FieldNames.SIBLINGS_COLUMN),
                    RecordJson.VECTOR))
            .toList();
    /// The same with what is shown of it.
    private static final List<String> WHOLE = Stream
            .concat(SCORED.stream(), Stream.of("defines", "x.S_*", "x.L_*")).toList();
    private static final List<String> IDENTIFIED = List.of("doc_column", "ordinal_column");
    private static final int REMEMBERED = 4_096;
    private static final int PAGE = 5_000;

    private final PointInTime moment;
    private final Map<PassageId, JsonNode> recent = new LruCache<>(REMEMBERED);
    /// Those whose text is there too.
    private final Map<PassageId, JsonNode> whole = new LruCache<>(REMEMBERED);
    private final Map<DocumentId, JsonNode> documents = new LruCache<>(REMEMBERED);

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

    /// The passages that were asked for, each with what it is scored by; unknown ones are left out.
    List<Document> passages(Collection<PassageId> ids) throws IOException {
        Map<PassageId, JsonNode> found = new HashMap<>();
        List<String> others = new ArrayList<>();
        synchronized (recent) {
            for (PassageId id : ids) {
                JsonNode known = recent.get(id);
                if (known == null) {
                    others.add(id.toString());
                } else {
                    found.put(id, known);
                }
            }
        }
        if (!others.isEmpty()) {
            moment.scan(Json.terms(FieldNames.PASSAGE, others), SCORED, json -> found.put(id(json), json));
        }
        return ordered(found);
    }

    /// Passages with what they are scored by and what is shown of them, and documents without their texts, in one request: whoever
    /// scores passages is going to show some of them.
    ///
    /// @return the passages
    List<Document> passages(Map<String, Object> query, PointInTime.Scan of) throws IOException {
        List<JsonNode> found = new ArrayList<>();
        moment.scan(List.of(new PointInTime.Scan(query, WHOLE, found::add),
                new PointInTime.Scan(of.query(), of.fields(), json -> {
                    synchronized (recent) {
                        documents.put(new DocumentId(json.path("doc").asString()), json);
                    }
                })));
        synchronized (recent) {
            found.forEach(json -> whole.put(id(json), json));
            found.forEach(json -> recent.put(id(json), json));
        }
        return found.stream().map(RecordJson::read).toList();
    }

    /// Passages with their texts, and documents without them.
    List<Document> shown(Collection<PassageId> passages, Collection<DocumentId> of, List<String> known)
            throws IOException {
        Map<PassageId, JsonNode> texts = remembered(whole, passages);
        Map<DocumentId, JsonNode> works = remembered(documents, of);
        List<PointInTime.Scan> scans = new ArrayList<>();
        List<String> otherTexts = missing(passages, texts);
        if (!otherTexts.isEmpty()) {
            scans.add(new PointInTime.Scan(Json.terms(FieldNames.PASSAGE, otherTexts), WHOLE,
                    json -> texts.put(id(json), json)));
        }
        List<String> otherWorks = missing(of, works);
        if (!otherWorks.isEmpty()) {
            scans.add(new PointInTime.Scan(Json.all(List.of(Json.term("kind", FieldNames.KIND_DOCUMENT),
                    Json.terms("doc", otherWorks))), known,
                    json -> works.put(new DocumentId(json.path("doc").asString()), json)));
        }
        if (!scans.isEmpty()) {
            moment.scan(scans);
        }
        synchronized (recent) {
            whole.putAll(texts);
            documents.putAll(works);
        }
        return Stream.concat(texts.values().stream(), works.values().stream()).map(RecordJson::read).toList();
    }

    private <K> Map<K, JsonNode> remembered(Map<K, JsonNode> all, Collection<K> ids) {
        Map<K, JsonNode> found = new LinkedHashMap<>();
        synchronized (recent) {
            for (K id : ids) {
                JsonNode known = all.get(id);
                if (known != null) {
                    found.put(id, known);
                }
            }
        }
        return found;
    }

    private static <K> List<String> missing(Collection<K> ids, Map<K, JsonNode> found) {
        return ids.stream().filter(id -> !found.containsKey(id)).map(String::valueOf).distinct().toList();
    }

    /// The passages of a reply, which are likely to be asked about again.
    List<Document> passages(Stream<JsonNode> hits) {
        Map<PassageId, JsonNode> found = new HashMap<>();
        hits.forEach(hit -> found.put(id(hit.path("_source")), hit.path("_source")));
        return ordered(found);
    }

    private List<Document> ordered(Map<PassageId, JsonNode> found) {
        synchronized (recent) {
            recent.putAll(found);
        }
        return found.entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(each -> RecordJson.read(each.getValue())).toList();
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
