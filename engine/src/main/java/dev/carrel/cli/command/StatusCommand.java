package dev.carrel.cli.command;

import java.io.IOException;

import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.DocumentNames;
import dev.carrel.cli.terminal.GapText;
import dev.carrel.cli.terminal.StatusText;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.StatusJson;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/// Says what a library holds.
@CommandLine.Command(name = "status", sortOptions = false, header = "Show what the library holds and what it could not read.", footerHeading = "%nExamples:%n", footer = {
        "  carrel status", "  carrel status --json | jq '.failed[].path'"})
public final class StatusCommand implements Command {
    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = shared.open(desk); LibraryContents contents = library.contents()) {
            dev.carrel.library.LibraryStatus status = library.status();
            if (shared.json()) {
                Json.write(status, StatusJson.STATUS, desk.out());
            } else {
                desk.out().print(new StatusText(desk.terminal()).of(status,
                        DocumentNames.of(GapText.named(status), contents)));
            }
            return ExitCode.DONE;
        }
    }
}
