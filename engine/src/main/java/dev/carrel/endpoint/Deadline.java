package dev.carrel.endpoint;

import java.time.Duration;

/// The moment at which a request has to be over.
///
/// @param limit how long it had from the beginning
record Deadline(Duration limit, long end) {
    static Deadline in(Duration limit) {
        return new Deadline(limit, System.nanoTime() + limit.toNanos());
    }

    /// How many nanoseconds can be waited for something that has a limit of its own.
    long wait(Duration own) {
        return Math.min(own.toNanos(), left());
    }

    /// How many nanoseconds are left; zero or less if it is over.
    long left() {
        return end - System.nanoTime();
    }

    /// The failure of something that did not come in time: its own, unless everything was over first.
    EndpointFailure missed(EndpointFailure.Stage stage, Duration own) {
        return left() <= 0
                ? new EndpointFailure.TimedOut(EndpointFailure.Stage.END, limit)
                : new EndpointFailure.TimedOut(stage, own);
    }
}
