package dev.carrel.web.jetty;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

import dev.carrel.web.guard.Guard;
import dev.carrel.web.guard.RateLimit;
import dev.carrel.web.guard.RequestFacts;
import dev.carrel.web.guard.Visitor;
import dev.carrel.web.route.ErrorReply;
import dev.carrel.web.route.Mount;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// The handler of every request: asks the guard first, then has the door answer that it is for.
public final class FrontHandler extends Handler.Abstract {
    private static final String COOKIE = "carrel";
    /// Nothing but what this server itself gives is ever loaded or asked; nothing inline is run.
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
                    + "font-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
                    + "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer",
            "X-Frame-Options", "DENY",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin");

    private final Guard guard;
    private final ApiHandler api;
    private final AppHandler app;
    private final Supplier<List<Mount>> mounts;
    /// For callers with a token of their own and those of other machines; whoever sits at this one may ask as fast as it answers.
    private final RateLimit rate;

    /// The doors behind this one.
    ///
    /// @param mounts further ones
    public record Doors(ApiHandler api, AppHandler app, Supplier<List<Mount>> mounts) {}

    public FrontHandler(Guard guard, RateLimit rate, Doors doors) {
        this.guard = guard;
        this.rate = rate;
        this.api = doors.api();
        this.app = doors.app();
        this.mounts = doors.mounts();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws IOException {
        protect(response);
        RequestFacts visit = visit(request);
        Optional<String> presented = presented(request);
        if (presented.isPresent()) {
            return enter(presented.get(), request, response, callback);
        }
        // Also where it is refused, so that it can say why.
        if (guard.isExtension(visit)) {
            response.getHeaders().put("Access-Control-Allow-Origin", visit.origin());
            response.getHeaders().put("Vary", "Origin");
        }
        Optional<ErrorReply> refusal = guard.refuse(visit);
        if (refusal.isPresent()) {
            JsonResponses.error(refusal.get().status(), refusal.get().message(), refusal.get().hint(),
                    response,
                    callback);
            return true;
        }
        Visitor visitor = guard.visitor(visit).orElse(Visitor.OWNER);
        request.setAttribute(RequestEntries.TOKEN, Objects.requireNonNullElse(visitor.token(), "-"));
        return pass(visit.path(), visitor, request, response, callback);
    }

    /// Every answer has these, whoever gives it.
    static void protect(Response response) {
        HEADERS.forEach(response.getHeaders()::put);
    }

    private boolean pass(String path, Visitor visitor, Request request, Response response,
            Callback callback) throws IOException {
        Optional<Mount> mount = mounts.get().stream().filter(each -> each.path().equals(path))
                .findFirst();
        boolean isApp = mount.isEmpty() && !path.startsWith("/api/");
        if (!isApp && !isPatient(visitor, request)) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, "1");
            JsonResponses.error(429, "Too many requests.", "Wait a moment.", response, callback);
            return true;
        }
        if (mount.isPresent()) {
            request.setAttribute(RequestEntries.ROUTE, path);
            return MountHandler.handle(mount.get(), request, response, callback);
        }
        return isApp
                ? app.handle(path, request, response, callback)
                : api.handle(request, visitor, response, callback);
    }

    /// A proxy on this machine passes on what others send: they are known by their tokens.
    private boolean isPatient(Visitor visitor, Request request) {
        if (visitor.token() != null) {
            return rate.allows("token " + visitor.token());
        }
        return ApiHandler.isOfThisMachine(request) || rate.allows(Request.getRemoteAddr(request));
    }

    /// Somebody opens the address with the token in it: from now on a cookie says the same, and the address is clean.
    private boolean enter(String token, Request request, Response response, Callback callback) {
        response.getHeaders().add(HttpHeader.SET_COOKIE,
                COOKIE + "=" + token + "; Path=/; HttpOnly; SameSite=Strict"
                        + (guard.admission().isEncrypted() ? "; Secure" : ""));
        Response.sendRedirect(request, response, callback, 303, "/", true);
        return true;
    }

    /// The token in the address, if it is the right one.
    private Optional<String> presented(Request request) {
        String query = request.getHttpURI().getQuery();
        if (query == null || !query.startsWith("token=")) {
            return Optional.empty();
        }
        return Optional.of(query.substring("token=".length())).filter(guard::isToken);
    }

    private static RequestFacts visit(Request request) {
        HttpFields headers = request.getHeaders();
        return new RequestFacts(request.getMethod(),
                Objects.requireNonNullElse(Request.getPathInContext(request), ""),
                all(headers, "Host"), all(headers, "Origin"), all(headers, "Sec-Fetch-Site"),
                all(headers, "Sec-Fetch-Mode"), token(request));
    }

    private static @Nullable String all(HttpFields headers, String name) {
        List<String> values = headers.getValuesList(name);
        return values.isEmpty() ? null : String.join(", ", values);
    }

    private static @Nullable String token(Request request) {
        Optional<String> bearer = bearer(request);
        return bearer.orElseGet(() -> Request.getCookies(request).stream()
                .filter(cookie -> cookie.getName().equals(COOKIE)).map(HttpCookie::getValue).findFirst()
                .orElse(null));
    }

    static Optional<String> bearer(Request request) {
        String header = request.getHeaders().get(HttpHeader.AUTHORIZATION);
        return header != null && header.regionMatches(true, 0, "Bearer ", 0, 7)
                ? Optional.of(header.substring(7).strip())
                : Optional.empty();
    }
}
