package dev.carrel.library.annotation;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.library.log.RecordLog;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// The annotations as an earlier version kept them: a file each, in a folder. They are taken over once, and their files
/// deleted when the log has them; a file that is no annotation is left where it is.
final class OlderAnnotations {
    /// The name of the folder, in that of the library.
    static final String FOLDER = "annotations";

    private static final System.Logger LOG = System.getLogger(OlderAnnotations.class.getName());

    private final Path folder;

    /// @param library its folder
    OlderAnnotations(Path library) {
        this.folder = library.resolve(FOLDER);
    }

    void moveInto(RecordLog<Annotation> log) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        Map<Path, Annotation> files = read();
        try {
            log.write(now -> unknown(files, now));
        } catch (UserError e) {
            // Somebody else is writing, and may be doing just this; the next to open the library looks again.
            LOG.log(System.Logger.Level.DEBUG, "older annotations are left for later", e);
            return;
        }
        delete(files.keySet());
    }

    private Map<Path, Annotation> read() throws IOException {
        Map<Path, Annotation> files = new LinkedHashMap<>();
        for (Path file : list()) {
            read(file).ifPresent(annotation -> files.put(file, annotation));
        }
        return files;
    }

    private List<Path> list() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
        }
    }

    private static Optional<Annotation> read(Path file) throws IOException {
        try {
            return AnnotationReader.of(JsonMapper.shared().readTree(Files.readAllBytes(file)));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    /// The annotations that are not there yet: others were taken over before a crash, and may have been changed since.
    private static Map<String, Optional<Annotation>> unknown(Map<Path, Annotation> files,
            Map<String, Annotation> now) {
        Map<String, Optional<Annotation>> fresh = new LinkedHashMap<>();
        files.values().stream().filter(each -> !now.containsKey(each.id()))
                .forEach(each -> fresh.put(each.id(), Optional.of(each)));
        return fresh;
    }

    private void delete(Iterable<Path> files) throws IOException {
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        try {
            Files.deleteIfExists(folder);
        } catch (DirectoryNotEmptyException e) {
            LOG.log(System.Logger.Level.DEBUG, "not all files were annotations", e);
        }
    }
}
