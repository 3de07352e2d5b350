package dev.carrel.read.apart;

import java.time.Duration;
import java.util.regex.Pattern;

/// How much one file may cost.
///
/// @param timeout   to read it, as time of the processor; of time by the clock [Timeout#PATIENCE] times as much
/// @param megabytes of heap to read it in
/// @param processes that read at a time
public record Limits(Duration timeout, int megabytes, int processes) {
    private static final Pattern SAID = Pattern.compile(".*\\(reading\\.(timeout|memory)\\)");

    public static final Limits STANDARD = new Limits(Duration.ofSeconds(60), 400, 2);

    String tookTooLong() {
        return "took longer than " + timeout.toSeconds() + " s to read (reading.timeout)";
    }

    String tooLarge() {
        return "needs more memory than " + megabytes + " MB to read (reading.memory)";
    }

    /// True if a file was refused because of other limits than these, so that it is worth another try.
    public boolean lift(String reason) {
        return SAID.matcher(reason).matches() && !reason.endsWith(tookTooLong())
                && !reason.endsWith(tooLarge());
    }
}
