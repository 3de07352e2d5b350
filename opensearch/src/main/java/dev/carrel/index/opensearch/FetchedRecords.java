package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.base.LruCache;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.document.Document;
import tools.jackson.databind.JsonNode;

/// Passages and documents that were fetched from the cluster at one moment, and are remembered: whoever finds a passage is going to ask
/// for its scores, its vector and its text. Of each only those members travel that are needed.
final class FetchedRecords {
    private static final int REMEMBERED = 4_096;
    private static final List<String> PLACED = List.of("kind", "doc", "passage", "doc_column",
            "ordinal_column");
    private static final List<String> IN_DOCUMENT = List.of("section", "abstract",
            RecordJson.kept('N', FieldNames.SIBLINGS_COLUMN));
    private static final List<String> SHOWN = List.of("defines", "x.S_*", "x.L_*");

    private final PointInTime moment;
    /// What a passage is scored by.
    private final List<String> scoredMembers;
    /// What its words are scored by, and what is shown of it.
    private final List<String> wordedMembers;
    private final List<String> shownMembers = joined(List.of(PLACED, SHOWN));
    private final Map<PassageId, JsonNode> scored = new LruCache<>(REMEMBERED);
    private final Map<PassageId, JsonNode> worded = new LruCache<>(REMEMBERED);
    private final Map<PassageId, JsonNode> shown = new LruCache<>(REMEMBERED);
    private final Map<DocumentId, JsonNode> documents = new LruCache<>(REMEMBERED);

    /// @param words the fields that words are scored by
    FetchedRecords(PointInTime moment, Collection<String> words) {
        List<String> fields = words.stream().map(Schema::name).toList();
        this.moment = moment;
        this.scoredMembers = joined(
                List.of(PLACED, fields, IN_DOCUMENT, List.of(RecordJson.VECTOR)));
        this.wordedMembers = joined(List.of(PLACED, fields, SHOWN));
    }

    private static List<String> joined(List<List<String>> lists) {
        return lists.stream().flatMap(List::stream).distinct().toList();
    }

    /// The members of a passage that it is scored by.
    List<String> scoredMembers() {
        return scoredMembers;
    }

    /// All that is to be known of the passages of some documents to score and show them.
    ///
    /// @param cosines of those that have vectors; nothing if they were not asked for, or are too many for one reply
    record DocumentPassages(List<JsonNode> passages, Optional<Map<PassageId, Double>> cosines) {}

    /// Fetches passages, and their documents without their texts, in one request: whoever scores passages is going to show some of
    /// them. Vectors stay where they are: the cluster compares them.
    DocumentPassages ofDocuments(Map<String, Object> passages, PointInTime.Scan of, Optional<Vector> vector)
            throws IOException {
        List<JsonNode> found = new ArrayList<>();
        List<JsonNode> works = new ArrayList<>();
        List<JsonNode> near = moment.scan(List.of(
                new PointInTime.Scan(passages, wordedMembers, found::add),
                new PointInTime.Scan(of.query(), of.fields(), works::add)),
                vector.map(each -> comparison(passages, each)).stream().toList());
        synchronized (scored) {
            found.forEach(json -> worded.put(ClusterRecords.id(json), json));
            works.forEach(json -> documents.put(document(json), json));
        }
        return new DocumentPassages(found, near.stream().findFirst().flatMap(FetchedRecords::cosines));
    }

    /// As many neighbours are asked for as there can be, so that all are compared.
    private static PointInTime.Search comparison(Map<String, Object> passages, Vector vector) {
        return PointInTime.Search.of(passages, PointInTime.MOST, List.of())
                .with("docvalue_fields", List.of("doc_column", "ordinal_column"))
                .near(vector.components(), PointInTime.MOST);
    }

    private static Optional<Map<PassageId, Double>> cosines(JsonNode reply) {
        JsonNode hits = reply.path("hits").path("hits");
        if (reply.path("hits").path("total").path("value").asLong() > hits.size()) {
            return Optional.empty();
        }
        Map<PassageId, Double> cosines = HashMap.newHashMap(hits.size());
        hits.forEach(hit -> cosines.put(
                new PassageId(new DocumentId(hit.path("fields").path("doc_column").path(0).asString()),
                        hit.path("fields").path("ordinal_column").path(0).asInt()),
                cosine(hit.path("_score").asDouble())));
        return Optional.of(cosines);
    }

