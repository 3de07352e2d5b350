package dev.carrel.library.whole;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;

import dev.carrel.base.PrivateFolder;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.library.annotation.AnnotationStore;
import dev.carrel.library.capture.DroppedFiles;
import dev.carrel.library.copy.Copied;
import dev.carrel.library.copy.IndexCopy;
import dev.carrel.library.home.FolderActions;
import dev.carrel.library.home.Home;
import dev.carrel.library.label.LabelStore;
import dev.carrel.library.settings.SettingsFile;
import dev.carrel.library.whole.HiddenFolders.Kind;

/// Copies a whole library of a home: its index through the port, so that either can be on this machine or in a cluster, and its settings, labels,
/// annotations, captured pages and saved answers as the files they are.
public final class LibraryCopy {
    /// The files and folders that a library keeps beside its index and that are its own, wherever it is.
    private static final List<String> OWN_FILES = List.of(SettingsFile.NAME, "pages", DroppedFiles.FOLDER,
            AnnotationStore.FILE, AnnotationStore.EARLIER_FOLDER, LabelStore.FILE, "answers", "matrices",
            "replies", "prompts", "map.json");
    /// Settings that begin so say where an index is; that of a copy is elsewhere.
    private static final String PLACE = "index.";

    private final Home home;
    private final Map<String, String> environment;
    private final Libraries libraries;
    private final HiddenFolders hidden;

    /// @param environment whose variables may be settings
    public LibraryCopy(Home home, Map<String, String> environment) {
        this.home = home;
        this.environment = Map.copyOf(environment);
        this.libraries = new Libraries(home, environment);
        this.hidden = new HiddenFolders(home);
    }

    /// Nobody on this machine can write to the library meanwhile, and the copy is no library before it is whole. One that was interrupted
    /// goes on.
    ///
    /// @param to       the copy; a library that was created before and holds nothing gives its own settings
    /// @param settings of the copy's own: where its index is
    /// @throws dev.carrel.base.UserError if somebody is writing to the library, or there is one of the other name that holds something
    public Copied copy(String name, String to, Map<String, String> settings) throws IOException {
        try (Closeable _ = libraries.lock(name);
                PassageIndex from = Libraries.index(name, home.library(name),
                        home.settings(name, environment));
                Snapshot snapshot = from.snapshot()) {
            Path unfinished = begin(name, to, settings);
            Copied copied;
            try (PassageIndex target = Libraries.index(to, unfinished,
                    home.settings(unfinished, environment))) {
                copied = new IndexCopy(snapshot, from.facts(), origin -> placed(origin, name, to))
                        .into(target);
            }
            finish(to);
            return copied;
        }
    }

    /// The folder in which the copy comes into being, with the library's own files as they are now.
    private Path begin(String name, String to, Map<String, String> settings) throws IOException {
        libraries.requireEmpty(to);
        Path unfinished = PrivateFolder.create(hidden.of(to, Kind.COPY));
        for (String part : OWN_FILES) {
            Path own = home.library(name).resolve(part);
            FolderActions.delete(unfinished.resolve(part));
            Files.deleteIfExists(unfinished.resolve(part));
            if (Files.exists(own)) {
                FolderActions.copy(own, unfinished.resolve(part), _ -> true);
            }
        }
        for (String key : SettingsFile.in(unfinished).keySet()) {
            if (key.startsWith(PLACE)) {
                SettingsFile.unset(unfinished, key);
            }
        }
        write(SettingsFile.in(home.library(to)), unfinished);
        write(settings, unfinished);
        return unfinished;
    }

    private static void write(Map<String, String> settings, Path folder) throws IOException {
        for (Map.Entry<String, String> each : settings.entrySet()) {
            SettingsFile.set(folder, each.getKey(), each.getValue());
        }
    }

    private void finish(String to) throws IOException {
        Path target = home.library(to);
        Path empty = hidden.of(to, Kind.NEW);
        FolderActions.delete(empty);
        if (Files.exists(target)) {
            Files.move(target, empty, StandardCopyOption.ATOMIC_MOVE);
        }
        Files.move(hidden.of(to, Kind.COPY), target, StandardCopyOption.ATOMIC_MOVE);
        FolderActions.delete(empty);
    }

    /// Captured pages are files of the library itself, so that the copy has its own.
    private Origin placed(Origin origin, String name, String to) {
        Path own = home.library(name);
        return origin.path().startsWith(own.toString()) && Path.of(origin.path()).startsWith(own)
                ? new Origin(origin.id(), origin.source(), origin.key(),
                        home.library(to).resolve(own.relativize(Path.of(origin.path()))).toString(),
                        origin.fingerprint(), origin.added())
                : origin;
    }
}
