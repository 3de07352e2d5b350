package dev.carrel.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;

import dev.carrel.cli.argument.SourceSelection;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.Interruption;
import dev.carrel.cli.run.OutcomeRecords;
import dev.carrel.cli.terminal.progress.OutcomeLines;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;
import dev.carrel.library.Watching;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Keeps a library up to date.
@CommandLine.Command(name = "watch", sortOptions = false, header = "Keep all sources up to date until you press Ctrl-C.", description = "Syncs them, then waits for files to change. Folders without events, such as network"
        + " folders, are looked at every 30 s (watch.interval).", footerHeading = "%nExamples:%n", footer = {
                "  carrel watch", "  carrel watch ~/papers", "  carrel watch --json >> changes.jsonl"})
public final class WatchCommand implements Command {
    @Parameters(arity = "0..*", paramLabel = "SOURCE", description = "A source's location or id (default: all).")
    private List<String> names = List.of();

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = shared.open(desk);
                Watching watching = library.intake().watch(SourceSelection.sources(names, library, desk))) {
            Interruption.of(library);
            Interruption.by(() -> end(watching));
            watching.run(new PrintedNews(desk));
            desk.note("Ended.");
            return ExitCode.DONE;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
    }

    private static void end(Watching watching) {
        try {
            watching.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Prints a line for whatever happens to a document, as a result, and the rest beside.
    private final class PrintedNews implements Watching.Listener {
        private final CommandContext desk;
        private final Progress lines;

        PrintedNews(CommandContext desk) {
            this.desk = desk;
            this.lines = shared.json()
                    ? new OutcomeRecords(desk.out(), Clock.systemUTC())
                    : new OutcomeLines(desk.out(), Clock.system(ZoneId.systemDefault()));
        }

        @Override
        public void watching(List<Path> withoutEvents) {
            withoutEvents.forEach(place -> desk.note("No events from " + place + ": looking now and then."));
            desk.note("Watching. Press Ctrl-C to end.");
        }

        @Override
        public Progress progress() {
            return lines;
        }

        @Override
        public void synced(Report report) {
            desk.out().flush();
            if (report.waiting() > 0) {
                desk.note(Figures.count(report.waiting(), "passage") + " still without a vector.");
            }
        }

        @Override
        public void waiting() {
            desk.note("Another process is writing to the library: waiting for it.");
        }
    }
}
