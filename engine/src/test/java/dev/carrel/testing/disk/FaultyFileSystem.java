package dev.carrel.testing.disk;

import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Set;

/// The usual file system, with a [FaultyDisk] between.
final class FaultyFileSystem extends FileSystem {
    private static final FileSystem USUAL = FileSystems.getDefault();

    private final FaultyProvider provider;

    FaultyFileSystem(FaultyDisk disk) {
        this.provider = new FaultyProvider(this, disk);
    }

    Path wrap(Path real) {
        return new FaultyPath(this, real);
    }

    static Path unwrap(Path path) {
        return path instanceof FaultyPath faulty ? faulty.real() : path;
    }

    @Override
    public FileSystemProvider provider() {
        return provider;
    }

    @Override
    public void close() {}

    @Override
    public boolean isOpen() { return true; }

    @Override
    public boolean isReadOnly() { return false; }

    @Override
    public String getSeparator() { return USUAL.getSeparator(); }

    @Override
    public Iterable<Path> getRootDirectories() { return USUAL.getRootDirectories(); }

    @Override
    public Iterable<FileStore> getFileStores() { return USUAL.getFileStores(); }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return USUAL.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
        return wrap(USUAL.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
        PathMatcher matcher = USUAL.getPathMatcher(pattern);
        return path -> matcher.matches(unwrap(path));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return USUAL.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() {
        throw new UnsupportedOperationException();
    }
}
