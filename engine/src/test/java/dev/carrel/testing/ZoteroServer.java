package dev.carrel.testing;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A server on this machine that answers as Zotero's local interface does: lists in pages, with their whole length.
public final class ZoteroServer implements AutoCloseable {
    private final HttpServer server;
    private final Map<String, String> answers = new ConcurrentHashMap<>();
    private final List<String> asked = new ArrayList<>();
    private volatile int status = 200;

    public ZoteroServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /// A list in JSON, or a text.
    public ZoteroServer serve(String path, String body) {
        answers.put(path, body);
        return this;
    }

    /// Answers everything with an error.
    public ZoteroServer refuse(int code) {
        status = code;
        return this;
    }

    public synchronized List<String> asked() {
        return List.copyOf(asked);
    }

    private synchronized void answer(HttpExchange exchange) throws IOException {
        asked.add(exchange.getRequestURI().toString());
        String body = answers.get(exchange.getRequestURI().getPath());
        if (body == null || status != 200) {
            send(exchange, status == 200 ? 404 : status, "Not found");
        } else if (body.strip().startsWith("[")) {
            page(exchange, JsonMapper.shared().readTree(body));
        } else {
            send(exchange, 200, body);
        }
    }

    private static void page(HttpExchange exchange, JsonNode all) throws IOException {
        int start = parameter(exchange, "start", 0);
        int end = Math.min(all.size(), start + Math.min(100, parameter(exchange, "limit", 25)));
        List<JsonNode> page = new ArrayList<>();
        for (int i = start; i < end; i++) {
            page.add(all.get(i));
        }
        exchange.getResponseHeaders().set("Total-Results", String.valueOf(all.size()));
        send(exchange, 200, JsonMapper.shared().writeValueAsString(page));
    }

    private static int parameter(HttpExchange exchange, String name, int otherwise) {
        String query = String.valueOf(exchange.getRequestURI().getQuery());
        for (String parameter : List.of(query.split("&"))) {
            if (parameter.startsWith(name + "=")) {
                return Integer.parseInt(parameter.substring(name.length() + 1));
            }
        }
        return otherwise;
    }

    private static void send(HttpExchange exchange, int code, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(code, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
