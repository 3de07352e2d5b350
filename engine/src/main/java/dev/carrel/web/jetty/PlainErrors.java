package dev.carrel.web.jetty;

import java.nio.charset.StandardCharsets;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Words the defects of a request that cannot even be read: the server's own page would repeat the request.
final class PlainErrors extends ErrorHandler {
    /// Whatever was meant to be done.
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(Request request, Response response, int code, @Nullable String message,
            @Nullable Throwable cause, Callback callback) {
        FrontHandler.protect(response);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, JsonResponses.JSON);
        Content.Sink.write(response, true, new String(JsonResponses.error(code, code >= 500
                ? "The server could not answer."
                : "This request cannot be read.", "See /api/openapi.json for what can be asked."),
                StandardCharsets.UTF_8), callback);
    }
}
