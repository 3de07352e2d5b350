package dev.carrel.ingest.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.origin.Source;

/// The result of listing a source in one run: how far it could be looked at.
public final class Listing {
    private final Source source;
    private final List<Path> unreachable = new ArrayList<>();
    private boolean empty = true;
    private boolean broken;

    public Listing(Source source) {
        this.source = source;
    }

    public Source source() {
        return source;
    }

    /// Something was found, whatever it was.
    public void found() {
        empty = false;
    }

    public void unreachable(String path) {
        unreachable.add(Path.of(path));
    }

    /// The source itself cannot be listed, or not to its end. Its documents need not lie where it does: pages that a browser sent and
    /// linked files of Zotero do not.
    public void breakOff() {
        broken = true;
    }

    public boolean isEmpty() { return empty; }

    public boolean isComplete() { return !broken && unreachable.isEmpty(); }

    /// False if a path lies where nobody could look.
    public boolean reaches(String path) {
        return !broken && unreachable.stream().noneMatch(Path.of(path)::startsWith);
    }
}
