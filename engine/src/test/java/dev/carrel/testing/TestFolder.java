package dev.carrel.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.atomic.AtomicLong;

/// A folder of files whose times are told apart however fast a test is.
public final class TestFolder {
    private static final AtomicLong NOW = new AtomicLong(1_600_000_000_000L);

    private final Path path;

    public TestFolder(Path path) throws IOException {
        this.path = Files.createDirectories(path);
    }

    public Path path() {
        return path;
    }

    public Path write(String name, String text) throws IOException {
        Path file = path.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        touch(name);
        return file;
    }

    public void touch(String name) throws IOException {
        Files.setLastModifiedTime(path.resolve(name), FileTime.fromMillis(NOW.addAndGet(5_000)));
    }

    public void delete(String name) throws IOException {
        Files.delete(path.resolve(name));
    }
}
