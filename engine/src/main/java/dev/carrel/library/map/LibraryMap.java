package dev.carrel.library.map;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

import dev.carrel.base.AtomicFile;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.map.DocumentMap;
import dev.carrel.map.EarlierMap;
import dev.carrel.map.MapMaker;
import tools.jackson.core.exc.JacksonIOException;

/// The map of one library, and the file that it is kept in.
public final class LibraryMap {
    private final Path file;
    private final Library library;
    /// One is made at a time.
    private final Lock making = new ReentrantLock();

    public LibraryMap(Library library) {
        this.file = library.mapFile();
        this.library = library;
    }

    /// The file of the map as it was last made; empty if none was.
    public Optional<Path> file() {
        return Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
    }

    /// Whether the map shows the library as it is now.
    public boolean isCurrent() throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            return MapReader.basis(file).map(DocumentMap.Basis::moment).filter(snapshot.moment()::equals)
                    .isPresent();
        }
    }

    /// Brings it up to date: what is known stays about where it is.
    ///
    /// @return empty if it was stopped; the old map is kept then
    public Optional<DocumentMap> update(BooleanSupplier stopped) throws IOException {
        return make(MapReader.earlier(file), stopped);
    }

    /// Lays everything out anew.
    ///
    /// @return empty if it was stopped; the old map is kept then
    public Optional<DocumentMap> layOut(BooleanSupplier stopped) throws IOException {
        return make(EarlierMap.NONE, stopped);
    }

    private Optional<DocumentMap> make(EarlierMap earlier, BooleanSupplier stopped) throws IOException {
        making.lock();
        try (Snapshot snapshot = library.snapshot()) {
            Optional<DocumentMap> map = new MapMaker(snapshot, library.facts(), stopped).make(earlier);
            if (map.isPresent()) {
                AtomicFile.write(file, out -> write(map.get(), out));
            }
            return map;
        } finally {
            making.unlock();
        }
    }

    /// Piece by piece, since the map of a large library is tens of megabytes.
    private static void write(DocumentMap map, OutputStream out) throws IOException {
        try {
            Json.write(map, MapJson.MAP, out);
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
    }
}
