package dev.carrel.cli.command;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.cli.forward.ServerClaim;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.Consent;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.LibrariesText;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.library.copy.Copied;
import dev.carrel.library.home.LibrarySummary;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.LibrariesJson;
import dev.carrel.library.whole.Libraries;
import dev.carrel.library.whole.LibraryCopy;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists, creates, copies and removes whole libraries.
@CommandLine.Command(name = "library", sortOptions = false, header = "List, create, copy or remove whole libraries.", description = "What a command is about: --library NAME, else CARREL_LIBRARY, else \"default\".", footerHeading = "%nExamples:%n", footer = {
        "  carrel library list", "  carrel library create work",
        "  carrel library create group --opensearch https://search.example.org:9200",
        "  carrel library copy work trial",
        "  carrel library remove trial"})
public final class LibraryCommand implements Command {
    /// One thing that can be done to libraries, and to how many of them.
    enum Action {
        LIST(0, "list"), CREATE(1, "create NAME"), COPY(2, "copy NAME NEW"), REMOVE(1, "remove NAME");

        private final int names;
        private final String usage;

        Action(int names, String usage) {
            this.names = names;
            this.usage = usage;
        }
    }

    @Parameters(index = "0", arity = "0..1", paramLabel = "ACTION", description = "list (default), create, copy or remove.")
    private Action action = Action.LIST;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "LIBRARY", description = "The library; for copy also the name of the new one.")
    private List<String> names = List.of();

    @Option(names = {"-y", "--yes"}, description = "Remove without asking.")
    private boolean yes;

    @Option(names = "--opensearch", paramLabel = "URL", description = "Create, or copy to, an index in an OpenSearch cluster at these addresses, with commas between them.")
    private @Nullable String opensearch;

    @Mixin
    private CommonOptions shared = CommonOptions.ofAnyLibrary();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        if (names.size() != action.names) {
            throw UserError.usage("It is not clear which library is meant.",
                    "Say `carrel library " + action.usage + "`.");
        }
        Libraries libraries = new Libraries(shared.home(desk), desk.environment());
        return switch (action) {
            case LIST -> list(libraries, desk);
            case CREATE -> create(names.getFirst(), libraries, desk);
            case COPY -> copy(names.getFirst(), names.getLast(), desk);
            case REMOVE -> remove(names.getFirst(), libraries, desk);
        };
    }

    private ExitCode list(Libraries libraries, CommandContext desk) throws IOException {
        List<LibrarySummary> all = libraries.list(shared.library(desk));
        if (shared.json()) {
            Json.write(all, LibrariesJson.LIBRARIES, desk.out());
        } else if (all.isEmpty()) {
            desk.say("There is no library yet. `carrel add FOLDER` makes one.");
        } else {
            desk.out().print(new LibrariesText(desk.terminal()).of(all));
        }
        return ExitCode.DONE;
    }

    private ExitCode create(String name, Libraries libraries, CommandContext desk) throws IOException {
        int documents = libraries.create(name, place());
        return done("created", name, "The library " + name + " is there now"
                + (documents == 0
                        ? ", and empty. Fill it: carrel add --library " + name + " FOLDER"
                        : " and holds what the cluster has of it: "
                                + Figures.count(documents, "document") + "."),
                desk);
    }

    private ExitCode copy(String name, String to, CommandContext desk) throws IOException {
        Copied copied = new LibraryCopy(shared.home(desk), desk.environment()).copy(name, to, place());
        if (shared.json()) {
            Json.write(new LibrariesJson.Done(to, "created", copied), LibrariesJson.DONE, desk.out());
        } else {
            desk.out().println("The library " + to + " is a copy of " + name + " now: "
                    + Figures.count(copied.documents(), "document") + ", "
                    + Figures.count(copied.passages(), "passage") + ", 0 embedded again"
                    + (copied.before() == 0
                            ? "."
                            : "; " + Figures.count(copied.before(), "document")
                                    + " had been copied before."));
        }
        return ExitCode.DONE;
    }

    /// Not while a server has it open, which would go on with a library that is gone.
    private ExitCode remove(String name, Libraries libraries, CommandContext desk) throws IOException {
        if (libraries.isUnfinishedCopy(name)) {
            return remove(name, "Remove what there is of the copy " + name + ", which is not whole?",
                    libraries, desk);
        }
        LibrarySummary library = libraries.summary(name);
        try (ServerClaim _ = ServerClaim.of(shared.home(desk), name)) {
            return remove(name, question(library), libraries, desk);
        }
    }

    private ExitCode remove(String name, String question, Libraries libraries, CommandContext desk)
            throws IOException {
        if (!yes && !new Consent(desk).given(question)) {
            desk.say("Nothing was removed. To remove it without being asked: carrel library remove --yes "
                    + name);
            return ExitCode.NOTHING;
        }
        libraries.remove(name);
        return done("removed", name, "The library " + name + " is gone.", desk);
    }

    /// The settings that say where the index of a new library is.
    private Map<String, String> place() {
        Map<String, String> place = new LinkedHashMap<>(shared.changes());
        place.keySet().removeIf(key -> !key.startsWith("index."));
        if (opensearch != null) {
            place.put("index.backend", "opensearch");
            place.put("index.hosts", opensearch);
        }
        return place;
    }

    private static String question(LibrarySummary library) {
        String documents = library.documents() == null
                ? "all its documents"
                : Figures.count(library.documents(), "document");
        return "Remove the library " + library.name() + " with " + documents
                + (library.hosts() == null ? "" : " in the cluster at " + library.hosts())
                + ", its settings and captured pages? Your files stay where they are.";
    }

    private ExitCode done(String what, String name, String sentence, CommandContext desk) {
        if (shared.json()) {
            Json.write(new LibrariesJson.Done(name, what, null), LibrariesJson.DONE, desk.out());
        } else {
            desk.out().println(sentence);
        }
        return ExitCode.DONE;
    }
}
