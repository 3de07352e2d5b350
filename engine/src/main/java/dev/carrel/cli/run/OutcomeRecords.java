package dev.carrel.cli.run;

import java.io.PrintStream;
import java.time.Clock;

import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Progress;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.OutcomeJson;

/// The same for programs: one line of JSON for whatever happens to a document.
public final class OutcomeRecords implements Progress {
    private final PrintStream out;
    private final Clock clock;

    public OutcomeRecords(PrintStream out, Clock clock) {
        this.out = out;
        this.clock = clock;
    }

    @Override
    public void outcome(String path, Outcome outcome) {
        OutcomeJson.Event.of(clock.instant(), path, outcome).ifPresent(record -> {
            Json.write(record, OutcomeJson.EVENT, out);
            out.flush();
        });
    }
}
