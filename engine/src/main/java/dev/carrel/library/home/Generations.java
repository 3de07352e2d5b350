package dev.carrel.library.home;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.base.DiskRoom;
import dev.carrel.base.PrivateFolder;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;

/// The folders of a library's index: `index-1`, and after each rebuilding the next number. A rebuilding works in a
/// folder of another name and gets its number by one rename at the end, so whatever happens in between, the highest
/// number is a whole index.
public final class Generations {
    private static final String NAME = "index-";
    private static final String UNFINISHED = "rebuilding";
    /// While parts of an index are merged into one, both are there.
    private static final int MERGING = 2;

    private final Path library;

    public Generations(Path library) {
        this.library = library;
    }

    public Path current() throws IOException {
        return numbered(Math.max(1, latest()));
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
        return Files.move(finished, numbered(latest() + 1), StandardCopyOption.ATOMIC_MOVE);
    }

    /// Deletes what is older than the current index. What somebody keeps from being deleted is left for the next time.
    public void sweep() throws IOException {
        Path current = current();
        for (Path old : folders()) {
            if (!old.equals(current)) {
                try {
                    FolderActions.delete(old);
                } catch (FileSystemException inUse) {
                    // Windows does not delete what is open.
                }
            }
        }
    }

    /// Keeps everybody from writing to the current index, if there is one, until it is closed.
    public Closeable lock() throws IOException {
        while (true) {
            Path folder = current();
            Closeable lock = latest() == 0 ? () -> {} : LuceneIndex.lock(folder);
            // It may have been replaced a moment before.
            if (folder.equals(current())) {
                return lock;
            }
            lock.close();
        }
    }

    /// How many documents the current index holds.
    int documents() throws IOException {
        try (PassageIndex index = LuceneIndex.open(current(), KeywordScoring.STANDARD);
                Snapshot snapshot = index.snapshot()) {
            return snapshot.census().statistics().documents();
        }
    }

    /// Deletes every index, unless somebody is writing to the current one.
    public void erase() throws IOException {
        if (latest() > 0) {
            LuceneIndex.erase(current());
        }
        for (Path folder : folders()) {
            FolderActions.delete(folder);
        }
        discard();
    }

    private Path numbered(int number) {
        return library.resolve(NAME + number);
    }

    private int latest() throws IOException {
        return folders().stream().map(folder -> folder.getFileName().toString().substring(NAME.length()))
                .mapToInt(Integer::parseInt).max().orElse(0);
    }

    private List<Path> folders() throws IOException {
        if (!Files.isDirectory(library)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(library)) {
            return all.filter(path -> path.getFileName().toString().matches(NAME + "\\d{1,9}")).toList();
        }
    }
}
