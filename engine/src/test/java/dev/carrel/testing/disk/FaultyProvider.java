package dev.carrel.testing.disk;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.testing.disk.Fault.Operation;

import static dev.carrel.testing.disk.FaultyFileSystem.unwrap;

/// Does what the usual provider does, if the disk lets it.
final class FaultyProvider extends FileSystemProvider {
    private final FaultyFileSystem system;
    private final FaultyDisk disk;

    FaultyProvider(FaultyFileSystem system, FaultyDisk disk) {
        this.system = system;
        this.disk = disk;
    }

    private static FileSystemProvider usual(Path real) {
        return real.getFileSystem().provider();
    }

    @Override
    public String getScheme() { return "faulty"; }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return system;
    }

    @Override
    public Path getPath(URI uri) {
        return system.wrap(Path.of(uri));
    }

    @Override
    public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attributes) throws IOException {
        return newFileChannel(path, options, attributes);
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attributes) throws IOException {
        Path real = unwrap(path);
        boolean writes = options.contains(StandardOpenOption.WRITE)
                || options.contains(StandardOpenOption.APPEND);
        boolean creates = writes && !Files.exists(real);
        if (!Files.isDirectory(real)) {
            disk.before(creates ? Operation.CREATE : Operation.OPEN, real);
        }
        if (writes && options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
            disk.changes().writing(real);
        }
        FileChannel channel = FileChannel.open(real, options, attributes);
        if (creates && Files.exists(real)) {
            disk.changes().created(real);
        }
        return new FaultyChannel(channel, real, disk);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        disk.before(Operation.LIST, unwrap(folder));
        List<Path> all = new ArrayList<>();
        try (DirectoryStream<Path> real = Files.newDirectoryStream(unwrap(folder))) {
            for (Path each : real) {
                Path wrapped = system.wrap(each);
                if (filter.accept(wrapped)) {
                    all.add(wrapped);
                }
            }
        }
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                return all.iterator();
            }

            @Override
            public void close() {}
        };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        Path real = unwrap(folder);
        disk.before(Operation.MAKE_FOLDER, real);
        Files.createDirectory(real, attributes);
        disk.changes().madeFolder(real);
    }

    @Override
    public void delete(Path path) throws IOException {
        Path real = unwrap(path);
        disk.before(Operation.DELETE, real);
        if (Files.exists(real, LinkOption.NOFOLLOW_LINKS)) {
            disk.changes().deleting(real);
        }
        Files.delete(real);
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        Path real = unwrap(target);
        disk.before(Operation.CREATE, real);
        disk.before(Operation.WRITE, real);
        Files.copy(unwrap(source), real, options);
        disk.changes().created(real);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        Path from = unwrap(source);
        Path to = unwrap(target);
        disk.before(Operation.MOVE, to);
        disk.changes().moving(from, to);
        Files.move(from, to, options);
    }

    @Override
    public boolean isSameFile(Path one, Path other) throws IOException {
        return Files.isSameFile(unwrap(one), unwrap(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return Files.isHidden(unwrap(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return Files.getFileStore(unwrap(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        usual(unwrap(path)).checkAccess(unwrap(path), modes);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options) {
        return Files.getFileAttributeView(unwrap(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        return Files.readAttributes(unwrap(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
            throws IOException {
        return Files.readAttributes(unwrap(path), attributes, options);
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
            throws IOException {
        disk.before(Operation.SET_ATTRIBUTE, unwrap(path));
        Files.setAttribute(unwrap(path), attribute, value, options);
    }
}
