package dev.carrel.web.guard;

import java.security.SecureRandom;
import java.util.Base64;

import org.jspecify.annotations.Nullable;

/// The address at which the server listens, and the rule by which visitors are let in.
///
/// @param port 0 for any that is free
public record Binding(String host, int port, Admission admission) {
    private static final int TOKEN_BYTES = 24;

    /// With a secret where other machines can reach it.
    public static Binding to(String host, int port) {
        return new Binding(host, port,
                Guard.isLoopback(host) ? Admission.OPEN : new Admission(secret(), null, null));
    }

    /// The word that was made for this run; null if there is none.
    public @Nullable String token() {
        return admission.secret();
    }

    /// A word that cannot be guessed.
    public static String secret() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
