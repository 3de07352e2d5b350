package dev.carrel.cli.command;

import java.io.IOException;

import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.TrackedRun;
import dev.carrel.library.Library;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/// Makes a library's passages and vectors anew.
@CommandLine.Command(name = "reindex", sortOptions = false, header = "Make all passages and vectors anew.", description = "They are made from the stored text, with the model and the sizes that the settings"
        + " name now. The library can be searched meanwhile.", footerHeading = "%nExamples:%n", footer = {
                "  carrel reindex", "  carrel reindex --set chunking.max-tokens=128"})
public final class ReindexCommand implements Command {
    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = shared.open(desk)) {
            return new TrackedRun(library, shared, desk).run(library.upkeep()::reindex);
        }
    }
}
