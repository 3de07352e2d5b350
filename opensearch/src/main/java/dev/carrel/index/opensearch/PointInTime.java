package dev.carrel.index.opensearch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// One moment of a library in the cluster: the state of one commit, and all records held as they were then. An answer is whole or none.
final class PointInTime implements AutoCloseable {
    private static final String KEPT = "15m";
    /// The most records that the cluster gives at once.
    static final int MOST = 10_000;
    private static final int PAGE = 1_000;
    private static final int ATTEMPTS = 12;
    private static final String SEARCH = "allow_partial_search_results=false&search_type=dfs_query_then_fetch";

    private static final byte[] MANY = "{\"allow_partial_search_results\":false}\n"
            .getBytes(StandardCharsets.UTF_8);

    private final ClusterClient client;
    private final StateStore store;
    private final StateStore.Read read;
    private String id;

    private PointInTime(ClusterClient client, StateStore store, StateStore.Read read, String id) {
        this.client = client;
        this.store = store;
        this.read = read;
        this.id = id;
    }

    /// The state is read before and after: in between, a commit could have replaced records of the first one. Nothing if there is no
    /// such library.
    static Optional<PointInTime> open(ClusterClient client, StateStore store) throws IOException {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            Optional<StateStore.Read> before = store.read();
            if (before.isEmpty()) {
                return Optional.empty();
            }
            String id = begin(client, before.get().name());
            if (store.read().filter(after -> isSame(before.get(), after)).isPresent()) {
                return Optional.of(new PointInTime(client, store, before.get(), id));
            }
            end(client, id);
        }
        throw UserError.busy("The library changes too often to be looked at.", "Try again in a moment.");
    }

    private static boolean isSame(StateStore.Read one, StateStore.Read other) {
        return one.name().equals(other.name()) && one.state().commits() == other.state().commits();
    }

    private static String begin(ClusterClient client, String index) throws IOException {
        JsonNode reply = client
                .post(index + "/_search/point_in_time?allow_partial_pit_creation=false&keep_alive="
                        + KEPT, new byte[0]);
        return reply.path("pit_id").asString();
    }

    private static void end(ClusterClient client, String id) throws IOException {
        client.delete("_search/point_in_time", Map.of("pit_id", List.of(id)));
    }

    LibraryState state() {
        return read.state();
    }

    String index() {
        return read.name();
    }

    ClusterClient client() {
        return client;
    }

    /// True if the library is still as it is here.
    boolean isCurrent() throws IOException {
        return store.read().filter(now -> isSame(read, now)).isPresent();
    }

    /// The reply to one search among what this moment holds.
    JsonNode search(Search search) throws IOException {
        return checked(asked(search));
    }

    /// A node that ends takes its part of the moment with it, and then another moment is asked, as long as it is the same.
    private JsonNode asked(Search search) throws IOException {
        for (int attempt = 1;; attempt++) {
            String used = used();
            try {
                return client.search("_search?" + SEARCH, body(search, used));
            } catch (ClusterFault e) {
                if (e.status() != 404 && !e.isOfServer() && !e.says("search context")) {
                    throw e;
                }
                if (attempt == ATTEMPTS) {
                    throw e.told(client.host());
                }
                ClusterClient.rest(Math.min(2_000L, 50L << attempt));
                renew(used, e);
            }
        }
    }

    /// The hits of several searches, asked at once.
    List<JsonNode> search(List<Search> searches) throws IOException {
        List<JsonNode> hits = new ArrayList<>();
        replies(searches).forEach(reply -> reply.path("hits").path("hits").forEach(hits::add));
        return hits;
    }

    /// The replies to several searches, asked at once.
    List<JsonNode> replies(List<Search> searches) throws IOException {
        if (searches.size() == 1) {
            return List.of(search(searches.getFirst()));
        }
        String used = used();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (Search each : searches) {
            body.writeBytes(MANY);
            body.writeBytes(Json.write(body(each, used)));
            body.write('\n');
        }
        JsonNode replies = client.post("_msearch?search_type=dfs_query_then_fetch", body.toByteArray())
                .path("responses");
        List<JsonNode> all = new ArrayList<>();
        for (int i = 0; i < searches.size(); i++) {
            JsonNode reply = replies.path(i);
            // What failed among others is asked by itself, which knows what to do.
            all.add(reply.has("error") ? search(searches.get(i)) : checked(reply));
        }
        return all;
    }

    private synchronized String used() {
        return id;
    }

    /// As long as nobody has committed, another moment is the same.
    private synchronized void renew(String lost, ClusterFault cause) throws IOException {
        if (!lost.equals(id)) {
            return;
        }
        if (!isCurrent()) {
            throw UserError.busy(
                    "The library changed while it was asked, and a machine of the cluster was lost.",
                    "Ask again.");
        }
        try {
            id = begin(client, read.name());
        } catch (ClusterFault e) {
            e.addSuppressed(cause);
            throw e.told(client.host());
        }
    }

    private Map<String, Object> body(Search search, String pit) {
        Map<String, Object> body = new LinkedHashMap<>(search.more());
        body.put("pit", Map.of("id", pit, "keep_alive", KEPT));
        body.put("query", search.query(state().visible()));
        body.put("size", search.size());
        body.put("_source", search.fields() == null || search.fields().isEmpty()
                ? search.fields() == null
                : Map.of("includes", search.fields()));
        body.putIfAbsent("track_total_hits", true);
        return body;
    }

    /// @throws UserError if some shard did not answer: what is missing might be the best
    private JsonNode checked(JsonNode reply) {
        JsonNode shards = reply.path("_shards");
        if (reply.path("timed_out").asBoolean() || shards.path("failed").asInt() > 0
                || shards.path("successful").asInt() < shards.path("total").asInt()) {
            throw UserError.cannotRun("Not all of the cluster at " + client.host() + " has answered.",
                    "Try again when all its machines are well.");
        }
        return reply;
    }

    /// One question.
    ///
    /// @param query   that scores or filters
    /// @param vector  a vector that is asked for beside, with how many are wanted; the query then filters
    /// @param fields  to be given; null: all
    /// @param more    what else is said
    record Search(Map<String, Object> query, @Nullable Nearest vector, int size,
            @Nullable List<String> fields,
            Map<String, Object> more) {
        @SuppressWarnings("ArrayRecordComponent")
        record Nearest(float[] vector, int count) {}

        static Search of(Map<String, Object> query, int size, @Nullable List<String> fields) {
            return new Search(query, null, size, fields, Map.of());
        }

        Search with(String key, Object value) {
            Map<String, Object> all = new LinkedHashMap<>(more);
            all.put(key, value);
            return new Search(query, vector, size, fields, all);
        }

        Search near(float[] to, int count) {
            return new Search(query, new Nearest(to, count), size, fields, more);
        }

        private Map<String, Object> query(Map<String, Object> visible) {
            return vector == null
                    ? Map.of("bool", Map.of("must", List.of(query), "filter", List.of(visible)))
                    : Map.of("knn", Map.of("vector", Map.of("vector", vector.vector(), "k", vector.count(),
                            "filter", Json.all(List.of(query, visible)))));
        }
    }

    /// Records that are wanted whole, unit by unit and in the order in which they were written.
    ///
    /// @param fields   to be given; null: all
    /// @param consumer is told of each
    record Scan(Map<String, Object> query, @Nullable List<String> fields, Consumer<JsonNode> consumer) {
        private Search first() {
            return Search.of(Json.all(List.of(query)), PAGE, fields)
                    .with("sort", List.of(Map.of("unit", "asc"), Map.of("place", "asc")))
                    .with("track_total_hits", false);
        }
    }

    /// Tells of all records that match.
    void scan(Map<String, Object> query, @Nullable List<String> fields, Consumer<JsonNode> consumer)
            throws IOException {
        scan(List.of(new Scan(query, fields, consumer)), List.of());
    }

    /// The same for several, and searches beside them, which are all asked at once; only what is longer than a page is asked for again.
    ///
    /// @return the replies to the searches
    List<JsonNode> scan(List<Scan> scans, List<Search> searches) throws IOException {
        List<JsonNode> replies = replies(
                Stream.concat(scans.stream().map(Scan::first), searches.stream()).toList());
        for (int i = 0; i < scans.size(); i++) {
            goOn(scans.get(i), replies.get(i).path("hits").path("hits"));
        }
        return replies.subList(scans.size(), replies.size());
    }

    private void goOn(Scan scan, JsonNode first) throws IOException {
        JsonNode hits = first;
        while (true) {
            hits.forEach(hit -> scan.consumer().accept(hit.path("_source")));
            if (hits.size() < PAGE) {
                return;
            }
            List<Object> last = new ArrayList<>();
            hits.path(PAGE - 1).path("sort").forEach(last::add);
            hits = search(scan.first().with("search_after", last)).path("hits").path("hits");
        }
    }

    /// How many records match.
    long count(Map<String, Object> query) throws IOException {
        return search(Search.of(Json.all(List.of(query)), 0, List.of())).path("hits").path("total")
                .path("value").asLong();
    }

    @Override
    public void close() throws IOException {
        end(client, used());
    }
}
