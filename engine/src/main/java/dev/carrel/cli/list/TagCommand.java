package dev.carrel.cli.list;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.cli.argument.NamedDocuments;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.document.DocumentId;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.Json;
import dev.carrel.library.list.LabelChange;
import dev.carrel.library.list.LibraryList;
import dev.carrel.library.list.WorkListJson;
import dev.carrel.library.list.WorkSelection;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Notes a person's own tags, stars and reading status on works.
@CommandLine.Command(name = "tag", sortOptions = false, header = "Note your own tags, stars and what you have read.", description = "They belong to the library and find their work again in another file; Zotero and bibliographies are not"
        + " changed. Search and list by tag:, star:yes and read:yes, no or todo.", footerHeading = "%nExamples:%n", footer = {
                "  carrel tag smith2023 --add 'to cite' --star",
                "  carrel tag 10.1136/bmj.n71 7d8091c3 --read",
                "  carrel tag --filter 'venue:nature year:2024..' --to-read",
                "  carrel list 'tag:\"to cite\"'"})
public final class TagCommand implements Command {
    @Parameters(arity = "0..*", paramLabel = "ID", description = "An id or its beginning, a path, a DOI, a cite key or a title.")
    private List<String> names = List.of();

    @Option(names = {"-a", "--add"}, paramLabel = "TAG", description = "A tag to add; may be repeated.")
    private List<String> add = List.of();

    @Option(names = {"-r", "--remove"}, paramLabel = "TAG", description = "A tag to remove; may be repeated.")
    private List<String> remove = List.of();

    @Option(names = "--star", negatable = true, description = "Give a star, or take it away.")
    private @Nullable Boolean star;

    @Option(names = "--read", description = "It is read.")
    private boolean read;

    @Option(names = "--to-read", description = "It is to be read.")
    private boolean toRead;

    @Option(names = "--unread", description = "Forget whether it is read or to be read.")
    private boolean unread;

    @Option(names = "--filter", paramLabel = "FILTER", description = "All works that `carrel list FILTER` lists, instead of named ones.")
    private @Nullable String filter;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        LabelChange change = new LabelChange(add, remove, star, reading());
        if (names.isEmpty() == (filter == null)) {
            throw UserError.usage("It is not clear which works are meant.",
                    "Name documents, or say --filter FILTER.");
        }
        try (Library library = shared.open(desk)) {
            Optional<List<NamedWork>> named = new NamedDocuments(library, desk).by(names);
            if (named.isEmpty()) {
                return ExitCode.NOTHING;
            }
            LibraryList list = new LibraryList(library);
            List<List<DocumentId>> works = list.works(selection(named.get()), WorkOrder.BY_TITLE,
                    (name, _) -> UserError.usage("There is no document " + name + ".",
                            "Take an id from `carrel list`."));
            print(new WorkListJson.Labelled(works.size(), list.label(works, change)), desk);
            return works.isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
        }
    }

    private WorkSelection selection(List<NamedWork> named) {
        return filter == null
                ? new WorkSelection.Named(NamedWork.fullest(named).stream().map(DocumentId::value).toList())
                : new WorkSelection.Listed(filter, List.of());
    }

    private @Nullable ReadingStatus reading() {
        if ((read ? 1 : 0) + (toRead ? 1 : 0) + (unread ? 1 : 0) > 1) {
            throw UserError.usage("A work is read, to be read, or neither.",
                    "Say one of --read, --to-read and --unread.");
        }
        if (unread) {
            return ReadingStatus.NONE;
        }
        return read ? ReadingStatus.READ : toRead ? ReadingStatus.TO_READ : null;
    }

    private void print(WorkListJson.Labelled done, CommandContext desk) {
        if (shared.json()) {
            Json.write(done, WorkListJson.LABELLED, desk.out());
        } else if (done.works() == 0) {
            desk.say("carrel: The filter leaves no works.");
        } else {
            desk.out().println(done.changed() == 0
                    ? "Nothing to change: " + Figures.count(done.works(), "work") + " had it so already."
                    : "Noted on " + Figures.count(done.changed(), "work") + ".");
        }
    }
}
