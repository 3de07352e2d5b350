package dev.carrel.cli.command;

import java.io.IOException;

import dev.carrel.cli.terminal.BarProgress;
import dev.carrel.cli.terminal.LineProgress;
import dev.carrel.cli.terminal.ReportText;
import dev.carrel.cli.terminal.WorkProgress;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.ReportJson;

/// A long run that shows its progress, can be interrupted, and ends with a summary.
final class Work {
    /// What is run.
    interface Task {
        Report run(Progress progress) throws IOException;
    }

    private final Library library;
    private final Shared shared;
    private final Desk desk;

    Work(Library library, Shared shared, Desk desk) {
        this.library = library;
        this.shared = shared;
        this.desk = desk;
    }

    /// Runs it and prints what it did.
    Exit run(Task task) throws IOException {
        try (Host.Interruptible _ = desk.host().interruptible(library)) {
            Report report = withProgress(task);
            if (shared.json()) {
                Json.write(ReportJson.of(library.name(), report), desk.out());
            } else {
                desk.out().print(new ReportText(desk.terminal()).of(report));
            }
            desk.out().flush();
            return exit(report);
        }
    }

    private static Exit exit(Report report) {
        if (report.interrupted()) {
            return Exit.INTERRUPTED;
        }
        return report.isWhole() ? Exit.DONE : Exit.NOTHING;
    }

    /// Runs it and prints nothing at the end.
    Report prepare(Task task) throws IOException {
        try (Host.Interruptible _ = desk.host().interruptible(library)) {
            return withProgress(task);
        }
    }

    private Report withProgress(Task task) throws IOException {
        try (WorkProgress progress = desk.host().isWatched()
                ? new BarProgress(desk.err(), desk.messages())
                : new LineProgress(desk.err(), System::nanoTime)) {
            return task.run(progress);
        }
    }
}
