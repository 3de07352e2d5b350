package dev.carrel.cli.command;

import java.io.IOException;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.cli.argument.Removal;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.StatusText;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.index.RemovedDocument;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.RemovalJson;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Takes documents or whole sources out of a library. The files themselves are never touched.
@CommandLine.Command(name = "remove", sortOptions = false, header = "Take documents or whole sources out of the library.", description = "Your files stay where they are, but captured web pages, which the library keeps itself, are"
        + " deleted. A document of a source that stays is kept out until it is added by name.", footerHeading = "%nExamples:%n", footer = {
                "  carrel remove ~/papers",
                "  carrel remove 7d8091c3 notes/old.md",
                "  carrel remove --all --yes"})
public final class RemoveCommand implements Command {
    @Parameters(arity = "0..*", paramLabel = "ID", description = "A source's location, a folder, or a document's id, path, DOI or cite key.")
    private List<String> names = List.of();

    @Option(names = "--all", description = "Empty the library, even if it is damaged.")
    private boolean all;

    @Option(names = "--yes", description = "Confirm --all.")
    private boolean yes;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        if (all != names.isEmpty()) {
            throw UserError.usage("It is not clear what to remove.",
                    "Name documents or sources, or say --all --yes.");
        }
        return all ? everything(desk) : named(desk);
    }

    private ExitCode everything(CommandContext desk) throws IOException {
        String library = shared.library(desk);
        if (!yes) {
            throw UserError.usage("This would take everything out of the library " + library + ".",
                    "Say --all --yes if that is meant; your files stay where they are.");
        }
        desk.host().erase(shared.home(desk), library, shared.settings(desk));
        if (shared.json()) {
            Json.write(RemovalJson.Removed.everything(library), RemovalJson.REMOVAL, desk.out());
        } else {
            desk.out().println("The library " + library + " is empty now.");
        }
        return ExitCode.DONE;
    }

    private ExitCode named(CommandContext desk) throws IOException {
        try (Library library = shared.open(desk)) {
            Removal removal = Removal.find(names, library, desk);
            List<RemovedDocument> keptOut = removal.carryOut(library);
            print(library, removal, desk);
            if (!keptOut.isEmpty() && !shared.json()) {
                desk.note(StatusText.stays(keptOut));
            }
            return removal.unknown().isEmpty() ? ExitCode.DONE : ExitCode.NOTHING;
        }
    }

    private void print(Library library, Removal removal, CommandContext desk) {
        if (shared.json()) {
            Json.write(RemovalJson.Removed.of(library.name(), removal.documents(), removal.sources(),
                    removal.unknown()), RemovalJson.REMOVAL, desk.out());
        } else if (!removal.isEmpty()) {
            desk.out().println(Figures.count(removal.documents().size(), "document")
                    + (removal.sources().isEmpty()
                            ? ""
                            : " and " + Figures.count(removal.sources().size(), "source"))
                    + " removed.");
        }
        removal.unknown()
                .forEach(name -> desk.say("carrel: The library " + library.name() + " has nothing called "
                        + name + ". `carrel status` lists its sources."));
    }
}
