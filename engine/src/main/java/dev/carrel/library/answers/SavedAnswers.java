package dev.carrel.library.answers;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.SavedAnswer;
import dev.carrel.base.AtomicFile;
import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// The answers that are kept in a library's folder, one file each.
public final class SavedAnswers {
    private static final Pattern NUMBERED = Pattern.compile("(\\d{1,9})\\.json");

    private final Path folder;
    private final Clock clock;

    /// @param folder need not exist before something is kept
    public SavedAnswers(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    /// All of them, the oldest first. One that cannot be read is left out.
    public List<SavedAnswer> all() throws IOException {
        return ids().stream().flatMap(id -> {
            try {
                return Stream.of(open(id));
            } catch (IOException | UserError e) {
                return Stream.empty();
            }
        }).toList();
    }

    /// @throws UserError if there is none of that number
    public SavedAnswer open(int id) throws IOException {
        try {
            return AnswerReader.saved(JsonMapper.shared().readTree(Files.readAllBytes(file(id))));
        } catch (NoSuchFileException e) {
            throw UserError.usage("There is no saved answer " + id + ".",
                    "`carrel ask --saved` lists those that are kept.");
        } catch (JacksonException | IllegalArgumentException | DateTimeException e) {
            throw UserError.cannotRun("The saved answer " + file(id) + " cannot be read.",
                    "Delete the file, and ask again.");
        }
    }

    /// Keeps an answer under the next number.
    public SavedAnswer save(CheckedAnswer answer) throws IOException {
        PrivateFolder.create(folder);
        for (int id = ids().stream().reduce(Math::max).orElse(0) + 1;; id++) {
            try {
                Files.createFile(file(id));
                return write(new SavedAnswer(id, clock.instant().truncatedTo(ChronoUnit.SECONDS), answer));
            } catch (FileAlreadyExistsException e) {
                // Somebody else took that number just now.
            }
        }
    }

    /// Keeps it no longer.
    public void forget(int id) throws IOException {
        Files.deleteIfExists(file(id));
    }

    private SavedAnswer write(SavedAnswer saved) throws IOException {
        AtomicFile.write(file(saved.id()),
                JsonMapper.shared().writeValueAsBytes(CheckedAnswerJson.SAVED.tree(saved)));
        return saved;
    }

    private Path file(int id) {
        return folder.resolve(id + ".json");
    }

    private List<Integer> ids() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> NUMBERED.matcher(file.getFileName().toString()))
                    .filter(name -> name.matches()).map(name -> Integer.valueOf(name.group(1))).sorted()
                    .toList();
        } catch (NoSuchFileException e) {
            return List.of();
        }
    }
}
