package dev.carrel.library.whole;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.base.NearestName;
import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.Snapshot;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.library.IndexBackends;
import dev.carrel.library.home.FolderActions;
import dev.carrel.library.home.Generations;
import dev.carrel.library.home.Home;
import dev.carrel.library.home.LibrarySummary;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.settings.SettingsFile;
import dev.carrel.library.whole.HiddenFolders.Kind;

/// The libraries of a home, each as a whole: listed, created, removed.
public final class Libraries {
    /// The one that is meant where none is named; it need not be created.
    public static final String STANDARD = "default";
    /// All of them, where several can be asked. No library can be made of that name.
    public static final String ALL = "all";

    private static final System.Logger LOG = System.getLogger(Libraries.class.getName());

    private final Home home;
    private final Map<String, String> environment;
    private final HiddenFolders hidden;

    /// @param environment whose variables may be settings
    public Libraries(Home home, Map<String, String> environment) {
        this.home = home;
        this.environment = Map.copyOf(environment);
        this.hidden = new HiddenFolders(home);
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
        Path folder = home.library(name);
        long bytes = FolderActions.size(folder);
        String hosts = null;
        try {
            Settings settings = home.settings(name, environment);
            hosts = IndexBackends.isEmbedded(settings) ? null : settings.text("index.hosts");
            try (RebuildableIndex index = index(name, folder, settings); Snapshot now = index.snapshot()) {
                return new LibrarySummary(name, now.census().statistics().documents(),
                        hosts == null ? bytes : bytes + now.census().statistics().bytes(), standard, hosts,
                        null);
            }
        } catch (UserError unreadable) {
            return new LibrarySummary(name, null, bytes, standard, hosts, unreadable.getMessage());
        } catch (IOException unreachable) {
            return new LibrarySummary(name, null, bytes, standard, hosts, "Its files cannot be read.");
        }
    }

    static RebuildableIndex index(String name, Path folder, Settings settings) throws IOException {
        return IndexBackends.open(name, folder, settings, OwnRecords.NONE);
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

    /// Makes an empty library, or joins one that others have filled in a cluster.
    ///
    /// @param settings of its own
    /// @return how many documents it holds
    /// @throws UserError if there is one of this name, or its index cannot be reached
    public int create(String name, Map<String, String> settings) throws IOException {
        requireAbsent(name);
        sweep();
        Path begun = hidden.of(name, Kind.NEW);
        FolderActions.delete(begun);
        PrivateFolder.create(begun);
        try {
            for (Map.Entry<String, String> own : settings.entrySet()) {
                SettingsFile.set(begun, own.getKey(), own.getValue());
            }
            int documents = documents(name, begun);
            Files.move(begun, home.library(name), StandardCopyOption.ATOMIC_MOVE);
            return documents;
        } finally {
            FolderActions.delete(begun);
        }
    }

    private int documents(String name, Path folder) throws IOException {
        Settings settings = home.settings(folder, environment);
        if (IndexBackends.isEmbedded(settings)) {
            return 0;
        }
        try (RebuildableIndex index = index(name, folder, settings); Snapshot now = index.snapshot()) {
            return now.census().statistics().documents();
        }
    }

    /// Keeps everybody on this machine from writing to a library until it is closed.
    ///
    /// @throws UserError if somebody is writing to it
    Closeable lock(String name) throws IOException {
        Path folder = existing(name);
        return IndexBackends.isEmbedded(home.settings(name, environment))
                ? new Generations(folder).lock()
                : () -> {};
    }

    /// Deletes a library with its index, settings and captured pages, or what there is of a copy that was interrupted. Killed before its folder is
    /// renamed, it is there; killed afterwards, it is not, and what is left goes with the next library that is created or removed.
    ///
    /// @throws UserError if somebody is writing to it
    public void remove(String name) throws IOException {
        sweep();
        Path gone = hidden.of(name, Kind.GONE);
        if (isUnfinishedCopy(name)) {
            Files.move(hidden.of(name, Kind.COPY), gone, StandardCopyOption.ATOMIC_MOVE);
        } else {
            Path folder = existing(name);
            try (Closeable _ = lock(name)) {
                Files.move(folder, gone, StandardCopyOption.ATOMIC_MOVE);
            }
        }
        delete(name);
    }

    /// Whether there is no library of this name, and a copy of that name that was interrupted.
    public boolean isUnfinishedCopy(String name) {
        return !Files.exists(home.library(name)) && Files.isDirectory(hidden.of(name, Kind.COPY));
    }

    /// Ends removals that were killed. A cluster that cannot be reached now may be later.
    private void sweep() throws IOException {
        for (String name : hidden.libraries(Kind.GONE)) {
            try {
                delete(name);
            } catch (UserError unreachable) {
                LOG.log(System.Logger.Level.DEBUG, "what is left of {0} stays", name);
            }
        }
    }

    private void delete(String name) throws IOException {
        Path gone = hidden.of(name, Kind.GONE);
        Settings settings = home.settings(gone, environment);
        // One of the same name that was made since has the index now.
        if (!IndexBackends.isEmbedded(settings) && !Files.exists(home.library(name))) {
            try (RebuildableIndex index = index(name, gone, settings)) {
                index.erase();
            }
        }
        FolderActions.delete(gone);
    }

    /// @throws UserError if there is none of this name
    Path existing(String name) throws IOException {
        Path folder = home.library(name);
        if (!Files.isDirectory(folder)) {
            throw unknown(name).orElseGet(() -> UserError.usage("There is no library " + name + " yet.",
                    "`carrel add FOLDER` makes one, `carrel library create NAME` an empty one."));
        }
        return folder;
    }

    private void requireAbsent(String name) {
        if (name.equals(ALL)) {
            throw UserError.usage("No library can be called " + ALL + ": it means all of them.",
                    "Take another name.");
        }
        if (Files.exists(home.library(name))) {
            throw UserError.usage("There is a library " + name + " already.",
                    "Take another name, or remove that one first: carrel library remove " + name);
        }
    }

    /// @throws UserError if there is a library of this name that holds something
    void requireEmpty(String name) throws IOException {
        if (!Files.exists(home.library(name)) || !Integer.valueOf(0).equals(summary(name).documents())) {
            requireAbsent(name);
        }
    }
}
