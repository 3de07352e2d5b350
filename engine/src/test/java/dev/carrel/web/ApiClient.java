package dev.carrel.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;

import dev.carrel.library.json.Json;
import dev.carrel.library.shape.Shape;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/// Asks a server over HTTP.
final class ApiClient implements AutoCloseable {
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI address;

    ApiClient(URI address) {
        this.address = address;
    }

    /// As the command prints it.
    static <T> JsonNode printed(T value, Shape<T> shape) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Json.write(value, shape, bytes);
        return timeless(JsonMapper.shared().readTree(bytes.toByteArray()));
    }

    /// Without how long it took.
    static JsonNode timeless(JsonNode answer) {
        if (answer instanceof ObjectNode object) {
            object.remove("took");
        }
        return answer;
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    HttpResponse<byte[]> send(String method, String target, String body, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(target))
                .method(method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json");
        }
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    JsonNode fetch(String method, String target, String body, int status) throws Exception {
        HttpResponse<byte[]> response = send(method, target, body);
        assertThat(response.statusCode()).as(() -> new String(response.body(), StandardCharsets.UTF_8))
                .isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json;charset=utf-8");
        return JsonMapper.shared().readTree(response.body());
    }

    /// The answer that is told at the end of a stream of events; before it comes each of its sentences.
    JsonNode told(String target, String body) throws Exception {
        List<String> lines = new String(send("POST", target, body).body(), StandardCharsets.UTF_8).lines()
                .toList();
        List<JsonNode> data = lines.stream().filter(line -> line.startsWith("data: "))
                .map(line -> JsonMapper.shared().readTree(line.substring(6))).toList();
        assertThat(lines).filteredOn(line -> line.startsWith("event: ")).endsWith("event: answer");
        assertThat(data.subList(0, data.size() - 1)).allSatisfy(
                each -> assertThat(data.getLast().path("sentences")).contains(each));
        return data.getLast();
    }

    <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler)
            throws IOException, InterruptedException {
        return client.send(request, handler);
    }

    @Override
    public void close() {
        client.close();
    }
}
