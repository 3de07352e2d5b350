package dev.carrel.read.html;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/// The address of a web page in the one form that it is known by: small letters where case means nothing, no default
/// port, no name or password, and no mark of a place in the page, unless it is the route that an application shows or the
/// text that was selected.
public record PageAddress(URI uri) {
    /// The beginning of a text fragment (https://wicg.github.io/scroll-to-text-fragment/).
    private static final String SELECTION = ":~:text=";
    private static final String NEVER_IN_ADDRESSES = "\"<>\\^`{|} ";

    /// Empty if it is not an address of the web.
    public static Optional<PageAddress> of(@Nullable String written) {
        try {
            URI uri = new URI(encoded(written == null ? "" : written.strip()));
            String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
            boolean web = scheme.equals("http") || scheme.equals("https");
            return web && uri.getHost() != null ? Optional.of(normal(scheme, uri)) : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    /// Browsers leave some signs as they are that an address may not hold.
    private static String encoded(String written) {
        StringBuilder encoded = new StringBuilder();
        written.codePoints().forEach(c -> encoded.append(NEVER_IN_ADDRESSES.indexOf(c) >= 0
                ? String.format(Locale.ROOT, "%%%02X", c)
                : Character.toString(c)));
        return encoded.toString();
    }

    private static PageAddress normal(String scheme, URI uri) throws URISyntaxException {
        String port = uri.getPort() < 0 || uri.getPort() == (scheme.equals("http") ? 80 : 443)
                ? ""
                : ":" + uri.getPort();
        String path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
        String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
        String mark = uri.getRawFragment() == null ? "" : uri.getRawFragment();
        String route = mark.startsWith("/") || mark.startsWith("!") || mark.startsWith(SELECTION)
                ? "#" + mark
                : "";
        return new PageAddress(new URI(scheme + "://" + uri.getHost().toLowerCase(Locale.ROOT) + port + path
                + query + route));
    }

    /// The address that the page itself gives, if that can be believed: a page speaks for its own host only, and one
    /// that is not the front page does not become it, which many applications say of all their pages.
    PageAddress canonical(@Nullable String said) {
        return of(said).filter(other -> other.host().equals(host()) && (!other.isFront() || isFront()))
                .orElse(this);
    }

    private String host() {
        return uri.getHost().replaceFirst("^www\\.", "");
    }

    private boolean isFront() { return uri.getRawPath().equals("/") && uri.getRawQuery() == null; }

    @Override
    public String toString() {
        return uri.toString();
    }
}
