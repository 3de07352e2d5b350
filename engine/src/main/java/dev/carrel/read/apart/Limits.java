package dev.carrel.read.apart;

import java.time.Duration;

import dev.carrel.document.reason.Reason;

/// The limits on what one file may cost.
///
/// @param timeout   to read it, as time of the processor; of time by the clock [Timeout#PATIENCE] times as much
/// @param megabytes of heap to read it in
/// @param processes that read at a time
public record Limits(Duration timeout, int megabytes, int processes) {
    public static final Limits STANDARD = new Limits(Duration.ofSeconds(60), 400, 2);

    Reason tooSlow() {
        return new Reason.TooSlow(timeout.toSeconds());
    }

    Reason tooMuchMemory() {
        return new Reason.TooMuchMemory(megabytes);
    }

    /// True if a file was refused because of other limits than these, so that it is worth another try.
    public boolean lift(Reason reason) {
        return switch (reason.bare()) {
            case Reason.TooSlow slow -> !slow.equals(tooSlow());
            case Reason.TooMuchMemory large -> !large.equals(tooMuchMemory());
            default -> false;
        };
    }
}
