package dev.carrel.web.guard;

import org.jspecify.annotations.Nullable;

/// The facts that a request gives about itself.
///
/// @param host   the `Host` header
/// @param origin the `Origin` header
/// @param site   the `Sec-Fetch-Site` header
/// @param mode   the `Sec-Fetch-Mode` header
/// @param token  from the `Authorization` header or the cookie
public record RequestFacts(String method, String path, @Nullable String host, @Nullable String origin,
        @Nullable String site,
        @Nullable String mode, @Nullable String token) {
    /// True if a person followed a link or typed the address, so that no other page sees what comes.
    boolean isNavigation() { return "navigate".equals(mode); }
}
