package dev.carrel.library.annotation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.base.AtomicFile;
import dev.carrel.index.retrieval.OwnNotes;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// The annotations of a library, one file each: whoever writes one replaces a file in one step, so that a crash leaves the
/// old one or the new one, and two who write at the same time lose nothing.
public final class AnnotationStore implements OwnNotes {
    /// The name of the folder, in that of the library.
    public static final String FOLDER = "annotations";

    private static final Pattern NAME = Pattern.compile("[0-9a-f]{16}");
    private static final Comparator<Annotation> OLDEST_FIRST = Comparator.comparing(Annotation::made)
            .thenComparing(Annotation::id);

    private final Path folder;
    private List<Annotation> known = List.of();
    private @Nullable FileTime knownAt;

    /// @param folder need not exist before something is kept
    public AnnotationStore(Path folder) {
        this.folder = folder;
    }

    @Override
    public List<OwnNote> all() {
        try {
            return kept().stream().map(each -> new OwnNote(each.work().document(),
                    each.note() + " " + each.quote().exact())).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// All of them, the oldest first. A file that cannot be read is left alone, and out.
    synchronized List<Annotation> kept() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        FileTime now = Files.getLastModifiedTime(folder);
        if (!now.equals(knownAt)) {
            known = read();
            knownAt = now;
        }
        return known;
    }

    private List<Annotation> read() throws IOException {
        List<Annotation> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".json")).toList()) {
                read(file).ifPresent(all::add);
            }
        }
        all.sort(OLDEST_FIRST);
        return List.copyOf(all);
    }

    private static Optional<Annotation> read(Path file) throws IOException {
        try {
            return Optional.of(AnnotationReader.of(JsonMapper.shared().readTree(Files.readAllBytes(file))));
        } catch (NoSuchFileException | JacksonException | IllegalArgumentException | DateTimeException e) {
            return Optional.empty();
        }
    }

    synchronized void put(Annotation annotation) throws IOException {
        AtomicFile.write(file(annotation.id()),
                JsonMapper.shared().writeValueAsBytes(AnnotationJson.STORED.tree(annotation)));
        knownAt = null;
    }

    synchronized boolean remove(String id) throws IOException {
        knownAt = null;
        return NAME.matcher(id).matches() && Files.deleteIfExists(file(id));
    }

    private Path file(String id) {
        return folder.resolve(id + ".json");
    }
}
