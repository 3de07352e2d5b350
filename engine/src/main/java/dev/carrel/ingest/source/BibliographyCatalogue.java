package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

import dev.carrel.document.origin.Source;
import dev.carrel.read.Format;

/// The entries of a bibliography, or of an export of bookmarks, with what is attached to them.
public final class BibliographyCatalogue implements Catalogue {
    private final Path file;
    private final Source.Kind kind;
    private final InventoryReading reading;

    public BibliographyCatalogue(Path file, Source.Kind kind, FileReading reading) {
        this.file = file.toAbsolutePath().normalize();
        this.kind = kind;
        this.reading = reading.inventories();
    }

    /// The kind of source that a file is, if it holds many documents.
    public static Optional<Source.Kind> kindOf(Path file, FileReading reading) {
        try {
            return Files.isRegularFile(file)
                    ? reading.inventories().format(file).map(BibliographyCatalogue::kind)
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Source.Kind kind(Format format) {
        return format == Format.BOOKMARKS ? Source.Kind.BOOKMARKS : Source.Kind.BIBLIOGRAPHY;
    }

    @Override
    public Source source() {
        return Source.at(kind, file.toString());
    }

    @Override
    public void list(Receiver receiver) throws IOException {
        if (!Files.exists(file)) {
            throw new NoSuchFileException(file.toString());
        }
        Format fallback = kind == Source.Kind.BOOKMARKS ? Format.BOOKMARKS : Format.BIBTEX;
        reading.list(file, reading.format(file).orElse(fallback), "", receiver);
    }
}
