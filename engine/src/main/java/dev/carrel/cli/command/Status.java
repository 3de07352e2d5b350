package dev.carrel.cli.command;

import java.io.IOException;

import dev.carrel.cli.terminal.DocumentNames;
import dev.carrel.cli.terminal.GapText;
import dev.carrel.cli.terminal.StatusText;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.StatusJson;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/// Says what a library holds.
@CommandLine.Command(name = "status", sortOptions = false, header = "Show what the library holds and what it could not read.", footerHeading = "%nExamples:%n", footer = {
        "  carrel status", "  carrel status --json | jq '.failed[].path'"})
public final class Status implements Command {
    @Mixin
    private Shared shared = new Shared();

    @Override
    public Exit run(Desk plain) throws IOException {
        Desk desk = shared.desk(plain);
        try (Library library = shared.open(desk); Snapshot snapshot = library.snapshot()) {
            dev.carrel.library.Status status = library.status();
            if (shared.json()) {
                Json.write(StatusJson.of(status), desk.out());
            } else {
                desk.out().print(new StatusText(desk.terminal()).of(status,
                        DocumentNames.of(GapText.named(status), snapshot)));
            }
            return Exit.DONE;
        }
    }
}
