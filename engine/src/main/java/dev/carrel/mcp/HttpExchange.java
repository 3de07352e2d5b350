package dev.carrel.mcp;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import dev.carrel.library.Library;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// The protocol over HTTP: one message comes, its answer goes, nothing is remembered in between. The tools ask nothing of
/// the client, so no stream is kept open and no session is needed ("Streamable HTTP" with answers as plain JSON).
public final class HttpExchange {
    /// The response.
    ///
    /// @param body empty where a message needs no answer
    public record Answer(int status, Optional<byte[]> body) {}

    private final McpJsonMapper json = new JacksonMcpJsonMapper(JsonMapper.shared());
    private final Handlers handlers;

    /// @param version of this program
    public HttpExchange(Library library, String version) {
        this.handlers = new Handlers(library, version);
    }

    /// @param revision what the header `MCP-Protocol-Version` says
    public Answer answer(byte[] message, Optional<String> revision) {
        if (revision.isPresent() && !Handlers.speaks(revision.get())) {
            return refusal(400, null, ErrorCodes.INVALID_REQUEST, "This server speaks revision "
                    + Handlers.NEWEST + " and older.");
        }
        @Nullable
        Map<?, ?> read;
        try {
            read = json.readValue(message, Map.class);
        } catch (IOException | RuntimeException e) {
            return refusal(400, null, ErrorCodes.PARSE_ERROR, "This is no JSON object.");
        }
        return read == null
                ? refusal(400, null, ErrorCodes.INVALID_REQUEST, "This is no JSON object.")
                : answer(read);
    }

    private Answer answer(Map<?, ?> message) {
        Object id = message.get("id");
        boolean named = id instanceof String || id instanceof Number;
        if (!"2.0".equals(message.get("jsonrpc")) || (id != null && !named)) {
            return refusal(400, named ? id : null, ErrorCodes.INVALID_REQUEST,
                    "This is no message of JSON-RPC 2.0.");
        }
        if (id == null || !(message.get("method") instanceof String method)) {
            // A notification, or a response although nothing was asked.
            return new Answer(202, Optional.empty());
        }
        return answer(id, method, message.get("params"));
    }

    private Answer answer(Object id, String method, @Nullable Object parameters) {
        try {
            Map<?, ?> given = Handlers.object(parameters, "params");
            return result(id, method.equals(McpSchema.METHOD_INITIALIZE)
                    ? handlers.greeting(given.get("protocolVersion") instanceof String text ? text : null)
                    : method(method).apply(given));
        } catch (McpError e) {
            return refusal(200, id, e.getJsonRpcError().code(), String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return refusal(200, id, ErrorCodes.INTERNAL_ERROR, ToolTrouble.told(e));
        }
    }

    private Function<Map<?, ?>, Object> method(String name) {
        Function<Map<?, ?>, Object> method = handlers.methods().get(name);
        if (method == null) {
            throw McpError.builder(ErrorCodes.METHOD_NOT_FOUND).message("There is no method " + name + ".")
                    .build();
        }
        return method;
    }

    private Answer result(Object id, Object result) {
        return answer(200, JsonRpc.result(id, result));
    }

    private Answer refusal(int status, @Nullable Object id, int code, String because) {
        return answer(status, JsonRpc.refusal(id, code, because));
    }

    private Answer answer(int status, Object message) {
        return new Answer(status, Optional.of(JsonRpc.bytes(message, json)));
    }
}
