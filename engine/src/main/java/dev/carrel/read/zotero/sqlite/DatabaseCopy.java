package dev.carrel.read.zotero.sqlite;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

import dev.carrel.base.FileStamp;
import dev.carrel.base.TemporaryFolder;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;

/// A copy of an SQLite database at one moment, in a folder of its own that goes when it is closed.
///
/// The database is copied first, then its journals. A page that an unfinished transaction has changed was written to
/// the rollback journal before, so the copied journal takes back whatever the copied database has of it; and a
/// write-ahead log only adds to a database that stays as it is. What could spoil the copy is a transaction that ends, or
/// a log that is worked into the database, in the middle of it. So the files are compared afterwards, and copied again
/// if they are not what they were: times alone would not show it, since they advance in steps of milliseconds.
final class DatabaseCopy implements AutoCloseable {
    private static final String LOG = "-wal";
    private static final String JOURNAL = "-journal";
    private static final List<String> SUFFIXES = List.of("", JOURNAL, LOG);
    private static final int ATTEMPTS = 40;
    private static final int PAUSE_MILLIS = 50;
    /// The end of a rollback journal that names the journal of a transaction over several databases.
    private static final long MAGIC = 0xd9d505f920a163d7L;

    private final Path original;
    private final TemporaryFolder folder;

    private DatabaseCopy(Path original, TemporaryFolder folder) {
        this.original = original;
        this.folder = folder;
    }

    /// @throws UnreadableException if the database is never quiet for as long as it takes to copy it
    static DatabaseCopy of(Path database) throws IOException {
        DatabaseCopy copy = new DatabaseCopy(database, TemporaryFolder.create());
        try {
            copy.make();
            return copy;
        } catch (IOException e) {
            copy.close();
            throw e;
        }
    }

    Path file() {
        return copied("");
    }

    private Path copied(String suffix) {
        return folder.path().resolve("copy.sqlite" + suffix);
    }

    private Path original(String suffix) {
        return original.resolveSibling(original.getFileName() + suffix);
    }

    private void make() throws IOException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<FileStamp> before = stamps();
            for (String suffix : SUFFIXES) {
                copy(suffix);
            }
            if (isFaithful() && stamps().equals(before)) {
                standAlone();
                return;
            }
            pause();
        }
        throw new UnreadableException(
                new Reason.Told("Zotero is writing to its database without a break; try again later"));
    }

    /// Of the database and its rollback journal, which comes and goes. The log may grow meanwhile.
    private List<FileStamp> stamps() throws IOException {
        return List.of(FileStamp.of(original("")), FileStamp.of(original(JOURNAL)));
    }

    private void copy(String suffix) throws IOException {
        try {
            Files.copy(original(suffix), copied(suffix), StandardCopyOption.REPLACE_EXISTING);
            makeWritable(copied(suffix));
        } catch (NoSuchFileException none) {
            if (suffix.isEmpty()) {
                throw none;
            }
            Files.deleteIfExists(copied(suffix));
        }
    }

    private boolean isFaithful() throws IOException {
        for (String suffix : SUFFIXES) {
            if (!isFaithful(suffix)) {
                return false;
            }
        }
        return true;
    }

    private boolean isFaithful(String suffix) throws IOException {
        Path copy = copied(suffix);
        try {
            if (!Files.exists(copy) || !Files.exists(original(suffix))) {
                return Files.exists(copy) == Files.exists(original(suffix));
            }
            long difference = Files.mismatch(copy, original(suffix));
            return difference < 0 || (suffix.equals(LOG) && difference == Files.size(copy));
        } catch (NoSuchFileException vanished) {
            return false;
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnreadableException(new Reason.Told("interrupted while the database was copied"));
        }
    }

    /// Cuts off the name of a common journal, which leads out of this folder: SQLite would look there, and may delete
    /// it. Without the name the transaction counts as unfinished and is taken back, which is one moment earlier.
    private void standAlone() throws IOException {
        Path journal = copied(JOURNAL);
        if (!Files.exists(journal)) {
            return;
        }
        try (RandomAccessFile file = new RandomAccessFile(journal.toFile(), "rw")) {
            if (file.length() < 28) {
                return;
            }
            file.seek(file.length() - 16);
            int length = file.readInt();
            file.readInt();
            long end = file.length() - 20 - length;
            if (file.readLong() == MAGIC && length > 0 && end > 0) {
                file.setLength(end);
            }
        }
    }

    /// A copy keeps the rights of its original, which may be read-only.
    private static void makeWritable(Path file) throws IOException {
        if (!Files.isWritable(file) && !file.toFile().setWritable(true)) {
            throw new UnreadableException(new Reason.Told("the copy of the database cannot be written"));
        }
    }

    @Override
    public void close() throws IOException {
        folder.close();
    }
}
