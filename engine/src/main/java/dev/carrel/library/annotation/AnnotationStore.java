package dev.carrel.library.annotation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.index.retrieval.OwnNotes;
import dev.carrel.library.log.RecordLog;

/// The annotations of a library.
public final class AnnotationStore implements OwnNotes {
    /// The name of the file, in the folder of the library.
    public static final String FILE = "annotations.jsonl";
    /// The name of the folder in which an earlier version kept them.
    public static final String EARLIER_FOLDER = OlderAnnotations.FOLDER;

    private static final Comparator<Annotation> OLDEST_FIRST = Comparator.comparing(Annotation::made)
            .thenComparing(Annotation::id);

    private final RecordLog<Annotation> log;

    private AnnotationStore(Path folder) {
        this.log = new RecordLog<>(folder.resolve(FILE), new RecordLog.Form<>("the notes of this library",
                "id", AnnotationJson.STORED::tree, AnnotationReader::of));
    }

    /// Opens those of a library, with what an earlier version left there.
    ///
    /// @param folder the library's
    public static AnnotationStore in(Path folder) throws IOException {
        AnnotationStore store = new AnnotationStore(folder);
        new OlderAnnotations(folder).moveInto(store.log);
        return store;
    }

    @Override
    public List<OwnNote> all() {
        return now().byKey().values().stream().map(each -> new OwnNote(each.work().document(),
                each.note() + " " + each.quote().exact())).toList();
    }

    @Override
    public long version() {
        return now().version();
    }

    private RecordLog.Records<Annotation> now() {
        try {
            return log.now();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// All of them, the oldest first.
    List<Annotation> kept() throws IOException {
        return log.now().byKey().values().stream().sorted(OLDEST_FIRST).toList();
    }

    void put(Annotation annotation) throws IOException {
        log.write(_ -> Map.of(annotation.id(), Optional.of(annotation)));
    }

    void remove(String id) throws IOException {
        log.write(now -> now.containsKey(id) ? Map.of(id, Optional.empty()) : Map.of());
    }
}
