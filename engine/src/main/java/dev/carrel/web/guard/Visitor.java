package dev.carrel.web.guard;

import dev.carrel.web.guard.AccessToken.Role;
import org.jspecify.annotations.Nullable;

/// Somebody who was let in.
///
/// @param token the name of the token that let them in; null for whoever started the server, or was told its word
public record Visitor(@Nullable String token, Role role) {
    public static final Visitor OWNER = new Visitor(null, Role.WRITE);
    /// Somebody who came through a proxy with the word that was made at the start.
    static final Visitor TOLD = new Visitor("", Role.WRITE);

    static Visitor with(AccessToken token) {
        return new Visitor(token.name(), token.role());
    }

    public boolean mayChange() {
        return role == Role.WRITE;
    }
}
