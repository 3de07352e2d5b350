package dev.carrel.endpoint;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// Keeps an endpoint that fails again and again from being asked for a while, so that whoever has a thousand questions does
/// not wait a thousand times. After the rest one request tries whether it is well again; if not, the next rest is longer.
final class CircuitBreaker {
    private static final int PATIENCE = 3;
    private static final Duration FIRST_REST = Duration.ofSeconds(15);
    private static final Duration LONGEST_REST = Duration.ofMinutes(4);

    private final InstantSource clock;
    private int failures;
    private boolean trying;
    private EndpointFailure last = new EndpointFailure.Unreachable();
    private Duration rest = FIRST_REST;
    private Instant until = Instant.MIN;

    CircuitBreaker(InstantSource clock) {
        this.clock = clock;
    }

    /// Lets one request pass, or says when the next may. The one that tries again keeps all others waiting meanwhile.
    synchronized void pass() throws EndpointFailure.Thrown {
        Instant now = clock.instant();
        if (failures < PATIENCE) {
            return;
        }
        if (now.isBefore(until)) {
            throw new EndpointFailure.Thrown(
                    new EndpointFailure.Resting(failures, Duration.between(now, until), last));
        }
        trying = true;
        until = now.plus(rest);
    }

    synchronized void succeeded() {
        failures = 0;
        trying = false;
        rest = FIRST_REST;
    }

    synchronized void failed(EndpointFailure failure) {
        if (!failure.isOutage()) {
            return;
        }
        failures++;
        last = failure;
        if (trying) {
            trying = false;
            rest = rest.multipliedBy(2).compareTo(LONGEST_REST) < 0 ? rest.multipliedBy(2) : LONGEST_REST;
        }
        until = clock.instant().plus(rest);
    }
}
