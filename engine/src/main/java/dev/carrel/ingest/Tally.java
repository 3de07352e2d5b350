package dev.carrel.ingest;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.index.Statistics;

/// Counts outcomes and passes them on.
final class Tally {
    private final Progress progress;
    private final List<Report.Failed> failed = new ArrayList<>();
    private int indexed;
    private int unchanged;
    private int removed;
    private int skipped;
    private int embedded;
    private int incomplete;

    Tally(Progress progress) {
        this.progress = progress;
    }

    void reading(String location) {
        progress.reading(location);
    }

    void outcome(String path, Outcome outcome) {
        switch (outcome) {
            case Outcome.Indexed _ -> indexed++;
            case Outcome.Unchanged _ -> unchanged++;
            case Outcome.Skipped _ -> skipped++;
            case Outcome.Incomplete(String because) -> {
                failed.add(new Report.Failed(path, because));
                incomplete++;
            }
            case Outcome.Failed(String because) -> failed.add(new Report.Failed(path, because));
        }
        progress.outcome(path, outcome);
    }

    void removed(int documents) {
        removed += documents;
    }

    void embedding(int passages) {
        progress.embedding(passages);
    }

    void embedded(int passages) {
        embedded += passages;
        progress.embedded(passages);
    }

    Report report(Statistics statistics, boolean interrupted) {
        return new Report(indexed, unchanged, removed, skipped, failed, incomplete, embedded,
                statistics.passages() - statistics.embedded(), interrupted);
    }
}
