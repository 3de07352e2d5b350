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
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.base.NearestName;
import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import dev.carrel.library.annotation.AnnotationStore;
import dev.carrel.library.settings.SettingsFile;

/// The libraries of a home, each as a whole: listed, created, copied, removed.
///
/// A copy comes into being under a name that no library can have, and a removed library goes under one, so that there is
/// never half of one to be seen.
public final class Libraries {
    /// The one that is meant where none is named; it need not be created.
    public static final String STANDARD = "default";

    /// The files and folders that a library keeps beside its index and that are its own, wherever it is.
    private static final List<String> OWN_FILES = List.of(SettingsFile.NAME, "pages", AnnotationStore.FOLDER,
            "labels.jsonl", "answers", "matrices", "replies", "prompts", "map.json");
    /// What begins so says where an index is; a copy is elsewhere.
    private static final String PLACE = "index.";
    private static final String COPYING = ".copy";
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

    /// Keeps everybody from writing to a library until it is closed.
    ///
    /// @throws UserError if there is none of this name, or somebody is writing to it
    public Closeable lock(String name) throws IOException {
        return new Generations(existing(name)).lock();
    }

    /// The folder in which a copy comes into being, with the files that a library keeps beside its index: a new one, or that of an earlier
    /// try, which goes on.
    ///
    /// @param to the copy; one that was created before and holds nothing gives its own settings
    /// @throws UserError if there is a library of that name that holds something
    public Path beginCopy(String name, String to) throws IOException {
        Path from = existing(name);
        if (!isEmpty(to)) {
            throw taken(to);
        }
        Path unfinished = PrivateFolder.create(copying(to));
        for (String part : OWN_FILES) {
            FolderActions.delete(unfinished.resolve(part));
            Files.deleteIfExists(unfinished.resolve(part));
            if (Files.exists(from.resolve(part))) {
                FolderActions.copy(from.resolve(part), unfinished.resolve(part), _ -> true);
            }
        }
        for (String key : SettingsFile.in(unfinished).keySet()) {
            if (key.startsWith(PLACE)) {
                SettingsFile.unset(unfinished, key);
            }
        }
        for (Map.Entry<String, String> own : SettingsFile.in(home.library(to)).entrySet()) {
            SettingsFile.set(unfinished, own.getKey(), own.getValue());
        }
        return unfinished;
    }

    /// Makes a copy that is whole a library.
    public void finishCopy(String to) throws IOException {
        Path target = home.library(to);
        Path empty = hidden(to);
        if (Files.exists(target)) {
            Files.move(target, empty, StandardCopyOption.ATOMIC_MOVE);
        }
        Files.move(copying(to), target, StandardCopyOption.ATOMIC_MOVE);
        FolderActions.delete(empty);
    }

    private boolean isEmpty(String name) throws IOException {
        return !Files.exists(home.library(name)) || Integer.valueOf(0).equals(summary(name).documents());
    }

    /// A name that no library can have. Nobody else sees it, and it is kept until the copy is whole or removed.
    private Path copying(String name) {
        return home.allLibraries().resolve("." + name + COPYING);
    }

    /// Deletes a library with its settings and captured pages.
    ///
    /// @throws UserError if somebody is writing to it
    public void remove(String name) throws IOException {
        if (!Files.exists(home.library(name)) && Files.exists(copying(name))) {
            FolderActions.delete(copying(name));
            return;
        }
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
            throw taken(name);
        }
        return folder;
    }

    private static UserError taken(String name) {
        return UserError.usage("There is a library " + name + " already.",
                "Take another name, or remove that one first: carrel library remove " + name);
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
            return all.filter(each -> each.getFileName().toString().startsWith(".")
                    && !each.getFileName().toString().endsWith(COPYING) && Files.isDirectory(each)).toList();
        }
    }
}
