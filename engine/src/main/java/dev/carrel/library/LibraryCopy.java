package dev.carrel.library;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

import dev.carrel.document.origin.Origin;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.library.copy.Copied;
import dev.carrel.library.copy.IndexCopy;
import dev.carrel.library.home.Generations;
import dev.carrel.library.home.Home;
import dev.carrel.library.home.Libraries;
import dev.carrel.library.settings.Settings;

/// Copies a whole library of a home: its index through the port, its settings, labels, annotations, captured pages and saved answers as the
/// files they are.
public final class LibraryCopy {
    private final Home home;
    private final Libraries libraries;
    private final Map<String, String> environment;

    public LibraryCopy(Home home, Map<String, String> environment) {
        this.home = home;
        this.libraries = new Libraries(home);
        this.environment = Map.copyOf(environment);
    }

    /// Nobody can write to the library meanwhile, and nobody sees the copy before it is whole. One that was interrupted goes on.
    ///
    /// @throws dev.carrel.base.UserError if somebody is writing to it, or there is a library of the other name that holds something
    public Copied copy(String name, String to) throws IOException {
        Settings settings = home.settings(name, environment);
        try (Closeable _ = libraries.lock(name);
                CurrentIndex from = index(home.library(name), settings);
                Snapshot snapshot = from.snapshot()) {
            Path unfinished = libraries.beginCopy(name, to);
            Copied copied;
            try (PassageIndex target = index(unfinished, settings)) {
                copied = new IndexCopy(snapshot, from.facts(), origin -> placed(origin, name, to))
                        .into(target);
            }
            libraries.finishCopy(to);
            return copied;
        }
    }

    private static CurrentIndex index(Path folder, Settings settings) throws IOException {
        return new CurrentIndex(new Generations(folder), settings.keywordScoring(), OwnRecords.NONE);
    }

    /// Captured pages are files of the library itself, so that the copy has its own.
    private Origin placed(Origin origin, String name, String to) {
        Path file = Path.of(origin.path());
        Path own = home.library(name);
        return file.startsWith(own)
                ? new Origin(origin.id(), origin.source(), origin.key(),
                        home.library(to).resolve(own.relativize(file)).toString(), origin.fingerprint(),
                        origin.added())
                : origin;
    }
}
