package dev.carrel.library.capture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import dev.carrel.document.origin.Source;
import dev.carrel.library.home.FolderActions;
import dev.carrel.read.Format;

/// The folder of a library for files that people gave it themselves, without a place of their own.
public final class DroppedFiles {
    /// The name of the folder, in that of the library.
    public static final String FOLDER = "files";

    private static final Pattern NAME = Pattern
            .compile("([^/\\\\\\p{Cntrl}.][^/\\\\\\p{Cntrl}]{0,180})\\.(\\w{1,9})");
    private static final int MOST_NAMESAKES = 1_000;

    private final Path folder;

    /// @param library the folder of the library
    public DroppedFiles(Path library) {
        this.folder = library.resolve(FOLDER);
    }

    /// Whether the name of a file promises that it can be read.
    public static boolean isReadable(String name) {
        return Format.ofExtension(name.substring(name.lastIndexOf('.') + 1)).isPresent();
    }

    /// Keeps a file under its name, or with a number behind it if another one is called so. One that is there already stays
    /// as it is.
    ///
    /// @throws UserError if nothing can be made of a file of that name
    public synchronized Path keep(String name, byte[] content) throws IOException {
        Matcher parts = NAME.matcher(name.strip());
        if (!parts.matches() || !isReadable(name.strip())) {
            throw UserError.usage("Files like " + name + " cannot be read.",
                    "PDF, Markdown, HTML, notebooks, office files, LaTeX, plain text, BibTeX and RIS can.");
        }
        PrivateFolder.create(folder);
        for (int i = 1; i < MOST_NAMESAKES; i++) {
            Path file = folder
                    .resolve(parts.group(1) + (i == 1 ? "" : " (" + i + ")") + "." + parts.group(2));
            if (!Files.exists(file)) {
                AtomicFile.write(file, content);
                return file;
            }
            if (Files.size(file) == content.length && Arrays.equals(Files.readAllBytes(file), content)) {
                return file;
            }
        }
        throw UserError.usage("There are too many files called " + name + ".", "Give it another name.");
    }

    /// Deletes all of them if their folder is among the sources that leave: nobody else keeps them.
    public void delete(Collection<Source> leaving) throws IOException {
        if (leaving.stream().anyMatch(source -> source.location().equals(folder.toString()))) {
            erase();
        }
    }

    /// Deletes all of them.
    public void erase() throws IOException {
        FolderActions.delete(folder);
    }
}
