package dev.carrel.web.jetty;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

import dev.carrel.web.app.Assets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Gives the browser the app and what it is made of.
public final class AppHandler {
    private final Assets assets;

    public AppHandler(Assets assets) {
        this.assets = assets;
    }

    boolean handle(String path, Request request, Response response, Callback callback) throws IOException {
        boolean reading = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
        Optional<Assets.Asset> asset = reading ? assets.find(path) : Optional.empty();
        if (asset.isPresent()) {
            send(asset.get(), request, response, callback);
        } else if (reading && wantsPage(request) && assets.page().isPresent()) {
            response.setStatus(404);
            write(assets.page().get(), request, response, callback);
        } else {
            JsonResponses.error(reading ? 404 : 405, "There is nothing at this address.", "The app is at /.",
                    response, callback);
        }
        return true;
    }

    /// A browser that goes to an address names HTML among what it takes; programs and `<script>` do not.
    private static boolean wantsPage(Request request) {
        return request.getHeaders().getCSV(HttpHeader.ACCEPT, false).stream()
                .anyMatch(type -> type.startsWith("text/html"));
    }

    /// Asked again each time and sent only if it changed: another version of the program has other files.
    private static void send(Assets.Asset asset, Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.ETAG, asset.tag());
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-cache");
        if (asset.tag().equals(request.getHeaders().get(HttpHeader.IF_NONE_MATCH))) {
            response.setStatus(304);
            callback.succeeded();
            return;
        }
        write(asset, request, response, callback);
    }

    private static void write(Assets.Asset asset, Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, asset.mediaType());
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, asset.bytes().length);
        response.write(true, request.getMethod().equals("HEAD")
                ? ByteBuffer.allocate(0)
                : ByteBuffer.wrap(asset.bytes()), callback);
    }
}
