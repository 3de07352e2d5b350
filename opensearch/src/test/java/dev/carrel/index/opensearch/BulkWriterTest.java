package dev.carrel.index.opensearch;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// A full queue refuses some records of a request and takes others; that is hard to bring about, so a server plays it.
final class BulkWriterTest {
    private final List<List<String>> sent = new ArrayList<>();

    /// Refuses every second record of each request.
    private HttpServer refusing() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            List<String> ids = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> line.contains("_id"))
                    .map(line -> Json.read(line.getBytes(StandardCharsets.UTF_8)).path("index").path("_id")
                            .asString())
                    .toList();
            sent.add(ids);
            List<Object> items = new ArrayList<>();
            for (int i = 0; i < ids.size(); i++) {
                items.add(Map.of("index", i % 2 == 1
                        ? Map.of("status", 429, "error", Map.of("type", "rejected_execution_exception"))
                        : Map.of("status", 201)));
            }
            byte[] body = Json.write(Map.of("errors", ids.size() > 1, "items", items));
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        return server;
    }

    @Test
    void recordsThatAFullQueueRefusesAreSentAgainAndNoOthers() throws IOException {
        HttpServer server = refusing();
        try (ClusterClient client = new ClusterClient(TestCluster.settings("none",
                List.of(URI.create("http://127.0.0.1:" + server.getAddress().getPort()))))) {
            BulkWriter bulk = new BulkWriter(client, "any");
            for (int i = 0; i < 8; i++) {
                bulk.put(String.valueOf(i), Map.of("kind", "passage"));
            }
            bulk.flush();
            assertThat(sent.stream().map(ids -> String.join(" ", ids)))
                    .containsExactly("0 1 2 3 4 5 6 7", "1 3 5 7", "3 7", "7");
            assertThat(sent.stream().flatMap(List::stream).collect(Collectors.toSet()))
                    .isEqualTo(Stream.iterate(0, i -> i < 8, i -> i + 1).map(String::valueOf)
                            .collect(Collectors.toSet()));
        } finally {
            server.stop(0);
        }
    }
}
