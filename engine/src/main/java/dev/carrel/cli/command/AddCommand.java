package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.base.UserHome;
import dev.carrel.cli.argument.OcrOption;
import dev.carrel.cli.argument.Readmission;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.Consent;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.TrackedRun;
import dev.carrel.ingest.source.LargeFolder;
import dev.carrel.library.Library;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Brings documents into a library, or up to date.
@CommandLine.Command(name = "add", sortOptions = false, header = "Add folders and files, or bring them up to date.", description = "What has not changed is not read again; interrupted runs go on where they stopped.", footerHeading = "%nExamples:%n", footer = {
        "  carrel add ~/papers ~/notes", "  carrel add --zotero", "  carrel add refs.bib",
        "  carrel add --ocr ~/scans", "  carrel add --library docs ./documentation"})
public final class AddCommand implements Command {
    private static final Path HOME = UserHome.path();

    @Parameters(arity = "0..*", paramLabel = "PATH", description = "A folder, a file, a bibliography (BibTeX, RIS, CSL-JSON), bookmarks or a BEIR corpus; or the id or key of a document that was removed.")
    private List<String> paths = List.of();

    @Option(names = "--zotero", arity = "0..1", fallbackValue = "", paramLabel = "DIR", description = "Zotero's data directory, or http://127.0.0.1:23119 to ask a running Zotero; alone, it is looked for.")
    private @Nullable String zotero;

    @Option(names = {"-y",
            "--yes"}, description = "Do not ask before a folder of very many files, a home folder or a disk is added.")
    private boolean yes;

    @Mixin
    private OcrOption recognition = new OcrOption();

    @Mixin
    private CommonOptions shared = CommonOptions.ofAnyLibrary();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        List<String> named = new ArrayList<>(paths);
        recognition.argument(desk).ifPresent(named::add);
        if (named.isEmpty() && zotero == null) {
            throw UserError.usage("Nothing was named that could be added.",
                    "Name a folder or a file, or say --zotero.");
        }
        List<String> zoteros = zotero == null ? List.of() : List.of(place(zotero, desk));
        try (Library library = shared.open(desk, recognition.settings(desk))) {
            Readmission again = Readmission.find(named, library, desk);
            List<Path> places = again.others().stream().map(path -> existing(path, desk)).toList();
            if (!yes && !isMeant(library.intake().large(places, HOME), desk)) {
                desk.note("Nothing was added.");
                return ExitCode.NOTHING;
            }
            return new TrackedRun(library, shared, desk)
                    .run(progress -> library.intake().add(places, zoteros, again.documents(), progress));
        }
    }

    /// Asks where somebody can answer.
    private static boolean isMeant(List<LargeFolder> large, CommandContext desk) throws IOException {
        for (LargeFolder folder : large) {
            if (!desk.host().takesAnswers()) {
                throw UserError.unsure(folder.sentence(), "If all of it is meant, say --yes.");
            }
            if (!new Consent(desk).given(folder.sentence() + " Add all of it?")) {
                return false;
            }
        }
        return true;
    }

    /// An address and nothing at all are no paths.
    private static String place(String typed, CommandContext desk) {
        return typed.isEmpty() || typed.contains("://") ? typed : existing(typed, desk).toString();
    }

    /// Nothing is no path either, though it would lead to the working directory: a variable of a script was not set.
    private static Path existing(String typed, CommandContext desk) {
        if (typed.isBlank()) {
            throw UserError.usage("A path to add is empty.",
                    "Name a folder or a file; . is the folder you are in.");
        }
        Path path = desk.here().resolve(typed).normalize();
        if (!Files.exists(path)) {
            throw UserError.usage("There is nothing at " + path + ".",
                    "Check the path and run the command again.");
        }
        return path;
    }
}
