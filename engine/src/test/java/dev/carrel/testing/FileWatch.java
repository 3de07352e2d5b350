package dev.carrel.testing;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Objects;
import java.util.function.Predicate;

/// Waits for what another process does to a folder.
public final class FileWatch implements AutoCloseable {
    private final Path folder;
    private final WatchService service = FileSystems.getDefault().newWatchService();

    /// @param folder whose files are watched from now on
    public FileWatch(Path folder) throws IOException {
        this.folder = folder;
        folder.register(service, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
    }

    /// Waits until a file is there.
    public static void awaitFile(Path file) throws IOException, InterruptedException {
        try (FileWatch watch = new FileWatch(Objects.requireNonNull(file.getParent()))) {
            watch.await(_ -> Files.exists(file));
        }
    }

    /// Waits until the folder is as it should be, which it may be already.
    public void await(Predicate<Path> wanted) throws InterruptedException {
        while (!wanted.test(folder)) {
            next();
        }
    }

    /// Waits for the next change.
    public void next() throws InterruptedException {
        WatchKey key = service.take();
        key.pollEvents();
        key.reset();
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
