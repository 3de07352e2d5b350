package dev.carrel.index.opensearch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import tools.jackson.databind.JsonNode;

/// Gathers records and sends many at once. Those that the cluster has no room for yet are sent again, more slowly. Records have names of
/// their own, so that sending one twice changes nothing.
final class BulkWriter {
    private static final int MOST_BYTES = 5_000_000;
    private static final int MOST_RECORDS = 1_000;
    private static final int ATTEMPTS = 12;

    private final ClusterClient client;
    private final String index;
    private final List<Operation> waiting = new ArrayList<>();
    private int bytes;

    /// @param lines what is sent for it
    @SuppressWarnings("ArrayRecordComponent")
    private record Operation(byte[] lines) {}

    BulkWriter(ClusterClient client, String index) {
        this.client = client;
        this.index = index;
    }

    /// Puts a record in place of the one of that name.
    void put(String id, Map<String, Object> record) throws IOException {
        add(Map.of("index", Map.of("_id", id)), record);
    }

    /// Puts a record unless there is one of that name.
    void putNew(String id, Map<String, Object> record) throws IOException {
        add(Map.of("create", Map.of("_id", id)), record);
    }

    void delete(String id) throws IOException {
        add(Map.of("delete", Map.of("_id", id)));
    }

    private void add(Object... lines) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Object line : lines) {
            out.writeBytes(Json.write(line));
            out.write('\n');
        }
        waiting.add(new Operation(out.toByteArray()));
        bytes += out.size();
        if (bytes >= MOST_BYTES || waiting.size() >= MOST_RECORDS) {
            flush();
        }
    }

    void flush() throws IOException {
        List<Operation> left = List.copyOf(waiting);
        waiting.clear();
        bytes = 0;
        for (int attempt = 1; !left.isEmpty(); attempt++) {
            left = sent(left, attempt);
        }
    }

    /// @return those that are to be sent again
    private List<Operation> sent(List<Operation> operations, int attempt) throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        operations.forEach(each -> body.writeBytes(each.lines()));
        JsonNode reply = client.post(index + "/_bulk", body.toByteArray());
        List<Operation> again = new ArrayList<>();
        ClusterFault last = null;
        for (int i = 0; i < operations.size() && reply.path("errors").asBoolean(); i++) {
            JsonNode item = reply.path("items").path(i).iterator().next();
            int status = item.path("status").asInt();
            ClusterFault fault = new ClusterFault(status, item);
            if (fault.is("cluster_block_exception")) {
                throw fault.told(client.host());
            }
            if (fault.isPassing()) {
                again.add(operations.get(i));
                last = fault;
            } else if (status >= 400 && status != 404 && status != 409) {
                throw fault;
            }
        }
        if (last != null) {
            rest(attempt, last);
        }
        return again;
    }

    private void rest(int attempt, ClusterFault fault) throws IOException {
        if (attempt == ATTEMPTS) {
            throw fault.told(client.host());
        }
        ClusterClient.rest(Math.min(10_000L, 50L << attempt));
    }
}
