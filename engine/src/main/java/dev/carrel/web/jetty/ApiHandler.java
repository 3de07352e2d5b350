package dev.carrel.web.jetty;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import dev.carrel.base.UserError;
import dev.carrel.library.FileTrouble;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.web.guard.Visitor;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Method;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Routes;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// Finds the route that a request means, checks what it says, and has it done.
public final class ApiHandler {
    private static final System.Logger LOG = System.getLogger(ApiHandler.class.getName());
    /// The header of every answer that says what the visitor may do.
    private static final String RIGHTS = "Carrel-May";
    private static final int AT_ONCE = 64;
    private static final int PATIENCE_SECONDS = 20;
    private static final int LARGEST_BODY = 12_000_000;

    private final Supplier<Routes> current;
    private final Semaphore places = new Semaphore(AT_ONCE, true);

    /// @param current what can be asked now
    public ApiHandler(Supplier<Routes> current) {
        this.current = current;
    }

    /// Does something when all that is asked was answered, before anything else is.
    public void whenQuiet(Runnable change) {
        places.acquireUninterruptibly(AT_ONCE);
        try {
            change.run();
        } finally {
            places.release(AT_ONCE);
        }
    }

    boolean handle(Request request, Visitor visitor, Response response, Callback callback) {
        try {
            answer(request, visitor, response, callback);
        } catch (Refused e) {
            JsonResponses.error(e.status(), String.valueOf(e.getMessage()), e.hint(), response, callback);
        } catch (UserError e) {
            refuse(e, response, callback);
        } catch (InterruptedException e) {
            JsonResponses.error(503, "The server is busy.", "Try again in a moment.", response, callback);
        } catch (IOException | RuntimeException e) {
            FileTrouble.behind(e).ifPresentOrElse(full -> refuse(full, response, callback),
                    () -> fail(e, response, callback));
        }
        return true;
    }

    private static void refuse(UserError e, Response response, Callback callback) {
        JsonResponses.error(status(e), String.valueOf(e.getMessage()), e.hint(), response, callback);
    }

    private static void fail(Exception e, Response response, Callback callback) {
        LOG.log(System.Logger.Level.ERROR, "a request failed", e);
        JsonResponses.error(500, "Something went wrong: " + e.getMessage() + ".",
                "Try again; `carrel doctor` looks for causes.", response, callback);
    }

    private static int status(UserError error) {
        return switch (error.kind()) {
            case USAGE -> 400;
            case BUSY -> 409;
            case UNSURE -> 428;
            case CANNOT_RUN, OUTDATED, AWAY -> 503;
        };
    }

    private void answer(Request request, Visitor visitor, Response response, Callback callback)
            throws IOException, InterruptedException {
        response.getHeaders().put(RIGHTS, rights(visitor, request));
        List<String> segments = segments(request);
        Routes routes = current.get();
        Optional<Routes.Match> match = routes.find(request.getMethod(), segments);
        if (match.isEmpty()) {
            refuse(routes.methods(segments), request, response, callback);
            return;
        }
        Route route = match.get().route();
        request.setAttribute(RequestEntries.ROUTE, route.path().template());
        if (route.effect() == Route.Effect.CHANGE && !visitor.mayChange()) {
            throw new Refused(403, "Your token lets you read, and this changes something.",
                    "Ask whoever runs this server for one with the role write.");
        }
        if (route.callers() == Route.Callers.OF_THIS_MACHINE && !isAtTheMachine(visitor, request)) {
            throw new Refused(403, "This is done at the machine itself.",
                    "Open the app in a browser there, or use the command line.");
        }
        Reply reply = done(match.get(), segments, request);
        ReplyWriter.write(reply, request, response, callback);
    }

    /// The rights of the visitor, for the app, which offers nothing beyond them.
    private static String rights(Visitor visitor, Request request) {
        return "read" + (visitor.mayChange() ? " change" : "")
                + (isAtTheMachine(visitor, request) ? " set-up" : "");
    }

