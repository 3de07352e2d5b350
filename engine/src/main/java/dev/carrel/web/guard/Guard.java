package dev.carrel.web.guard;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

import dev.carrel.web.route.ErrorReply;
import org.jspecify.annotations.Nullable;

/// Decides who is let in.
///
/// @param host      where the server listens
/// @param admission what visitors have to bring
/// @param pairs     tells whether a token is one that a browser's extension was given
public record Guard(String host, int port, Admission admission, Predicate<String> pairs) {
    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");
    /// A name that leads to this machine can be anybody's; a number cannot.
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.%]+]");
    /// The path at which a browser's extension gets its token, for a code.
    private static final String PAIRING = "/api/pairings";
    /// The paths that a browser's extension may use with its token: what it captured, and questions.
    private static final Set<String> OF_EXTENSIONS = Set.of("/api/pages", "/api/search", "/api/similar",
            PAIRING);
    private static final Pattern EXTENSION = Pattern.compile("(chrome|moz|safari-web)-extension://[\\w-]+");

    /// True if the only way to a server on this host is from this machine.
    public static boolean isLoopback(String host) {
        return LOOPBACK.contains(host.toLowerCase(Locale.ROOT)) || host.equals("::1");
    }

    /// Empty if the visitor is let in.
    public Optional<ErrorReply> refuse(RequestFacts visit) {
        if (!isOwn(visit.host())) {
            return foreign("This server is not " + shown(visit.host()) + ".");
        }
        if (isForeign(visit)) {
            return foreign("Pages of other sites are not answered.");
        }
        if (isExtension(visit) && needsPairing(visit)) {
            return Optional.of(new ErrorReply(401, "This browser is not paired with the library.",
                    "Pair it with the code that the app shows on its page Library."));
        }
        if (visitor(visit).isEmpty()) {
            return Optional.of(new ErrorReply(401, "This server answers only with a token.",
                    admission.secret() == null
                            ? "Open its address with ?token= and yours behind it, or send it as Authorization: Bearer."
                            : "Open the address that `carrel serve` printed, or send it as Authorization: Bearer."));
        }
        return Optional.empty();
    }

    /// The visitor behind a request; empty if a token is asked for and there is none. A paired extension acts for the
    /// person who has paired it.
    public Optional<Visitor> visitor(RequestFacts visit) {
        return admission.visitor(visit.token());
    }

    /// True if the page that asks belongs to an extension, which may be answered although it is another site.
    public boolean isExtension(RequestFacts visit) {
        return OF_EXTENSIONS.contains(visit.path()) && visit.origin() != null
                && EXTENSION.matcher(visit.origin()).matches()
                && !(visit.path().equals(PAIRING) && visit.method().equals("GET"));
    }

    /// A browser asks beforehand what an extension may do, and brings no token then.
    private boolean needsPairing(RequestFacts visit) {
        return !visit.path().equals(PAIRING) && !visit.method().equals("OPTIONS")
                && (visit.token() == null || !pairs.test(visit.token()));
    }

    private static Optional<ErrorReply> foreign(String message) {
        return Optional.of(new ErrorReply(403, message, "Open the address that `carrel serve` printed."));
    }

    private boolean isOwn(@Nullable String named) {
        if (named == null) {
            return false;
        }
        if (admission.isPublished(named)) {
            return true;
        }
        String lower = named.toLowerCase(Locale.ROOT);
        String suffix = ":" + port;
        if (!lower.endsWith(suffix) && port != 80) {
            return false;
        }
        String name = lower.endsWith(suffix)
                ? lower.substring(0, lower.length() - suffix.length())
                : lower;
        return LOOPBACK.contains(name) || name.equals(host.toLowerCase(Locale.ROOT))
                || (admission.isAsked() && NUMBER.matcher(name).matches());
    }

    private boolean isForeign(RequestFacts visit) {
        if (isExtension(visit)) {
            return false;
        }
        boolean otherOrigin = visit.origin() != null
                && !visit.origin().equalsIgnoreCase("http://" + visit.host())
                && !admission.isPublishedOrigin(visit.origin());
        return otherOrigin || (isOfOtherSite(visit) && !visit.isFollowedLink());
    }

    private static boolean isOfOtherSite(RequestFacts visit) {
        return visit.site() != null && !visit.site().equals("same-origin") && !visit.site().equals("none");
    }

    /// Whether a token is asked for, and this is one.
    public boolean isToken(String given) {
        return admission.isAsked() && admission.visitor(given).isPresent();
    }

    /// In a time that does not tell how much of it was right.
    static boolean isSame(String expected, @Nullable String given) {
        return given != null && MessageDigest.isEqual(expected.getBytes(StandardCharsets.UTF_8),
                given.getBytes(StandardCharsets.UTF_8));
    }

    private static String shown(@Nullable String host) {
        return host == null ? "nameless" : host.length() > 80 ? host.substring(0, 80) + "…" : host;
    }
}
