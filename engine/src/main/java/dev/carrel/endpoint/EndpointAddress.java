package dev.carrel.endpoint;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import dev.carrel.base.UserError;

/// The address of an endpoint, however its owner wrote it: with or without `/v1`, with a slash at the end or a whole path.
///
/// @param base without a slash at its end; what is asked for is put behind it
public record EndpointAddress(URI base) {
    /// The ends of paths that people copy from a server's documentation.
    private static final List<String> OPERATIONS = List.of("/chat/completions", "/completions", "/embeddings",
            "/rerank",
            "/models", "/embed", "/tags");
    /// `/v1`, `/v1beta`, and Ollama's own `/api` at the end: the server's owner has said where its interface begins.
    private static final Pattern VERSIONED = Pattern.compile(".*/v\\d+\\w*(/.*)?");
    private static final String NATIVE = "/api";
    private static final Pattern INTERFACE = Pattern.compile("/(v\\d+\\w*|api)$");
    private static final Pattern LOOPBACK = Pattern
            .compile("localhost|.*\\.localhost|127(\\.\\d{1,3}){3}|\\[(0*:)*:?0*1]");

    /// @throws UserError if it is no address of a web server
    public static EndpointAddress of(String written) {
        URI uri = parsed(written.strip());
        String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
        if (uri.getHost() == null || !List.of("http", "https").contains(scheme)) {
            throw wrong(written);
        }
        if (uri.getRawUserInfo() != null || uri.getRawQuery() != null || uri.getRawFragment() != null) {
            throw UserError.usage("The address of an endpoint has more than a host and a path.",
                    "Leave out what stands before @ and after ? or #; a key is named by key-from.");
        }
        return new EndpointAddress(URI.create(scheme + "://" + authority(uri) + path(uri.getRawPath())));
    }

    private static URI parsed(String written) {
        try {
            return new URI(written.contains("://") ? written : "http://" + written);
        } catch (URISyntaxException e) {
            throw wrong(written);
        }
    }

    private static UserError wrong(String written) {
        return UserError.usage("\"" + written + "\" is not the address of an endpoint.",
                "Write it like http://localhost:11434 or https://host/v1.");
    }

    private static String authority(URI uri) {
        return uri.getHost().toLowerCase(Locale.ROOT) + (uri.getPort() < 0 ? "" : ":" + uri.getPort());
    }

    private static String path(String written) {
        String path = written.replaceAll("/+$", "");
        for (String operation : OPERATIONS) {
            if (path.endsWith(operation)) {
                return path.substring(0, path.length() - operation.length());
            }
        }
        return VERSIONED.matcher(path).matches() || path.equals(NATIVE) ? path : path + "/v1";
    }

    /// The address of an operation.
    ///
    /// @param operation such as `chat/completions`
    public URI at(String operation) {
        return URI.create(base + "/" + operation);
    }

    /// The address of something that a server offers beside the interface it shares with others.
    ///
    /// @param path such as `props`
    public URI beside(String path) {
        return URI.create(INTERFACE.matcher(base.toString()).replaceFirst("") + "/" + path);
    }

    /// Its name without a port: what is allowed or not.
    public String hostName() {
        return base.getHost();
    }

    /// Its name with a port if it has an unusual one, as people are told.
    public String host() {
        return base.getAuthority();
    }

    /// Whether it is Ollama's own interface, and not the one that it shares with others.
    public boolean isNative() { return base.getPath().endsWith(NATIVE); }

    /// Whether nothing leaves this machine. Other names are not looked up: what they mean can change.
    public boolean isOnThisMachine() { return LOOPBACK.matcher(hostName()).matches(); }

    /// Whether what is sent can be read on its way.
    public boolean isEncrypted() { return base.getScheme().equals("https"); }
}
