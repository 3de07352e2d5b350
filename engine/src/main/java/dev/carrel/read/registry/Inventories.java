package dev.carrel.read.registry;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

import dev.carrel.read.Format;
import dev.carrel.read.FormatDetector;
import dev.carrel.read.Input;
import dev.carrel.read.Inventory;
import dev.carrel.read.InventoryReader;
import dev.carrel.read.bibliography.bibtex.BibtexReader;
import dev.carrel.read.bibliography.csl.CslReader;
import dev.carrel.read.bibliography.ris.RisReader;
import dev.carrel.read.html.BookmarksReader;

/// A reader for each format of files that hold many documents, and the choice between them.
public final class Inventories {
    private final FormatDetector detector = new FormatDetector();
    private final Map<Format, InventoryReader> readers;

    public Inventories(Map<Format, InventoryReader> readers) {
        this.readers = new EnumMap<>(readers);
    }

    /// A reader for every such format that the program knows.
    public static Inventories standard() {
        return new Inventories(Map.of(
                Format.BIBTEX, new BibtexReader(),
                Format.RIS, new RisReader(),
                Format.CSL, new CslReader(),
                Format.BOOKMARKS, new BookmarksReader()));
    }

    /// The format of a file, if it holds many documents.
    public Optional<Format> format(Path file) throws IOException {
        return detector.detectNamed(Input.of(file)).filter(readers::containsKey);
    }

    /// @throws UnreadableException with the reason, if there is nothing in it
    public Inventory read(Format format, Path file) throws IOException {
        InventoryReader reader = readers.get(format);
        if (reader == null) {
            throw new IllegalArgumentException("holds one document: " + format);
        }
        return reader.read(file);
    }
}
