package dev.carrel.ingest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Source;

/// How far a source could be looked at in one run.
final class Listing {
    private final Source source;
    private final List<Path> unreachable = new ArrayList<>();
    private boolean empty = true;

    Listing(Source source) {
        this.source = source;
    }

    Source source() {
        return source;
    }

    /// Something was found, whatever it was.
    void found() {
        empty = false;
    }

    void unreachable(String path) {
        unreachable.add(Path.of(path));
    }

    boolean isEmpty() { return empty; }

    boolean isComplete() { return unreachable.isEmpty(); }

    /// False if a path lies where nobody could look.
    boolean reaches(String path) {
        return unreachable.stream().noneMatch(Path.of(path)::startsWith);
    }
}
