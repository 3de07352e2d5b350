package dev.carrel.testing.disk;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

import dev.carrel.testing.disk.Fault.Operation;
import org.jspecify.annotations.Nullable;

/// A folder whose n-th operation fails.
public final class FaultyDisk {
    private final Path folder;
    private final Fault fault;
    private final int at;
    private final UnsyncedChanges changes;
    private final Map<Operation, Integer> counts = new HashMap<>();
    private int count;
    private boolean off;
    private boolean repaired;
    private @Nullable String struck;

    /// @param aside where it keeps what was deleted and not synced; not in the folder, and on the same disk
    /// @param at    which of the operations that the fault strikes fails, from 1; none if 0
    public FaultyDisk(Path folder, Path aside, Fault fault, int at) throws IOException {
        this.folder = folder.toRealPath();
        this.fault = fault;
        this.at = at;
        this.changes = new UnsyncedChanges(this.folder, Files.createDirectories(aside));
    }

    /// The folder, to be worked in.
    public Path path() {
        return new FaultyFileSystem(this).wrap(folder);
    }

    /// How many operations a fault could have struck.
    public synchronized int count(Fault any) {
        return counts.entrySet().stream().filter(each -> any.strikes(each.getKey()))
                .mapToInt(Map.Entry::getValue).sum();
    }

    /// The operation that failed; null if none did.
    public synchronized @Nullable String struck() {
        return struck;
    }

    /// The power comes back, and nothing fails any more. What was not synced is there, or not, or in part.
    public synchronized void restart(Random random) throws IOException {
        if (off) {
            changes.lose(random);
        }
        off = false;
        repaired = true;
    }

    synchronized void before(Operation operation, Path path) throws IOException {
        if (off) {
            throw new FileSystemException(path.toString(), null, fault.message());
        }
        if (!repaired && path.startsWith(folder)) {
            counts.merge(operation, 1, Integer::sum);
            if (fault.strikes(operation) && ++count == at) {
                struck = operation + " " + folder.relativize(path);
                off = fault == Fault.POWER_LOSS;
                throw new FileSystemException(path.toString(), null, fault.message());
            }
        }
    }

    /// Whether half of this write is to arrive before it fails.
    synchronized boolean tears(Path path) {
        return !off && !repaired && fault == Fault.TORN_WRITE && path.startsWith(folder) && count + 1 == at;
    }

    synchronized boolean isOff() { return off; }

    synchronized UnsyncedChanges changes() {
        return changes;
    }
}
