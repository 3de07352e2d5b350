package dev.carrel.base;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/// A folder for what is needed for a while, which only its owner can look into. Its name tells which process made it, so that the next
/// one can delete what a crash has left: such files hold the texts of a library.
public record TemporaryFolder(Path path) implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(TemporaryFolder.class.getName());
    private static final String PREFIX = "carrel-temporary-";

    public static TemporaryFolder create() throws IOException {
        return new TemporaryFolder(Files.createTempDirectory(PREFIX + ProcessHandle.current().pid() + "-"));
    }

    /// Deletes what processes have left that are no more.
    public static void sweep() {
        sweep(Path.of(System.getProperty("java.io.tmpdir")));
    }

    static void sweep(Path place) {
        try {
            String owner = System.getProperty("user.name");
            for (Path each : foldersIn(place)) {
                if (isAbandoned(each) && Files.getOwner(each).getName().equals(owner)) {
                    delete(each);
                }
            }
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "temporary files could not be deleted", e);
        }
    }

    private static List<Path> foldersIn(Path place) throws IOException {
        try (Stream<Path> all = Files.list(place)) {
            return all.filter(each -> each.getFileName().toString().matches(PREFIX + "\\d{1,18}-.*"))
                    .toList();
        }
    }

    private static boolean isAbandoned(Path folder) {
        String pid = folder.getFileName().toString().substring(PREFIX.length()).split("-", 2)[0];
        return ProcessHandle.of(Long.parseLong(pid)).isEmpty();
    }

    private static void delete(Path folder) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path each, @Nullable IOException because)
                    throws IOException {
                Files.deleteIfExists(each);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    @Override
    public void close() throws IOException {
        if (Files.exists(path)) {
            delete(path);
        }
    }
}
