package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.base.FileStamp;
import dev.carrel.base.PrivateFolder;

/// Directories that are made beside their place and moved into it.
final class Directories {
    private static final String ENDING = ".tmp";
    private static final Duration ABANDONED = Duration.ofHours(1);

    private Directories() {}

    static Path createBeside(Path place) throws IOException {
        PrivateFolder.create(place.resolveSibling("."));
        Path unique = Files.createTempFile(place.resolveSibling("."), place.getFileName() + ".", ENDING)
                .normalize();
        Files.delete(unique);
        return PrivateFolder.create(unique);
    }

    /// Has the files written to the disk itself, so that they are whole when their directory gets its name.
    static void force(Path directory) throws IOException {
        for (Path file : files(directory)) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
        }
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList();
        }
    }

    /// Removes what a killed process left an hour ago or longer.
    static void deleteAbandoned(Path place) throws IOException {
        if (!Files.isDirectory(place.resolveSibling("."))) {
            return;
        }
        long limit = System.currentTimeMillis() - ABANDONED.toMillis();
        try (DirectoryStream<Path> left = Files.newDirectoryStream(place.resolveSibling("."),
                place.getFileName() + ".*" + ENDING)) {
            for (Path path : left) {
                if (FileStamp.of(path).millis() < limit) {
                    delete(path.normalize());
                }
            }
        }
    }

    /// Deletes a directory of plain files, if it is there.
    static void delete(Path directory) throws IOException {
        try {
            for (Path file : files(directory)) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(directory);
        } catch (NoSuchFileException | NotDirectoryException _) {
            // Another process has deleted it, or moved it into its place.
        }
    }
}
