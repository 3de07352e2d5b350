package dev.carrel.index.opensearch;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/// Passes requests on to a node and notes what was asked.
final class CountingProxy implements AutoCloseable {
    private final HttpServer server;
    private final HttpClient client = HttpClient.newHttpClient();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final URI node;
    private final List<String> asked = new ArrayList<>();

    CountingProxy(URI node) throws IOException {
        this.node = node;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::passOn);
        server.start();
    }

    URI uri() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    private void passOn(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readAllBytes();
            synchronized (asked) {
                asked.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
            }
            HttpResponse<byte[]> reply = client.send(HttpRequest
                    .newBuilder(node.resolve(exchange.getRequestURI().toString()))
                    .header("Content-Type", exchange.getRequestHeaders().getFirst("Content-Type"))
                    .method(exchange.getRequestMethod(),
                            HttpRequest.BodyPublishers.ofByteArray(body))
                    .build(), HttpResponse.BodyHandlers.ofByteArray());
            exchange.sendResponseHeaders(reply.statusCode(), reply.body().length);
            exchange.getResponseBody().write(reply.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// What was asked since the last time.
    List<String> taken() {
        synchronized (asked) {
            List<String> all = List.copyOf(asked);
            asked.clear();
            return all;
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
        client.close();
    }
}
