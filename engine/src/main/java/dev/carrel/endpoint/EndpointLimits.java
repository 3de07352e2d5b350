package dev.carrel.endpoint;

import java.time.Duration;

/// The limits for an endpoint: how long it may take, how much it may say, and how often it is tried.
///
/// @param connecting  until it can be spoken to
/// @param firstByte   until it begins to reply: a model reads the whole question first
/// @param idle        between two parts of a reply
/// @param whole       for a request with its reply and all attempts, once there is a free place for it
/// @param atOnce      the most requests at the same time
/// @param longest     the most bytes of a reply
/// @param attempts    how often a request is sent at most
/// @param pause       before the second attempt; each further one waits twice as long
/// @param longestWait the most that an endpoint may ask to wait before the next attempt
public record EndpointLimits(Duration connecting, Duration firstByte, Duration idle, Duration whole,
        int atOnce,
        long longest, int attempts, Duration pause, Duration longestWait) {
    private static final long USUAL_BYTES = 16_000_000;
    private static final Duration MOST_IDLE = Duration.ofSeconds(60);

    /// The limits of an endpoint that has so much time for a whole reply.
    public static EndpointLimits within(Duration whole, int atOnce) {
        return new EndpointLimits(min(Duration.ofSeconds(10), whole), whole, min(MOST_IDLE, whole), whole,
                atOnce,
                USUAL_BYTES, 3, Duration.ofMillis(500), Duration.ofSeconds(30));
    }

    /// The limits of a question that is not repeated.
    static EndpointLimits once(Duration whole) {
        return new EndpointLimits(whole, whole, whole, whole, 1, USUAL_BYTES, 1, Duration.ZERO,
                Duration.ZERO);
    }

    private static Duration min(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
