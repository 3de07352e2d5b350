package dev.carrel.web.jetty;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

import dev.carrel.web.route.Mount;
import dev.carrel.web.route.Refused;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Carries the messages of another protocol.
final class MountHandler {
    private static final int LARGEST = 4_000_000;

    private MountHandler() {}

    static boolean handle(Mount mount, Request request, Response response, Callback callback)
            throws IOException {
        if (!request.getMethod().equals("POST")) {
            response.getHeaders().put(HttpHeader.ALLOW, "POST");
            JsonResponses.error(405, "Messages are posted here.", "Nothing is streamed.", response, callback);
            return true;
        }
        byte[] message;
        try {
            message = RequestBody.read(request, LARGEST);
        } catch (Refused e) {
            JsonResponses.error(e.status(), String.valueOf(e.getMessage()), e.hint(), response, callback);
            return true;
        }
        send(mount.exchange().answer(message,
                name -> Optional.ofNullable(request.getHeaders().get(name))), response, callback);
        return true;
    }

    private static void send(Mount.Answer answer, Response response, Callback callback) {
        response.setStatus(answer.status());
        if (answer.body().isEmpty()) {
            callback.succeeded();
            return;
        }
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.write(true, ByteBuffer.wrap(answer.body().get()), callback);
    }
}
