package dev.carrel.library.home;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import java.util.stream.Stream;

import dev.carrel.base.PrivateFolder;
import org.jspecify.annotations.Nullable;

/// Copies and deletes folders with everything below them.
public final class FolderActions {
    private FolderActions() {}

    /// The size of all files in bytes. Files come and go while they are counted.
    public static long size(Path folder) throws IOException {
        LongAdder bytes = new LongAdder();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                bytes.add(attributes.isRegularFile() ? attributes.size() : 0);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException because) {
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path each, @Nullable IOException because) {
                return FileVisitResult.CONTINUE;
            }
        });
        return bytes.sum();
    }

    /// Copies files and folders with their times, into a folder that is not there yet.
    ///
    /// @param wanted names of files; the others are left out
    static void copy(Path from, Path to, Predicate<String> wanted) throws IOException {
        for (Path each : below(from)) {
            Path target = to.resolve(from.relativize(each));
            if (Files.isDirectory(each)) {
                PrivateFolder.create(target);
            } else if (Files.isRegularFile(each) && wanted.test(each.getFileName().toString())) {
                Files.copy(each, target, java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    /// Deletes a folder with everything in it, if it is there.
    public static void delete(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            for (Path each : below(folder).reversed()) {
                Files.delete(each);
            }
        }
    }

    /// The folder and all that is below it, folders before what is in them.
    private static List<Path> below(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted(Comparator.naturalOrder()).toList();
        }
    }
}
