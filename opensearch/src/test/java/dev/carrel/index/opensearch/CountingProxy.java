package dev.carrel.index.opensearch;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/// Passes requests on to a node and notes what was asked, when, and how much came back.
final class CountingProxy implements AutoCloseable {
    private final HttpServer server;
    private final HttpClient client = HttpClient.newHttpClient();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final URI node;
    private final List<Exchange> exchanges = new ArrayList<>();
    private volatile Duration way = Duration.ZERO;

    /// A request and its reply.
    ///
    /// @param begin when it came, in nanoseconds
    /// @param bytes of the reply
    record Exchange(String asked, long begin, long end, int bytes) {}

    /// How many requests at most waited for the one before: others were made at the same time.
    static int inTurn(List<Exchange> exchanges) {
        int longest = 0;
        for (Exchange last : exchanges) {
            longest = Math.max(longest, 1 + inTurn(
                    exchanges.stream().filter(each -> each.end() < last.begin()).toList()));
        }
        return longest;
    }

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

    /// How long each request is on its way from now on: threads that are a little late then still ask at the same time.
    void takes(Duration time) {
        way = time;
    }

    private void passOn(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readAllBytes();
            long begin = System.nanoTime();
            Thread.sleep(way);
            HttpResponse<byte[]> reply = client.send(HttpRequest
                    .newBuilder(node.resolve(exchange.getRequestURI().toString()))
                    .header("Content-Type", exchange.getRequestHeaders().getFirst("Content-Type"))
                    .method(exchange.getRequestMethod(),
                            HttpRequest.BodyPublishers.ofByteArray(body))
                    .build(), HttpResponse.BodyHandlers.ofByteArray());
            synchronized (exchanges) {
                exchanges.add(new Exchange(exchange.getRequestMethod() + " " + exchange.getRequestURI(),
                        begin, System.nanoTime(), reply.body().length));
            }
            exchange.sendResponseHeaders(reply.statusCode(), reply.body().length);
            exchange.getResponseBody().write(reply.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// The requests since the last time.
    List<Exchange> taken() {
        synchronized (exchanges) {
            List<Exchange> all = List.copyOf(exchanges);
            exchanges.clear();
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
