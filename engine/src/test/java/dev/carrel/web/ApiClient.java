package dev.carrel.web;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/// Asks a server over HTTP.
final class ApiClient implements AutoCloseable {
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI address;

    ApiClient(URI address) {
        this.address = address;
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

    <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler)
            throws IOException, InterruptedException {
        return client.send(request, handler);
    }

    @Override
    public void close() {
        client.close();
    }
}
