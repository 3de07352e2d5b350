package dev.carrel.mcp;

import java.io.IOException;
import java.io.OutputStream;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpServerTransport;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/// Writes messages to the client, each on a line of its own and whole. JSON has no line feeds but between its tokens,
/// where the mapper writes none.
final class LineTransport implements McpServerTransport {
    private final OutputStream out;
    private final McpJsonMapper json;

    LineTransport(OutputStream out, McpJsonMapper json) {
        this.out = out;
        this.json = json;
    }

    @Override
    public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
        return Mono.fromRunnable(() -> write(message));
    }

    void refuse(@Nullable Object id, int code, String because) {
        write(JsonRpc.refusal(id, code, because));
    }

    /// A client that has gone away needs no answer.
    private void write(Object message) {
        byte[] line = JsonRpc.bytes(message, json);
        synchronized (out) {
            try {
                out.write(line);
                out.write('\n');
                out.flush();
            } catch (IOException gone) {
                return;
            }
        }
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
        return json.convertValue(data, type);
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.empty();
    }
}
