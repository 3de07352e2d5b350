package dev.carrel.web.guard;

import java.io.IOException;
import java.net.URI;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/// The rule by which visitors are let in: without a token, with a secret, or with one of the tokens that are kept.
///
/// @param secret    a word that was made when the server started; null where kept tokens are asked for, or nothing
/// @param kept      the tokens that were created before; null where none is asked for
/// @param published the address that a reverse proxy has for the server; null if there is none
public record Admission(@Nullable String secret, @Nullable AccessTokens kept, @Nullable URI published) {
    /// Nothing: only this machine can reach the server.
    public static final Admission OPEN = new Admission(null, null, null);

    /// Nothing at a server that only this machine can reach; else one of the tokens that are kept, or where there are none a secret.
    ///
    /// @param host where it listens
    public static Admission of(String host, AccessTokens kept, @Nullable URI published) throws IOException {
        if (Guard.isLoopback(host) && published == null) {
            return OPEN;
        }
        return new Admission(kept.all().isEmpty() ? Binding.secret() : null, kept, published);
    }

    boolean isAsked() { return secret != null || kept != null; }

    /// The visitor that a token stands for; empty if it lets nobody in.
    Optional<Visitor> visitor(@Nullable String token) {
        if (!isAsked()) {
            return Optional.of(Visitor.OWNER);
        }
        if (token == null) {
            return Optional.empty();
        }
        if (secret != null && Guard.isSame(secret, token)) {
            return Optional.of(published == null ? Visitor.OWNER : Visitor.TOLD);
        }
        return kept == null ? Optional.empty() : kept.of(token).map(Visitor::with);
    }

    /// Whether a `Host` header names the published address.
    boolean isPublished(String host) {
        return published != null && host.equalsIgnoreCase(published.getRawAuthority());
    }

    /// Whether an `Origin` header is of the published address.
    boolean isPublishedOrigin(String origin) {
        return published != null
                && origin.equalsIgnoreCase(published.getScheme() + "://" + published.getRawAuthority());
    }

    /// Whether browsers reach the server by an encrypted connection.
    public boolean isEncrypted() {
        return published != null && "https".equalsIgnoreCase(published.getScheme());
    }
}
