package dev.carrel.ingest.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

import dev.carrel.document.reason.Reason;
import org.jspecify.annotations.Nullable;

/// Walks a folder and all below it, in the order of the names. Hidden files and what `.gitignore` or `.carrelignore`
/// names are left out; links are followed, and a folder that was seen already is not entered again.
public final class FolderWalk {
    /// Takes what the walk comes across.
    public interface Visitor {
        /// A folder that is about to be listed.
        default void folder(Path folder) throws IOException {}

        void file(Path file, BasicFileAttributes attributes) throws IOException;

        default void unreachable(Path folder, Reason because) {}

        default void missing(Path link) {}

        /// True once the walk is to end where it is.
        default boolean isStopped() { return false; }
    }

    /// Takes one file after the other.
    @FunctionalInterface
    interface FileVisitor {
        void file(Path file) throws IOException;
    }

    /// A visitor that looks at files only.
    static Visitor files(BooleanSupplier stopped, FileVisitor each) {
        return new Visitor() {
            @Override
            public void file(Path file, BasicFileAttributes attributes) throws IOException {
                each.file(file);
            }

            @Override
            public boolean isStopped() { return stopped.getAsBoolean(); }
        };
    }

    private final Visitor visitor;
    private final Set<Path> entered = new HashSet<>();

    private FolderWalk(Visitor visitor) {
        this.visitor = visitor;
    }

    /// @throws IOException if the root itself cannot be listed, or the visitor fails
    public static void over(Path root, Visitor visitor) throws IOException {
        new FolderWalk(visitor).folder(root, List.of());
    }

    private void folder(Path folder, List<IgnoreRules> above) throws IOException {
        if (!entered.add(folder.toRealPath())) {
            return;
        }
        visitor.folder(folder);
        List<IgnoreRules> rules = new ArrayList<>(above);
        rules.add(IgnoreRules.of(folder));
        for (Path child : children(folder)) {
            child(child, rules);
        }
    }

    private static List<Path> children(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void child(Path path, List<IgnoreRules> rules) throws IOException {
        if (visitor.isStopped() || String.valueOf(path.getFileName()).startsWith(".")) {
            return;
        }
        BasicFileAttributes attributes = attributes(path);
        if (attributes == null || isIgnored(path, attributes.isDirectory(), rules)) {
            return;
        }
        if (attributes.isDirectory()) {
            subfolder(path, rules);
        } else if (attributes.isRegularFile()) {
            visitor.file(path, attributes);
        }
    }

    private void subfolder(Path path, List<IgnoreRules> rules) throws IOException {
        try {
            folder(path, rules);
        } catch (AccessDeniedException denied) {
            visitor.unreachable(path, new Reason.FolderForbidden());
        } catch (NoSuchFileException vanished) {
            visitor.unreachable(path, new Reason.FolderVanished());
        }
    }

    /// A link that leads nowhere, and a file that has just been deleted, are not there. What a folder names and does not
    /// let anybody look at is there.
    private @Nullable BasicFileAttributes attributes(Path path) {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class);
        } catch (AccessDeniedException denied) {
            visitor.unreachable(path, new Reason.HiddenByFolder());
            return null;
        } catch (IOException gone) {
            visitor.missing(path);
            return null;
        }
    }

    private static boolean isIgnored(Path path, boolean isFolder, List<IgnoreRules> rules) {
        Boolean verdict = null;
        for (IgnoreRules each : rules) {
            Boolean says = each.excludes(path, isFolder);
            verdict = says == null ? verdict : says;
        }
        return Boolean.TRUE.equals(verdict);
    }
}
