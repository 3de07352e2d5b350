package dev.carrel.web.jetty;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

import dev.carrel.library.json.Json;
import dev.carrel.web.route.ErrorReply;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Writes trees and errors.
final class JsonResponses {
    static final String JSON = "application/json;charset=utf-8";

    private JsonResponses() {}

    static void write(int status, @Nullable Object tree, Response response, Callback callback) {
        send(status, bytes(tree), response, callback);
    }

    static void error(int status, String message, @Nullable String hint, Response response,
            Callback callback) {
        send(status, error(status, message, hint), response, callback);
    }

    static byte[] error(int status, String message, @Nullable String hint) {
        return bytes(ErrorReply.SHAPE.tree(new ErrorReply(status, message, hint)));
    }

    private static byte[] bytes(@Nullable Object tree) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 14);
        Json.write(tree, bytes);
        return bytes.toByteArray();
    }

    private static void send(int status, byte[] bytes, Response response, Callback callback) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, JSON);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.length);
        response.write(true, ByteBuffer.wrap(bytes), callback);
    }
}
