package dev.carrel.web.guard;

import java.time.Instant;
import java.util.Optional;

import dev.carrel.base.Worded;

/// A token that lets whoever brings it in, until it is removed.
///
/// @param name whom it was made for
/// @param hash of the secret, which is kept nowhere
public record AccessToken(String name, Role role, String hash, Instant created) {
    /// The rights that a token gives.
    public enum Role implements Worded {
        /// Search, ask and look at everything.
        READ,
        /// Change the library, too.
        WRITE;

        public static Optional<Role> named(String word) {
            return Worded.named(word, values());
        }
    }
}
