package dev.carrel.web.guard;

import java.security.SecureRandom;
import java.util.Base64;

import org.jspecify.annotations.Nullable;

/// Where the server listens, and what visitors have to bring.
///
/// @param port  0 for any that is free
/// @param token null where only this machine can reach the server
public record Binding(String host, int port, @Nullable String token) {
    private static final int TOKEN_BYTES = 24;

    /// With a token where other machines can reach it.
    public static Binding to(String host, int port) {
        return new Binding(host, port, Guard.isLoopback(host) ? null : secret());
    }

    /// A word that cannot be guessed.
    public static String secret() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