    /// True for a person at this machine. Requests that a proxy here passes on come from here too, but with a token.
    private static boolean isAtTheMachine(Visitor visitor, Request request) {
        return visitor.token() == null && isOfThisMachine(request);
    }

    static boolean isOfThisMachine(Request request) {
        return request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress caller
                && caller.getAddress().isLoopbackAddress();
    }

    private Reply done(Routes.Match match, List<String> segments, Request request)
            throws IOException, InterruptedException {
        Call call = call(match, request);
        if (!places.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new InterruptedException("too many at once");
        }
        try {
            // Of the library that is open by now.
            Route route = current.get().find(request.getMethod(), segments).orElse(match).route();
            return route.handler().answer(call);
        } finally {
            places.release();
        }
    }

    /// Other methods of the same address, or what a browser asks before it lets an extension ask.
    private static void refuse(List<Method> methods, Request request, Response response, Callback callback) {
        List<String> allowed = methods.stream().map(Method::name).toList();
        if (allowed.isEmpty()) {
            JsonResponses.error(404, "There is nothing at this address.", "See /api/openapi.json.", response,
                    callback);
            return;
        }
        response.getHeaders().put(HttpHeader.ALLOW, String.join(", ", allowed));
        if (request.getMethod().equals("OPTIONS")) {
            response.getHeaders().put("Access-Control-Allow-Headers", "authorization, content-type");
            response.getHeaders().put("Access-Control-Allow-Methods", String.join(", ", allowed));
            response.setStatus(204);
            callback.succeeded();
        } else {
            JsonResponses.error(405, "This cannot be done here.",
                    "Possible: " + String.join(", ", allowed) + ".",
                    response, callback);
        }
    }

    private static Call call(Routes.Match match, Request request) throws IOException {
        Route route = match.route();
        Map<String, Object> given = new LinkedHashMap<>(route.query().written(query(request)));
        if (!route.body().all().isEmpty()) {
            given.putAll(body(request, Math.max(LARGEST_BODY, route.body().longest())));
        }
        Arguments arguments = route.query().and(route.body()).check(given);
        return new Call(match.named(), arguments, FrontHandler.bearer(request));
    }

    private static Map<String, List<String>> query(Request request) {
        Map<String, List<String>> query = new LinkedHashMap<>();
        try {
            Request.extractQueryParameters(request).forEach(
                    field -> query.put(field.getName(), List.copyOf(field.getValues())));
        } catch (RuntimeException malformed) {
            throw UserError.usage("The address cannot be read.",
                    "Encode what stands behind the question mark, as UTF-8.");
        }
        return query;
    }

    private static Map<String, @Nullable Object> body(Request request, int largest) throws IOException {
        String type = request.getHeaders().get(HttpHeader.CONTENT_TYPE);
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
            throw UserError.usage("The body has to be JSON.", "Send Content-Type: application/json.");
        }
        byte[] bytes = RequestBody.read(request, largest);
        try {
            if (JsonMapper.shared().readValue(bytes, Object.class) instanceof Map<?, ?> map) {
                Map<String, @Nullable Object> body = new LinkedHashMap<>();
                map.forEach((key, value) -> body.put(String.valueOf(key), value));
                return body;
            }
        } catch (JacksonException e) {
            throw UserError.usage("The body is no JSON.", "Check it for missing brackets and quotes.");
        }
        throw UserError.usage("The body has to be an object.", "Put it in braces.");
    }

    private static List<String> segments(Request request) {
        List<String> segments = new ArrayList<>();
        String path = String.valueOf(request.getHttpURI().getPath());
        try {
            Arrays.stream(path.substring(1).split("/", -1)).forEach(segment -> segments
                    .add(URLDecoder.decode(segment.replace("+", "%2B"), StandardCharsets.UTF_8)));
        } catch (IllegalArgumentException e) {
            throw UserError.usage("The address cannot be read.", "Encode what stands in it, as UTF-8.");
        }
        return segments;
    }
}
