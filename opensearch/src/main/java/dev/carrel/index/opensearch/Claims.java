package dev.carrel.index.opensearch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import tools.jackson.databind.JsonNode;

/// Work that one writer has taken upon himself, so that no other does it too: a record for each unit, which names him and counts as
/// long as he has the right to write.
final class Claims {
    private final ClusterClient client;
    private final WriterLease lease;
    private final Set<String> held = new LinkedHashSet<>();

    Claims(ClusterClient client, WriterLease lease) {
        this.client = client;
        this.lease = lease;
    }

    /// @return those of some units that nobody else has
    Set<String> take(Collection<String> units) throws IOException {
        Set<String> mine = new LinkedHashSet<>();
        List<String> taken = new ArrayList<>();
        write(units.stream().map(unit -> (Object) Map.of("create", Map.of("_id", id(unit)))).toList(),
                units, mine, taken);
        if (!taken.isEmpty()) {
            takeOver(taken, mine);
        }
        held.addAll(mine);
        return mine;
    }

    /// Those that were left by somebody who no longer writes.
    private void takeOver(List<String> taken, Set<String> mine) throws IOException {
        LibraryState now = lease.current();
        JsonNode records = client.post(lease.index() + "/_mget", Json.write(
                Map.of("ids", taken.stream().map(Claims::id).toList()))).path("docs");
        List<String> left = new ArrayList<>();
        List<Object> actions = new ArrayList<>();
        for (int i = 0; i < taken.size(); i++) {
            JsonNode record = records.path(i);
            String writer = record.path("_source").path("x").path("writer").asString("");
            if (writer.equals(lease.writer())) {
                mine.add(taken.get(i));
            } else if (record.path("found").asBoolean() && !lease.isWriting(now, writer)) {
                left.add(taken.get(i));
                actions.add(Map.of("index", Map.of("_id", id(taken.get(i)), "if_seq_no",
                        record.path("_seq_no").asLong(), "if_primary_term",
                        record.path("_primary_term").asLong())));
            }
        }
        if (!left.isEmpty()) {
            write(actions, left, mine, new ArrayList<>());
        }
    }

    /// @param mine  is told of those that could be written
    /// @param taken is told of the others
    private void write(List<Object> actions, Collection<String> units, Set<String> mine, List<String> taken)
            throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        int at = 0;
        for (String unit : units) {
            line(body, actions.get(at++));
            line(body, Map.of("kind", "claim", "unit", id(unit), "place", 0, "gen", Long.MAX_VALUE, "x",
                    Map.of("writer", lease.writer())));
        }
        JsonNode items = client.post(lease.index() + "/_bulk", body.toByteArray()).path("items");
        at = 0;
        for (String unit : units) {
            int status = items.path(at++).iterator().next().path("status").asInt();
            if (status < 300) {
                mine.add(unit);
            } else if (status == 409) {
                taken.add(unit);
            }
        }
    }

    private static void line(ByteArrayOutputStream body, Object line) {
        body.writeBytes(Json.write(line));
        body.write('\n');
    }

    private static String id(String unit) {
        return "claim " + unit;
    }

    /// Leaves some of them to whoever wants them.
    void release(Collection<String> units) throws IOException {
        List<String> released = units.stream().filter(held::remove).toList();
        if (released.isEmpty()) {
            return;
        }
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        released.forEach(unit -> line(body, Map.of("delete", Map.of("_id", id(unit)))));
        client.post(lease.index() + "/_bulk", body.toByteArray());
    }

    void releaseAll() throws IOException {
        release(List.copyOf(held));
    }
}
