package dev.carrel.cli.command;

import java.io.IOException;

import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.TrackedRun;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.ingest.Report;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.ReportJson;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Makes vectors for texts that others have brought in.
@CommandLine.Command(name = "work", sortOptions = false, header = "Make the vectors that are still missing.", description = "Several machines can do so for one library in a cluster: each takes documents that no other has taken. Ends when"
        + " every text has its vectors.", footerHeading = "%nExamples:%n", footer = {
                "  carrel work", "  carrel work --library group --stay"})
public final class WorkCommand implements Command {
    @Option(names = "--stay", description = "Wait for more texts until you press Ctrl-C.")
    private boolean stay;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = shared.open(desk)) {
            Report report = new TrackedRun(library, shared, desk)
                    .prepare(progress -> library.intake().makeVectors(progress, stay));
            if (shared.json()) {
                Json.write(new ReportJson.Told(library.name(), report), ReportJson.REPORT, desk.out());
            } else {
                desk.out().println(Figures.count(report.embedded(), "vector") + " made"
                        + (report.waiting() == 0
                                ? "; every text has its own."
                                : ", " + Figures.count(report.waiting(), "passage")
                                        + " still without one."));
            }
            return report.interrupted() && !stay ? ExitCode.INTERRUPTED : ExitCode.DONE;
        }
    }
}
