package dev.carrel.testing.disk;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;

import org.jspecify.annotations.Nullable;

/// A path to a [FaultyDisk]; in words it is the path to the folder that it stands for.
record FaultyPath(FaultyFileSystem system, Path real) implements Path {
    private Path wrap(Path other) {
        return new FaultyPath(system, other);
    }

    private @Nullable Path wrapIfAny(@Nullable Path other) {
        return other == null ? null : wrap(other);
    }

    @Override
    public FileSystem getFileSystem() { return system; }

    @Override
    public boolean isAbsolute() { return real.isAbsolute(); }

    @Override
    public @Nullable Path getRoot() { return wrapIfAny(real.getRoot()); }

    @Override
    public @Nullable Path getFileName() { return wrapIfAny(real.getFileName()); }

    @Override
    public @Nullable Path getParent() { return wrapIfAny(real.getParent()); }

    @Override
    public int getNameCount() { return real.getNameCount(); }

    @Override
    public Path getName(int index) {
        return wrap(real.getName(index));
    }

    @Override
    public Path subpath(int from, int to) {
        return wrap(real.subpath(from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        return real.startsWith(FaultyFileSystem.unwrap(other));
    }

    @Override
    public boolean endsWith(Path other) {
        return real.endsWith(FaultyFileSystem.unwrap(other));
    }

    @Override
    public Path normalize() {
        return wrap(real.normalize());
    }

    @Override
    public Path resolve(Path other) {
        return wrap(real.resolve(FaultyFileSystem.unwrap(other)));
    }

    @Override
    public Path relativize(Path other) {
        return wrap(real.relativize(FaultyFileSystem.unwrap(other)));
    }

    @Override
    public URI toUri() {
        return real.toUri();
    }

    @Override
    public Path toAbsolutePath() {
        return wrap(real.toAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return wrap(real.toRealPath(options));
    }

    @Override
    public File toFile() {
        return real.toFile();
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events,
            WatchEvent.Modifier... modifiers) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
        return real.compareTo(FaultyFileSystem.unwrap(other));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FaultyPath path && path.real.equals(real);
    }

    @Override
    public int hashCode() {
        return real.hashCode();
    }

    @Override
    public String toString() {
        return real.toString();
    }
}
