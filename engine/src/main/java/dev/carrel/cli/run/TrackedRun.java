package dev.carrel.cli.run;

import java.io.IOException;

import dev.carrel.cli.terminal.ReportText;
import dev.carrel.cli.terminal.progress.BarProgress;
import dev.carrel.cli.terminal.progress.LineProgress;
import dev.carrel.cli.terminal.progress.WorkProgress;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.ReportJson;
import dev.carrel.library.matrix.MatrixFilling;
import dev.carrel.library.matrix.MatrixTable;

/// A long run that shows its progress, can be interrupted, and ends with a summary.
public record TrackedRun(Library library, CommonOptions shared, CommandContext desk) {
    /// The work itself.
    public interface Task {
        Report run(Progress progress) throws IOException;
    }

    /// Runs it and prints what it did.
    public ExitCode run(Task task) throws IOException {
        try (CommandHost.Interruptible _ = desk.host().interruptible(library)) {
            Report report = withProgress(task);
            if (shared.json()) {
                Json.write(new ReportJson.Told(library.name(), report), ReportJson.REPORT, desk.out());
            } else {
                desk.out().print(new ReportText(desk.terminal()).of(report));
            }
            desk.out().flush();
            return exit(report);
        }
    }

    private static ExitCode exit(Report report) {
        if (report.interrupted()) {
            return ExitCode.INTERRUPTED;
        }
        return report.isWhole() ? ExitCode.DONE : ExitCode.NOTHING;
    }

    /// Runs it and prints nothing at the end.
    public Report prepare(Task task) throws IOException {
        try (CommandHost.Interruptible _ = desk.host().interruptible(library)) {
            return withProgress(task);
        }
    }

    private Report withProgress(Task task) throws IOException {
        try (WorkProgress progress = progress()) {
            return task.run(progress);
        }
    }

    private WorkProgress progress() {
        return desk.host().isWatched()
                ? new BarProgress(desk.err(), desk.messages())
                : new LineProgress(desk.err(), System::nanoTime);
    }

    /// Fills a matrix; what is finished when it is interrupted is kept.
    public MatrixTable fill(MatrixFilling filling) throws IOException {
        try (CommandHost.Interruptible _ = desk.host().interruptible(library);
                WorkProgress progress = progress()) {
            return filling.run((done, total, _) -> {
                if (done == 0) {
                    progress.asking(total);
                } else {
                    progress.asked();
                }
            });
        }
    }
}
