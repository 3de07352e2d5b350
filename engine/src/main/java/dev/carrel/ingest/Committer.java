package dev.carrel.ingest;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

import dev.carrel.index.Writer;

/// Commits now and then: soon after the start, so that there is something to search, then at growing distances, since
/// every commit leaves a piece of index that has to be merged.
final class Committer {
    private static final Duration FIRST = Duration.ofSeconds(2);
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final Writer writer;
    private final Clock clock;
    private Duration distance = FIRST;
    private Instant last;

    Committer(Writer writer, Clock clock) {
        this.writer = writer;
        this.clock = clock;
        this.last = clock.instant();
    }

    void tick() throws IOException {
        if (Duration.between(last, clock.instant()).compareTo(distance) >= 0) {
            writer.commit();
            last = clock.instant();
            distance = distance.multipliedBy(2).compareTo(LONGEST) < 0 ? distance.multipliedBy(2) : LONGEST;
        }
    }
}
