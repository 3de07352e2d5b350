package dev.carrel.embed;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.base.PrivateFolder;

/// Vectors of passages by their content, kept across runs, libraries and processes: what was embedded once is not
/// embedded again when a file moves or an index is rebuilt.
///
/// One directory a model, with files that are only ever appended to. Each process appends to a file that it has
/// locked, the largest that is free, and reads them all as they were when it opened the cache. Every record is checked
/// when it is read, so a crash, a full disk or a flipped bit costs that record and nothing else: a cache that fails
/// is a cache that finds nothing.
public final class VectorCache implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(VectorCache.class.getName());
    private static final String ENDING = ".vectors";
    private static final int PREFIX = 16;
    private static final int RECORD_BITS = 32;

    private final String fingerprint;
    private final List<VectorFile> files = new ArrayList<>();
    private final KeyTable table = new KeyTable();
    private final int own;
    private boolean writable = true;

    private VectorCache(Path directory, Model model) throws IOException {
        fingerprint = model.fingerprint();
        int recordBytes = VectorRecord.bytes(model.dimensions());
        try {
            for (Path path : largestFirst(directory)) {
                files.add(VectorFile.open(path, recordBytes));
            }
            own = lockOne(directory, recordBytes);
            readKeys();
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    /// @param directory for all models; each has a directory of its own in it
    public static VectorCache open(Path directory, Model model) throws IOException {
        String prefix = model.fingerprint().substring(0, Math.min(PREFIX, model.fingerprint().length()));
        return new VectorCache(PrivateFolder.create(directory.resolve(prefix)), model);
    }

    private static List<Path> largestFirst(Path directory) throws IOException {
        try (Stream<Path> found = Files.list(directory)) {
            return found.filter(path -> path.toString().endsWith(ENDING))
                    .sorted(Comparator.comparingLong((Path path) -> path.toFile().length()).reversed())
                    .toList();
        }
    }

    private int lockOne(Path directory, int recordBytes) throws IOException {
        for (int i = 0; i < files.size(); i++) {
            if (files.get(i).lock()) {
                return i;
            }
        }
        VectorFile created = VectorFile.open(Files.createTempFile(directory, "", ENDING), recordBytes);
        files.add(created);
        writable = created.lock();
        return files.size() - 1;
    }

    private void readKeys() throws IOException {
        for (int i = 0; i < files.size(); i++) {
            int file = i;
            files.get(i).visit((key, number) -> table.put(key, place(file, number)));
        }
    }

    private static long place(int file, long number) {
        return (long) file << RECORD_BITS | number;
    }

    /// How many vectors can be found.
    public synchronized int size() {
        return table.size();
    }

    /// The vector of a passage, as it was put here by this or an earlier process.
    public Optional<Vector> find(String text) {
        ByteBuffer key = VectorRecord.keyOf(fingerprint, text);
        long first = key.getLong();
        long more = key.getLong();
        return read(first).filter(found -> found.key() == first && found.moreOfKey() == more)
                .map(VectorRecord::vector);
    }

    private Optional<VectorRecord> read(long key) {
        long place = place(key);
        if (place == KeyTable.ABSENT) {
            return Optional.empty();
        }
        try {
            return files.get((int) (place >>> RECORD_BITS)).read(place & 0xFFFF_FFFFL);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private synchronized long place(long key) {
        return table.find(key);
    }

    /// Keeps a vector. If that fails, as on a full disk, it is said once and nothing more is kept.
    public void put(String text, Vector vector) {
        ByteBuffer key = VectorRecord.keyOf(fingerprint, text);
        append(new VectorRecord(key.getLong(), key.getLong(), vector));
    }

    private synchronized void append(VectorRecord made) {
        if (!writable) {
            return;
        }
        try {
            table.put(made.key(), place(own, files.get(own).append(made)));
        } catch (IOException e) {
            writable = false;
            LOG.log(Level.WARNING, "Vectors are no longer cached: {0}", e.toString());
        }
    }

    @Override
    public synchronized void close() {
        writable = false;
        for (VectorFile file : files) {
            try {
                file.close();
            } catch (IOException e) {
                LOG.log(Level.DEBUG, "a file of cached vectors could not be closed", e);
            }
        }
    }
}
