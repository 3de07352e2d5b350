package dev.carrel.ingest;

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
import java.util.stream.Stream;

import dev.carrel.document.Source;
import org.jspecify.annotations.Nullable;

/// A folder and all below it, in the order of the names. Hidden files and what `.gitignore` or `.carrelignore` names
/// are left out; links are followed, and a folder that was seen already is not entered again.
public final class FolderCatalogue implements Catalogue {
    private final Path root;
    private final Source source;
    private final FileReading reading;

    public FolderCatalogue(Path root, FileReading reading) {
        this.root = root.toAbsolutePath().normalize();
        this.source = Source.at(Source.Kind.FOLDER, this.root.toString());
        this.reading = reading;
    }

    @Override
    public Source source() {
        return source;
    }

    @Override
    public void list(Receiver receiver) throws IOException {
        new Walk(receiver).folder(root, List.of());
    }

    private final class Walk {
        private final Receiver receiver;
        private final Set<Path> entered = new HashSet<>();

        Walk(Receiver receiver) {
            this.receiver = receiver;
        }

        void folder(Path folder, List<IgnoreRules> above) throws IOException {
            if (!entered.add(folder.toRealPath())) {
                return;
            }
            List<IgnoreRules> rules = new ArrayList<>(above);
            rules.add(IgnoreRules.of(folder));
            for (Path child : children(folder)) {
                child(child, rules);
            }
        }

        private List<Path> children(Path folder) throws IOException {
            try (Stream<Path> children = Files.list(folder)) {
                return children.sorted().toList();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }

        private void child(Path path, List<IgnoreRules> rules) throws IOException {
            if (String.valueOf(path.getFileName()).startsWith(".")) {
                return;
            }
            BasicFileAttributes attributes = attributes(path);
            if (attributes == null || isIgnored(path, attributes.isDirectory(), rules)) {
                return;
            }
            if (attributes.isDirectory()) {
                subfolder(path, rules);
            } else if (attributes.isRegularFile()) {
                reading.offer(root, path, attributes, receiver);
            }
        }

        private void subfolder(Path path, List<IgnoreRules> rules) throws IOException {
            try {
                folder(path, rules);
            } catch (AccessDeniedException denied) {
                receiver.unreachable(path.toString(), "no permission to list this folder");
            } catch (NoSuchFileException vanished) {
                receiver.unreachable(path.toString(), "the folder vanished while it was listed");
            }
        }

        /// A link that leads nowhere, and a file that has just been deleted, are not there.
        private @Nullable BasicFileAttributes attributes(Path path) {
            try {
                return Files.readAttributes(path, BasicFileAttributes.class);
            } catch (IOException gone) {
                receiver.skipped(path.toString(), "a link that leads nowhere");
                return null;
            }
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
