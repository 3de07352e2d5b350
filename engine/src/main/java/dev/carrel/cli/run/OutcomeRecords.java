package dev.carrel.cli.run;

import java.io.PrintStream;
import java.time.Clock;

import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Progress;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.OutcomeJson;

/// The same for programs: one line of JSON for whatever happens to a document.
public record OutcomeRecords(PrintStream out, Clock clock) implements Progress {
    @Override
    public void outcome(String path, Outcome outcome) {
        OutcomeJson.Event.of(clock.instant(), path, outcome).ifPresent(record -> {
            Json.write(record, OutcomeJson.EVENT, out);
            out.flush();
        });
    }
}
