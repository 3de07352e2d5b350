package dev.carrel.cli.command;

import java.io.IOException;
import java.util.Optional;

import dev.carrel.cli.terminal.DocumentText;
import dev.carrel.document.DocumentId;
import dev.carrel.index.Entry;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Connections;
import dev.carrel.library.Library;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.Json;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Shows a whole document, as the index holds it.
@CommandLine.Command(name = "show", sortOptions = false, header = "Show a whole document.", footerHeading = "%nExamples:%n", footer = {
        "  carrel show 7d8091c3", "  carrel show notes/sleep.md",
        "  carrel show 10.1136/bmj.n71 --json | jq .references"})
public final class Show implements Command {
    @Parameters(paramLabel = "ID", description = "An id or its beginning, a path, a DOI or a cite key.")
    private String name = "";

    @Mixin
    private Shared shared = new Shared();

    @Override
    public Exit run(Desk plain) throws IOException {
        Desk desk = shared.desk(plain);
        try (Library library = shared.open(desk); Snapshot snapshot = library.snapshot()) {
            Optional<DocumentId> found = new Named(snapshot, desk).one(name);
            if (found.isEmpty()) {
                desk.say("carrel: The library " + library.name() + " has no document " + name
                        + ". Take an id or a path from the results of `carrel search`.");
                return Exit.NOTHING;
            }
            print(snapshot.document(found.get()).orElseThrow(), Connections.of(found.get(), snapshot), desk);
            return Exit.DONE;
        }
    }

    private void print(Entry entry, Connections connections, Desk desk) {
        if (shared.json()) {
            Json.write(DocumentJson.whole(entry, connections), desk.out());
        } else {
            desk.out().print(new DocumentText(desk.terminal()).of(entry, connections));
        }
    }
}
