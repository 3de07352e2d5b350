package dev.carrel.library.home;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.DiskRoom;
import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;

/// The folders of a library's index: `index-1`, and after each rebuilding the next number. A rebuilding works in a
/// folder of another name and gets its number by one rename at the end, so whatever happens in between, the highest
/// number is a whole index.
public final class Generations {
    private static final String NAME = "index-";
    private static final String UNFINISHED = "rebuilding";
    private static final String FIRST = "beginning";
    /// While parts of an index are merged into one, both are there.
    private static final int MERGING = 2;

    private final Path library;

    public Generations(Path library) {
        this.library = library;
    }

    public Path current() throws IOException {
        return numbered(Math.max(1, latest()));
    }

    /// Makes the first index, empty, if there is none yet. It gets its name when it is whole, so that a folder without an index in it is
    /// always what is left of one.
    public void beginFirst() throws IOException {
        if (latest() > 0) {
            return;
        }
        Path fresh = Files.createTempDirectory(PrivateFolder.create(library), FIRST);
        try (PassageIndex index = LuceneIndex.open(fresh, KeywordScoring.STANDARD)) {
            index.writer().close();
            Files.move(fresh, numbered(1), StandardCopyOption.ATOMIC_MOVE);
            AtomicFile.syncNames(library);
        } catch (FileSystemException e) {
            // Somebody else may have been faster.
            if (latest() == 0) {
                throw e;
            }
        } finally {
            FolderActions.delete(fresh);
        }
    }

    /// Looks whether the current index is there at all: without the list of its parts it would pass for an empty one.
    ///
    /// @throws UserError if it is damaged
    public void check() throws IOException {
        Path current = current();
        // It may have been replaced a moment ago.
        while (Files.isDirectory(current) && !LuceneIndex.isIn(current)) {
            Path now = current();
            if (now.equals(current)) {
                throw damaged(current);
            }
            current = now;
        }
    }

    private UserError damaged(Path current) throws IOException {
        String message = "The library in " + library + " is damaged: " + current.getFileName()
                + " has lost the list of its parts.";
        for (Path older : folders().stream().sorted(Comparator.comparingInt(Generations::number).reversed())
                .toList()) {
            if (LuceneIndex.isIn(older)) {
                return UserError.cannotRun(message, "An older index is still there, " + older.getFileName()
                        + ": move " + current.getFileName() + " out of the way to use it.");
            }
        }
        return UserError.cannotRun(message, LuceneIndex.DAMAGED);
    }

    /// An empty folder for a new index.
    ///
    /// @param bytes how large it will be, about
    /// @throws dev.carrel.base.UserError if there is no room for it
    public Path begin(long bytes) throws IOException {
        discard();
        DiskRoom.require(MERGING * bytes, "a new index", PrivateFolder.create(library));
        return PrivateFolder.create(library.resolve(UNFINISHED));
    }

    /// Deletes what a rebuilding that did not end well has left.
    public void discard() throws IOException {
        FolderActions.delete(library.resolve(UNFINISHED));
    }

    /// Makes a finished index the current one. The one before it stays for those who are using it.
    public Path replaceBy(Path finished) throws IOException {
        Path next = Files.move(finished, numbered(latest() + 1), StandardCopyOption.ATOMIC_MOVE);
        AtomicFile.syncNames(library);
        return next;
    }

    /// Deletes what is older than the current index. What somebody keeps from being deleted is left for the next time.
    public void sweep() throws IOException {
        Path current = current();
        for (Path old : Stream.concat(folders().stream(), named(FIRST + "\\d+").stream()).toList()) {
            if (!old.equals(current)) {
                try {
                    FolderActions.delete(old);
                } catch (FileSystemException inUse) {
                    // Windows does not delete what is open.
                }
            }
        }
    }

    /// Opens a part of the index in a folder.
    @FunctionalInterface
    public interface Opening<T> {
        T of(Path folder) throws IOException;
    }

    /// Opens a part of the current index, and looks again afterwards: one that was replaced and deleted meanwhile looks like an empty one.
    /// If that cannot be told, nothing stays open: a writer that nobody knows of would keep all others out until this process ends.
    public <T extends Closeable> T open(Opening<T> opening) throws IOException {
        while (true) {
            Path folder = current();
            T opened = opening.of(folder);
            boolean newest = false;
            try {
                newest = folder.equals(current());
            } finally {
                if (!newest) {
                    opened.close();
                }
            }
            if (newest) {
                return opened;
            }
        }
    }

    /// Keeps everybody from writing to the current index, if there is one, until it is closed.
    public Closeable lock() throws IOException {
        return open(folder -> latest() == 0 ? () -> {} : LuceneIndex.lock(folder));
    }

    /// Deletes every index, unless somebody is writing to the current one. That goes last and at once, so that there is neither half
    /// of it nor an older one to be seen.
    public void erase() throws IOException {
        try (Closeable _ = lock()) {
            sweep();
            discard();
            if (latest() > 0) {
                Files.move(current(), library.resolve(UNFINISHED), StandardCopyOption.ATOMIC_MOVE);
            }
        }
        discard();
    }

    private Path numbered(int number) {
        return library.resolve(NAME + number);
    }

    private int latest() throws IOException {
        return folders().stream().mapToInt(Generations::number).max().orElse(0);
    }

    private static int number(Path folder) {
        return Integer.parseInt(folder.getFileName().toString().substring(NAME.length()));
    }

    private List<Path> folders() throws IOException {
        return named(NAME + "\\d{1,9}");
    }

    private List<Path> named(String pattern) throws IOException {
        if (!Files.isDirectory(library)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(library)) {
            return all.filter(path -> path.getFileName().toString().matches(pattern)).toList();
        }
    }
}
