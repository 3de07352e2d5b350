package dev.carrel.web.guard;

import org.jspecify.annotations.Nullable;

/// The facts that a request gives about itself. A header that is sent several times has all its values, separated by
/// commas, as HTTP reads them: which of them is meant must not be for the sender to choose.
///
/// @param host   the `Host` header
/// @param origin the `Origin` header
/// @param site   the `Sec-Fetch-Site` header
/// @param mode   the `Sec-Fetch-Mode` header
/// @param token  from the `Authorization` header or the cookie
public record RequestFacts(String method, String path, @Nullable String host, @Nullable String origin,
        @Nullable String site,
        @Nullable String mode, @Nullable String token) {
    /// True if a person followed a link to one of the app's pages, so that no other page sees what comes.
    boolean isFollowedLink() {
        return method.equals("GET") && "navigate".equals(mode) && !path.startsWith("/api/");
    }
}
