package dev.carrel.web.jetty;

import java.io.IOException;
import java.time.InstantSource;
import java.util.Objects;

import dev.carrel.web.guard.AccessLog;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;

/// Notes every request that was answered in the access log.
record RequestEntries(AccessLog log, InstantSource clock) implements RequestLog {
    /// The request's attribute for the form of its address.
    static final String ROUTE = "dev.carrel.route";
    /// The request's attribute for whose token it brought.
    static final String TOKEN = "dev.carrel.token";

    private static final System.Logger LOG = System.getLogger(RequestEntries.class.getName());
    private static final double NANOS = 1e6;

    @Override
    public void log(Request request, Response response) {
        try {
            log.add(new AccessLog.Entry(clock.instant(), text(request.getAttribute(TOKEN), "-"),
                    request.getMethod(), text(request.getAttribute(ROUTE), place(request)),
                    request.getHttpURI().getPathQuery(), response.getStatus(),
                    Response.getContentBytesWritten(response),
                    (System.nanoTime() - request.getBeginNanoTime()) / NANOS));
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the access log cannot be written: " + e.getMessage());
        }
    }

    /// The place that the log names for a request without a route: never its path, which may be of no file of the app.
    private static String place(Request request) {
        String path = Objects.requireNonNullElse(Request.getPathInContext(request), "");
        return path.startsWith("/api/") ? "/api/?" : "/";
    }

    private static String text(@Nullable Object value, String otherwise) {
        return value == null ? otherwise : value.toString();
    }
}
