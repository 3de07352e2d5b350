package dev.carrel.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

import dev.carrel.document.reason.Reason;
import dev.carrel.index.Statistics;

/// Counts outcomes and passes them on.
final class Tally {
    private final Progress progress;
    private final List<Report.Failed> failed = new ArrayList<>();
    private final List<Report.Failed> incomplete = new ArrayList<>();
    private final List<Report.Failed> unreachable = new ArrayList<>();
    private int indexed;
    private int unchanged;
    private int moved;
    private int removed;
    private int skipped;
    private int citations;
    private int embedded;
    private int missing;
    private int keptOut;

    Tally(Progress progress) {
        this.progress = progress;
    }

    /// Counts for one of several sources that are read side by side. Its outcomes are passed on at once, one at a time.
    Tally part() {
        return new Tally(new Progress() {
            @Override
            public void reading(String location, OptionalInt files) {
                synchronized (Tally.this) {
                    progress.reading(location, files);
                }
            }

            @Override
            public void outcome(String path, Outcome outcome) {
                synchronized (Tally.this) {
                    progress.outcome(path, outcome);
                }
            }
        });
    }

    /// Adds what was counted for one source.
    void add(Tally part) {
        failed.addAll(part.failed);
        incomplete.addAll(part.incomplete);
        unreachable.addAll(part.unreachable);
        indexed += part.indexed;
        unchanged += part.unchanged;
        moved += part.moved;
        removed += part.removed;
        skipped += part.skipped;
        citations += part.citations;
        missing += part.missing;
        keptOut += part.keptOut;
    }

    void reading(String location, OptionalInt files) {
        progress.reading(location, files);
    }

    void outcome(String path, Outcome outcome) {
        switch (outcome) {
            case Outcome.Indexed _ -> indexed++;
            case Outcome.Unchanged _ -> unchanged++;
            case Outcome.Moved _ -> moved++;
            case Outcome.Removed _ -> removed++;
            case Outcome.Skipped _ -> skipped++;
            case Outcome.Citations(int count, _) -> citations += count;
            case Outcome.Incomplete(Reason because) -> incomplete.add(new Report.Failed(path, because));
            case Outcome.StillMissing _ -> missing++;
            case Outcome.KeptOut _ -> keptOut++;
            case Outcome.Failed(Reason because) -> failed.add(new Report.Failed(path, because));
            case Outcome.Unreachable(Reason because) -> unreachable.add(new Report.Failed(path, because));
        }
        progress.outcome(path, outcome);
    }

    void embedding(int passages) {
        progress.embedding(passages);
    }

    int embedded() {
        return embedded;
    }

    void embedded(int passages) {
        embedded += passages;
        progress.embedded(passages);
    }

    Report report(Statistics statistics, boolean interrupted) {
        return new Report(indexed, unchanged, moved, removed, skipped, citations, failures(),
                incomplete.size(), missing, keptOut, unreachable, embedded, statistics.waiting(),
                interrupted);
    }

    /// Whole documents first: among many missing attachments nobody would see them.
    private List<Report.Failed> failures() {
        return Stream.concat(failed.stream(), incomplete.stream()).toList();
    }
}
