package dev.carrel.mcp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

import io.modelcontextprotocol.json.McpJsonMapper;
import org.jspecify.annotations.Nullable;

/// Messages of JSON-RPC 2.0 that the SDK has no types for.
final class JsonRpc {
    private JsonRpc() {}

    static Map<String, Object> result(Object id, Object result) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("jsonrpc", "2.0");
        message.put("id", id);
        message.put("result", result);
        return message;
    }

    /// Says that something was not understood; the SDK's responses have to name the request, and here there may be none.
    static Map<String, @Nullable Object> refusal(@Nullable Object id, int code, String because) {
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        message.put("jsonrpc", "2.0");
        message.put("id", id);
        message.put("error", Map.of("code", code, "message", because));
        return message;
    }

    static byte[] bytes(Object message, McpJsonMapper json) {
        try {
            return json.writeValueAsBytes(message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
