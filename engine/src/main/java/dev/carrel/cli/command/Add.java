package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.document.UserError;
import dev.carrel.library.Library;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Brings documents into a library, or up to date.
@CommandLine.Command(name = "add", sortOptions = false, header = "Add folders and files, or bring them up to date.", description = "What has not changed is not read again; interrupted runs go on where they stopped.", footerHeading = "%nExamples:%n", footer = {
        "  carrel add ~/papers ~/notes", "  carrel add refs.bib",
        "  carrel add --library docs ./documentation"})
public final class Add implements Command {
    @Parameters(arity = "1..*", paramLabel = "PATH", description = "A folder, a file, a bibliography (BibTeX, RIS, CSL-JSON), bookmarks or a BEIR corpus.")
    private List<String> paths = List.of();

    @Mixin
    private Shared shared = new Shared();

    @Override
    public Exit run(Desk plain) throws IOException {
        Desk desk = shared.desk(plain);
        List<Path> places = paths.stream().map(path -> existing(path, desk)).toList();
        try (Library library = shared.open(desk)) {
            return new Work(library, shared, desk).run(progress -> library.add(places, progress));
        }
    }

    private static Path existing(String typed, Desk desk) {
        Path path = desk.here().resolve(typed).normalize();
        if (!Files.exists(path)) {
            throw UserError.usage("There is nothing at " + path + ".",
                    "Check the path and run the command again.");
        }
        return path;
    }
}
