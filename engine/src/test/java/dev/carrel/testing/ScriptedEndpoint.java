package dev.carrel.testing;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A server of models on this machine, over real sockets: it answers each request by a script and can be as faulty as the
/// script wants. It remembers what it was asked.
public final class ScriptedEndpoint implements AutoCloseable {
    /// One request.
    ///
    /// @param headers by their names in lower case
    public record Request(String method, String path, Map<String, String> headers, String body) {
        public JsonNode json() {
            return JsonMapper.shared().readTree(body);
        }

        /// The last message of a chat.
        public String question() {
            JsonNode messages = json().path("messages");
            return messages.path(messages.size() - 1).path("content").asString("");
        }
    }

    private final ServerSocket server;
    private final Function<Request, ScriptedReply> script;
    private final List<Request> asked = new CopyOnWriteArrayList<>();
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger busy = new AtomicInteger();
    private final AtomicInteger mostBusy = new AtomicInteger();

    private ScriptedEndpoint(Function<Request, ScriptedReply> script) throws IOException {
        this.script = script;
        this.server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    /// Answers one after the other; the last answer is given again and again.
    public static ScriptedEndpoint of(ScriptedReply... replies) throws IOException {
        return of(List.of(replies));
    }

    /// Answers one after the other; the last answer is given again and again.
    public static ScriptedEndpoint of(List<ScriptedReply> replies) throws IOException {
        AtomicInteger next = new AtomicInteger();
        return new ScriptedEndpoint(_ -> replies.get(Math.min(next.getAndIncrement(), replies.size() - 1)));
    }

    /// Answers what a function makes of each request.
    public static ScriptedEndpoint answering(Function<Request, ScriptedReply> script) throws IOException {
        return new ScriptedEndpoint(script);
    }

    /// Its address as people write it, without a path.
    public String address() {
        return "http://127.0.0.1:" + server.getLocalPort();
    }

    public List<Request> asked() {
        return List.copyOf(asked);
    }

    /// The most requests that were under way at the same time.
    public int mostAtOnce() {
        return mostBusy.get();
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                // Head and body are two writes: the second would wait for the reader to acknowledge the first.
                socket.setTcpNoDelay(true);
                open.add(socket);
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException e) {
                // It is closed, or somebody came and went.
            }
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            InputStream in = new BufferedInputStream(socket.getInputStream());
            for (Request request = read(in, socket); request != null; request = read(in, socket)) {
                asked.add(request);
                mostBusy.accumulateAndGet(busy.incrementAndGet(), Math::max);
                try {
                    script.apply(request).send(new ScriptedReply.Connection(socket, this::isOpen));
                } finally {
                    busy.decrementAndGet();
                }
            }
        } catch (IOException e) {
            // Whoever asked has left, which is what many a test is about.
        } finally {
            open.remove(socket);
        }
    }

    private boolean isOpen() { return !server.isClosed(); }

    /// Null at the end, and for what is no HTTP.
    private static @Nullable Request read(InputStream in, Socket socket) throws IOException {
        if (isEncrypted(in)) {
            new ScriptedReply.Connection(socket, () -> true).write("HTTP/1.1 400 Bad Request\r\n\r\n");
            return null;
        }
        String first = line(in);
        String[] parts = first.split(" ");
        if (parts.length < 3) {
            return null;
        }
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            headers.put(line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
        }
        int length = Integer.parseInt(headers.getOrDefault("content-length", "0"));
        return new Request(parts[0], parts[1], headers,
                new String(in.readNBytes(length), StandardCharsets.UTF_8));
    }

    /// Whether somebody begins to speak TLS.
    private static boolean isEncrypted(InputStream in) throws IOException {
        in.mark(1);
        int first = in.read();
        in.reset();
        return first == 0x16;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int octet = in.read(); octet >= 0 && octet != '\n'; octet = in.read()) {
            line.append((char) octet);
        }
        return line.toString().strip();
    }

    @Override
    public void close() throws IOException {
        server.close();
        for (Socket socket : open) {
            socket.close();
        }
    }
}
