package dev.carrel.library.matrix;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.time.DateTimeException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.assist.matrix.MatrixPlan;
import dev.carrel.base.AtomicFile;
import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// The folders in which the matrices of a library are kept, one each.
final class MatrixFolders {
    private static final int LONGEST_ID = 60;
    private static final String PLAN = "matrix.json";

    private final Path folder;

    /// @param folder need not exist before something is kept
    MatrixFolders(Path folder) {
        this.folder = folder;
    }

    /// The word that a name is kept under.
    static String id(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}+", "").replaceAll("[^\\p{L}\\p{Nd}]+", "-");
        String cut = plain.codePointCount(0, plain.length()) <= LONGEST_ID
                ? plain
                : plain.substring(0, plain.offsetByCodePoints(0, LONGEST_ID));
        String id = cut.replaceAll("^-+|-+$", "");
        return id.isEmpty() ? "matrix" : id;
    }

    Path of(String id) {
        return folder.resolve(id);
    }

    /// All plans that can be read, the oldest first.
    List<MatrixPlan> all() throws IOException {
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.map(each -> each.getFileName().toString()).filter(id -> id.equals(id(id)))
                    .flatMap(id -> readable(id).stream())
                    .sorted(Comparator.comparing(MatrixPlan::made).thenComparing(MatrixPlan::id)).toList();
        } catch (NoSuchFileException e) {
            return List.of();
        }
    }

    private Optional<MatrixPlan> readable(String id) {
        try {
            return find(id);
        } catch (IOException | UserError e) {
            return Optional.empty();
        }
    }

    /// The plan of a matrix, if there is one.
    Optional<MatrixPlan> find(String id) throws IOException {
        Path file = of(id(id)).resolve(PLAN);
        try {
            return Optional.of(PlanRecord.read(JsonMapper.shared().readTree(Files.readAllBytes(file))));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (JacksonException | IllegalArgumentException | DateTimeException e) {
            throw UserError.cannotRun("The matrix " + file + " cannot be read.",
                    "Delete the folder it is in, and ask again.");
        }
    }

    void write(MatrixPlan plan) throws IOException {
        AtomicFile.write(of(plan.id()).resolve(PLAN),
                JsonMapper.shared().writeValueAsBytes(PlanRecord.PLAN.tree(plan)));
    }

    /// Takes an id that nobody has: this one, or with a number behind it.
    String claimed(String id) throws IOException {
        PrivateFolder.create(folder);
        for (int number = 1;; number++) {
            String candidate = number == 1 ? id : id + "-" + number;
            try {
                Files.createDirectory(of(candidate));
                return candidate;
            } catch (FileAlreadyExistsException e) {
                if (!Files.exists(of(candidate).resolve(PLAN))) {
                    // Left by somebody who did not come to write a plan.
                    return candidate;
                }
            }
        }
    }

    /// The plan goes first: a matrix is there whole or not at all.
    void delete(String id) throws IOException {
        Path own = of(id);
        Files.deleteIfExists(own.resolve(PLAN));
        try (Stream<Path> files = Files.list(own)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
        }
        Files.deleteIfExists(own);
    }
}
