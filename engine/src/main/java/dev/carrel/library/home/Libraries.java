package dev.carrel.library.home;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.base.NearestName;
import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.library.annotation.AnnotationStore;
import dev.carrel.library.label.LabelStore;
import dev.carrel.library.settings.SettingsFile;

/// The libraries of a home, each as a whole: listed, created, copied, removed.
///
/// A copy comes into being under a name that no library can have, and a removed library goes under one, so that there is
/// never half of one to be seen.
public final class Libraries {
    /// The one that is meant where none is named; it need not be created.
    public static final String STANDARD = "default";

    private static final Duration ABANDONED = Duration.ofDays(1);

    private final Home home;

    public Libraries(Home home) {
        this.home = home;
    }

    /// @param standard the name of the one that is meant where none is named
    public List<LibrarySummary> list(String standard) throws IOException {
        List<LibrarySummary> all = new ArrayList<>();
        for (String name : home.libraries()) {
            all.add(summary(name, name.equals(standard)));
        }
        return all;
    }

    /// @throws UserError if there is none of this name
    public LibrarySummary summary(String name) throws IOException {
        existing(name);
        return summary(name, name.equals(STANDARD));
    }

    private LibrarySummary summary(String name, boolean standard) throws IOException {
        long bytes = FolderActions.size(home.library(name));
        try {
            return new LibrarySummary(name, new Generations(home.library(name)).documents(), bytes, standard,
                    null);
        } catch (UserError unreadable) {
            return new LibrarySummary(name, null, bytes, standard, unreadable.getMessage());
        } catch (IOException unreachable) {
            return new LibrarySummary(name, null, bytes, standard, "Its files cannot be read.");
        }
    }

    /// The error for a name that no library has while others are there; nothing if it can be meant.
    public Optional<UserError> unknown(String name) throws IOException {
        List<String> others = name.equals(STANDARD) || Files.isDirectory(home.library(name))
                ? List.of()
                : home.libraries();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(UserError.usage("There is no library " + name + ".",
                        (others.size() == 1
                                ? "The only one is " + others.getFirst()
                                : "Did you mean " + NearestName.of(name, others) + "? There are "
                                        + String.join(", ", others))
                                + "; `carrel library create " + name + "` makes a new one."));
    }

    /// @throws UserError if there is one of this name
    public void create(String name) throws IOException {
        Path folder = absent(name);
        PrivateFolder.create(home.allLibraries());
        Files.createDirectory(folder);
    }

    /// Copies the index, the captured pages, labels, notes and the settings. Nobody can write to the library meanwhile.
    ///
    /// @throws UserError if somebody is writing to it, or there is one of the other name
    public void copy(String name, String to) throws IOException {
        Path from = existing(name);
        Path target = absent(to);
        Path unfinished = hidden(to);
        Generations generations = new Generations(from);
        try (Closeable _ = generations.lock()) {
            Files.createDirectory(unfinished);
            for (Path part : List.of(generations.current(), from.resolve("pages"),
                    from.resolve(AnnotationStore.FILE), from.resolve(LabelStore.FILE),
                    from.resolve(SettingsFile.NAME))) {
                if (Files.exists(part)) {
                    FolderActions.copy(part, unfinished.resolve(part.getFileName()),
                            file -> !file.equals(LuceneIndex.LOCK));
                }
            }
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            FolderActions.delete(unfinished);
        }
    }

    /// Deletes a library with its settings and captured pages.
    ///
    /// @throws UserError if somebody is writing to it
    public void remove(String name) throws IOException {
        Path folder = existing(name);
        Path gone = hidden(name);
        try (Closeable _ = new Generations(folder).lock()) {
            Files.move(folder, gone, StandardCopyOption.ATOMIC_MOVE);
        }
        FolderActions.delete(gone);
    }

    private Path existing(String name) throws IOException {
        Path folder = home.library(name);
        if (!Files.isDirectory(folder)) {
            throw unknown(name).orElseGet(() -> UserError.usage("There is no library " + name + " yet.",
                    "`carrel add FOLDER` makes one, `carrel library create NAME` an empty one."));
        }
        return folder;
    }

    private Path absent(String name) {
        Path folder = home.library(name);
        if (Files.exists(folder)) {
            throw UserError.usage("There is a library " + name + " already.",
                    "Take another name, or remove that one first: carrel library remove " + name);
        }
        return folder;
    }

    /// A place for what is not or no longer a library. What others have left there is deleted after a day.
    private Path hidden(String name) throws IOException {
        Instant old = Instant.now().minus(ABANDONED);
        for (Path each : hiddenIn(home.allLibraries())) {
            if (Files.getLastModifiedTime(each).toInstant().isBefore(old)) {
                FolderActions.delete(each);
            }
        }
        return home.allLibraries().resolve("." + name + "." + ProcessHandle.current().pid());
    }

    private static List<Path> hiddenIn(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all
                    .filter(each -> each.getFileName().toString().startsWith(".") && Files.isDirectory(each))
                    .toList();
        }
    }
}
