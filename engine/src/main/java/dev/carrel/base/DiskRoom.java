package dev.carrel.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Asks for room on a disk before something large is begun, so that nobody waits for work that cannot end well.
public final class DiskRoom {
    private DiskRoom() {}

    /// @param what   needs the room, as the subject of a sentence
    /// @param folder where it is to be, which is there
    /// @throws UserError if there are fewer bytes
    public static void require(long bytes, String what, Path folder) throws IOException {
        long free = Files.getFileStore(folder).getUsableSpace();
        if (free < bytes) {
            throw UserError.cannotRun("There is not enough room: " + what + " needs up to " + megabytes(bytes)
                    + " MB in " + folder + ", and " + free / 1_000_000 + " MB are free.",
                    "Make room and run the command again; nothing has been changed.");
        }
    }

    private static long megabytes(long bytes) {
        return Math.ceilDiv(bytes, 1_000_000L);
    }
}
