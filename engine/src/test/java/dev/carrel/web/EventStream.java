package dev.carrel.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/// The news of a server, heard from the moment this is opened.
final class EventStream implements AutoCloseable {
    /// One kind of news and what it says.
    record Event(String name, JsonNode data) {
        boolean isLibrary() { return name.equals("library"); }

        /// True if it tells that this job has ended.
        boolean isEndOf(JsonNode job) {
            return isOf(job) && hasEnded(data);
        }

        boolean isOf(JsonNode job) {
            return name.equals("job") && data.path("id").equals(job.path("id"));
        }
    }

    private final Socket socket;
    private final BufferedReader lines;

    EventStream(Wire wire) throws IOException {
        socket = wire.connect();
        socket.getOutputStream()
                .write(wire.head("GET", "/api/events", 0).getBytes(StandardCharsets.UTF_8));
        lines = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        assertThat(lines.readLine()).contains("200");
    }

    /// How a job ended, which it may have done already.
    static JsonNode ended(Wire wire, JsonNode job) throws IOException {
        try (EventStream events = new EventStream(wire)) {
            JsonNode now = wire.get("/api/jobs/" + job.path("id").asString()).json();
            return hasEnded(now) ? now : events.until(each -> each.isEndOf(job)).getLast().data();
        }
    }

    private static boolean hasEnded(JsonNode job) {
        return !Set.of("queued", "running").contains(job.path("state").asString());
    }

    /// All that is told up to the first that is wanted.
    List<Event> until(Predicate<Event> wanted) throws IOException {
        List<Event> events = new ArrayList<>();
        String name = "";
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("event: ")) {
                name = line.substring(7);
            } else if (line.startsWith("data: ")) {
                events.add(new Event(name, JsonMapper.shared().readTree(line.substring(6))));
                if (wanted.test(events.getLast())) {
                    return events;
                }
            }
        }
        throw new IOException("the stream ended after " + events);
    }

    /// Waits until the server says no more.
    ///
    /// @return the last lines as they came, with the lengths of the pieces
    List<String> rest() throws IOException {
        return lines.lines().toList();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
