package dev.carrel.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.cli.argument.OcrOption;
import dev.carrel.cli.argument.SourceSelection;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.TrackedRun;
import dev.carrel.document.origin.Source;
import dev.carrel.library.Library;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Brings what was added before up to date.
@CommandLine.Command(name = "sync", sortOptions = false, header = "Bring all sources up to date.", description = "What is new or changed is read, what has moved is carried over unread, what was deleted is"
        + " taken out. A source that cannot be reached keeps its documents.", footerHeading = "%nExamples:%n", footer = {
                "  carrel sync", "  carrel sync ~/papers", "  carrel sync 7d8091c3 --json"})
public final class SyncCommand implements Command {
    @Parameters(arity = "0..*", paramLabel = "SOURCE", description = "A source's location or id (default: all).")
    private List<String> names = List.of();

    @Option(names = "--retry", description = "Try again what could not be read, though its file has not changed.")
    private boolean retry;

    @Mixin
    private OcrOption recognition = new OcrOption();

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        Map<String, String> settings = new LinkedHashMap<>(recognition.settings(desk));
        if (retry) {
            settings.put("reading.retry", "always");
        }
        try (Library library = shared.open(desk, settings)) {
            List<String> named = new ArrayList<>(names);
            recognition.argument(desk).ifPresent(named::add);
            List<Source> sources = SourceSelection.sources(named, library, desk);
            return new TrackedRun(library, shared, desk)
                    .run(progress -> library.intake().sync(sources, progress));
        }
    }
}
