package dev.carrel.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.cli.argument.DocumentNaming;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.CoverageText;
import dev.carrel.cli.terminal.DocumentNames;
import dev.carrel.cli.terminal.DocumentText;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.DocumentConnections;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.CoverageJson;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows a whole document, as the index holds it.
@CommandLine.Command(name = "show", sortOptions = false, header = "Show a whole document.", footerHeading = "%nExamples:%n", footer = {
        "  carrel show 7d8091c3", "  carrel show notes/sleep.md",
        "  carrel show 10.1136/bmj.n71 --json | jq .references", "  carrel show --coverage",
        "  carrel show --coverage paper.pdf"})
public final class ShowCommand implements Command {
    @Parameters(arity = "0..1", paramLabel = "ID", description = "An id or its beginning, a path, a DOI, a cite key, a key in Zotero or a title.")
    private @Nullable String name;

    @Option(names = "--coverage", description = "Show what of it can be found, page by page; without an ID, of every document.")
    private boolean coverage;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = shared.open(desk); LibraryContents contents = library.contents()) {
            if (name != null) {
                return one(name, library, contents, desk);
            }
            if (!coverage) {
                throw UserError.usage("It is not clear what to show.",
                        "Name a document, or say --coverage to see all of them.");
            }
            return all(contents, desk);
        }
    }

    private ExitCode one(String wanted, Library library, LibraryContents contents, CommandContext desk)
            throws IOException {
        DocumentNaming named = new DocumentNaming(contents, desk);
        Optional<NamedWork> found = named.work(wanted);
        if (found.isPresent()) {
            print(contents.read(found.get()), contents.connections(found.get().fullest()), desk);
            return ExitCode.DONE;
        }
        String path = named.path(wanted);
        Optional<Failure> failure = contents.failure(path, wanted);
        if (failure.isPresent()) {
            return unread(failure.get(), desk);
        }
        desk.say("carrel: The library " + library.name() + " has no document " + wanted
                + ". Take an id or a path from the results of `carrel search`.");
        return ExitCode.NOTHING;
    }

    private void print(IndexEntry entry, DocumentConnections connections, CommandContext desk) {
        if (shared.json()) {
            Json.write(coverage
                    ? DocumentJson.COVERAGE.tree(entry)
                    : DocumentJson.WHOLE.tree(new DocumentJson.Whole(entry, connections)), desk.out());
        } else {
            desk.out().print(coverage
                    ? new CoverageText(desk.terminal()).of(entry)
                    : new DocumentText(desk.terminal()).of(entry, connections));
        }
    }

    /// A file that the library knows and could not read.
    private ExitCode unread(Failure failure, CommandContext desk) {
        if (coverage && shared.json()) {
            Json.write(List.of(CoverageJson.Covered.of(failure)), CoverageJson.ALL, desk.out());
        } else if (coverage) {
            desk.out().print(new CoverageText(desk.terminal()).of(failure));
        } else {
            desk.say("carrel: " + SafeText.line(failure.origin().path()) + " could not be read: "
                    + SafeText.line(ReasonText.of(failure.reason())) + ".");
        }
        return coverage ? ExitCode.DONE : ExitCode.NOTHING;
    }

    private ExitCode all(LibraryContents contents, CommandContext desk) throws IOException {
        List<Coverage> documents = contents.coverage();
        if (shared.json()) {
            Json.write(CoverageJson.Covered.all(documents, contents.failures()), CoverageJson.ALL,
                    desk.out());
        } else {
            desk.out().print(new CoverageText(desk.terminal()).of(documents, contents.failures(),
                    DocumentNames.of(documents.stream().map(Coverage::origin).toList(), contents)));
        }
        return ExitCode.DONE;
    }
}