    /// The cluster makes scores above 0 of inner products.
    private static double cosine(double score) {
        return score >= 1 ? score - 1 : 1 - 1 / score;
    }

    /// The passages that were asked for, each with what it is scored by; unknown ones are left out.
    List<JsonNode> scored(Collection<PassageId> ids) throws IOException {
        return fetched(ids, remembered(scored, ids), scoredMembers, scored);
    }

    /// The same without vectors.
    List<JsonNode> worded(Collection<PassageId> ids) throws IOException {
        Map<PassageId, JsonNode> found = remembered(worded, ids);
        found.putAll(remembered(scored, ids));
        return fetched(ids, found, wordedMembers, worded);
    }

    private List<JsonNode> fetched(Collection<PassageId> ids, Map<PassageId, JsonNode> found,
            List<String> members, Map<PassageId, JsonNode> memory) throws IOException {
        List<String> others = missing(ids, found);
        Map<PassageId, JsonNode> fresh = new HashMap<>();
        if (!others.isEmpty()) {
            moment.scan(Json.terms(FieldNames.PASSAGE, others), members,
                    json -> fresh.put(ClusterRecords.id(json), json));
        }
        remember(fresh, memory);
        found.putAll(fresh);
        return ordered(found);
    }

    /// The passages of a reply, which are likely to be asked about again.
    List<JsonNode> found(List<JsonNode> hits) {
        Map<PassageId, JsonNode> found = new HashMap<>();
        hits.forEach(hit -> found.put(ClusterRecords.id(hit.path("_source")), hit.path("_source")));
        remember(found, scored);
        return ordered(found);
    }

    private void remember(Map<PassageId, JsonNode> fresh, Map<PassageId, JsonNode> memory) {
        synchronized (scored) {
            memory.putAll(fresh);
        }
    }

    private static List<JsonNode> ordered(Map<PassageId, JsonNode> found) {
        return found.entrySet().stream().sorted(Map.Entry.comparingByKey()).map(Map.Entry::getValue).toList();
    }

    /// Passages with their texts, and documents without them.
    ///
    /// @param known the members of documents
    List<Document> shown(Collection<PassageId> passages, Collection<DocumentId> of, List<String> known)
            throws IOException {
        Map<PassageId, JsonNode> texts = remembered(shown, passages);
        texts.putAll(remembered(worded, passages));
        Map<DocumentId, JsonNode> works = remembered(documents, of);
        List<PointInTime.Scan> scans = new ArrayList<>();
        List<String> otherTexts = missing(passages, texts);
        if (!otherTexts.isEmpty()) {
            scans.add(new PointInTime.Scan(Json.terms(FieldNames.PASSAGE, otherTexts), shownMembers,
                    json -> texts.put(ClusterRecords.id(json), json)));
        }
        List<String> otherWorks = missing(of, works);
        if (!otherWorks.isEmpty()) {
            scans.add(new PointInTime.Scan(Json.all(List.of(Json.term("kind", FieldNames.KIND_DOCUMENT),
                    Json.terms("doc", otherWorks))), known, json -> works.put(document(json), json)));
        }
        if (!scans.isEmpty()) {
            moment.scan(scans, List.of());
        }
        synchronized (scored) {
            shown.putAll(texts);
            documents.putAll(works);
        }
        return Stream.concat(texts.values().stream(), works.values().stream())
                .map(json -> RecordJson.read(json, QueryTerms.NONE)).toList();
    }

    private static DocumentId document(JsonNode json) {
        return new DocumentId(json.path("doc").asString());
    }

    private <K> Map<K, JsonNode> remembered(Map<K, JsonNode> all, Collection<K> ids) {
        Map<K, JsonNode> found = new LinkedHashMap<>();
        synchronized (scored) {
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
}
