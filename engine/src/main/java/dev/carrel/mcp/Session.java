package dev.carrel.mcp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

import dev.carrel.library.Library;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpServerSession;
import tools.jackson.databind.json.JsonMapper;

/// One client's connection, from its first line to the end of its stream.
///
/// Calls run beside each other; what opens the session is taken in its order. A line that is no message is answered with
/// an error and forgotten. At the end of the stream, calls under way are finished and answered.
public final class Session {
    /// A question is a few kilobytes; nobody needs more than this.
    private static final int LONGEST_LINE = 4_000_000;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private enum State {
        NEW, GREETED, OPEN
    }

    private final LineReader lines;
    private final LineTransport transport;
    private final McpJsonMapper json = new JacksonMcpJsonMapper(JsonMapper.shared());
    private final McpServerSession session;
    private final ExecutorService calls = Executors
            .newFixedThreadPool(Math.max(2, Runtime.getRuntime().availableProcessors()));
    private final Library library;
    private State state = State.NEW;

    /// @param version of this program
    public Session(Library library, InputStream in, OutputStream out, String version) {
        this.library = library;
        this.lines = new LineReader(in, LONGEST_LINE);
        this.transport = new LineTransport(out, json);
        Handlers handlers = new Handlers(library, version);
        this.session = new McpServerSession("stdio", PATIENCE, transport, handlers::initialize,
                handlers.requests(), Map.of());
    }

    /// Answers until the client closes its end.
    public void run() throws IOException {
        try {
            calls.execute(this::prepare);
            for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                switch (line.get()) {
                    case LineReader.Line.Text(String text) -> take(text);
                    case LineReader.Line.TooLong(long bytes) ->
                        transport.refuse(null, ErrorCodes.INVALID_REQUEST,
                                "A message of " + bytes + " bytes is too long; " + LONGEST_LINE
                                        + " are possible.");
                }
            }
        } finally {
            finish();
        }
    }

    /// Opens the index and the model while the client is still greeting. What goes wrong is told to the first call.
    private void prepare() {
        try {
            library.warm();
        } catch (IOException | RuntimeException told) {
            // By the first call, which meets the same.
        }
    }

    private void take(String line) {
        if (!line.isBlank()) {
            message(line).ifPresent(this::take);
        }
    }

    private Optional<McpSchema.JSONRPCMessage> message(String line) {
        try {
            return Optional.of(McpSchema.deserializeJsonRpcMessage(json, line));
        } catch (IOException | RuntimeException e) {
            refuse(line);
            return Optional.empty();
        }
    }

    private void refuse(String line) {
        try {
            Object id = json.readValue(line, Map.class).get("id");
            transport.refuse(id instanceof String || id instanceof Number ? id : null,
                    ErrorCodes.INVALID_REQUEST,
                    "This is no message of JSON-RPC 2.0.");
        } catch (IOException | RuntimeException e) {
            transport.refuse(null, ErrorCodes.PARSE_ERROR, "This line is no JSON.");
        }
    }

    private void take(McpSchema.JSONRPCMessage message) {
        switch (message) {
            case McpSchema.JSONRPCRequest request when request.method().equals("initialize") -> {
                state = state == State.NEW ? State.GREETED : state;
                handle(request);
            }
            case McpSchema.JSONRPCRequest request when state == State.NEW -> refuseUngreeted(request);
            case McpSchema.JSONRPCRequest request -> {
                open();
                calls.execute(() -> handle(request));
            }
            case McpSchema.JSONRPCNotification note -> {
                if (note.method().equals("notifications/initialized")) {
                    open();
                }
            }
            default -> {
                // A response, and nothing was asked of the client.
            }
        }
    }

    /// A client that forgets to say that it is ready, and asks, is ready.
    private void open() {
        if (state == State.GREETED) {
            state = State.OPEN;
            handle(new McpSchema.JSONRPCNotification("notifications/initialized"));
        }
    }

    private void handle(McpSchema.JSONRPCMessage message) {
        session.handle(message).block();
    }

    /// Clients of the stateless protocol begin with `server/discover`. Whatever error but one tells them that this is a
    /// server of an older revision, which is greeted first.
    private void refuseUngreeted(McpSchema.JSONRPCRequest request) {
        boolean known = List.of("ping").contains(request.method()) || request.method().contains("/list")
                || request.method().contains("/call") || request.method().contains("/read");
        transport.refuse(request.id(), known ? ErrorCodes.INVALID_REQUEST : ErrorCodes.METHOD_NOT_FOUND,
                known
                        ? "The session is not open yet: begin with initialize, in revision "
                                + Handlers.NEWEST + " or older."
                        : "There is no method " + request.method() + ": this server speaks revision "
                                + Handlers.NEWEST + " and older, which begin with initialize.");
    }

    private void finish() {
        calls.shutdown();
        try {
            if (!calls.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                calls.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
