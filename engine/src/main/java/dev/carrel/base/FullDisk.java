package dev.carrel.base;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Recognises a disk without room behind whatever went wrong: background work wraps it, and fails later than the write.
public final class FullDisk {
    private FullDisk() {}

    /// The error to show, if a full disk is the cause.
    public static Optional<UserError> behind(Throwable thrown) {
        return Stream.iterate(thrown, Objects::nonNull, Throwable::getCause).anyMatch(FullDisk::says)
                ? Optional
                        .of(UserError.cannotRun("The disk is full; nothing that was indexed before is lost.",
                                "Make room and run the command again."))
                : Optional.empty();
    }

    /// The operating system's words, in English whatever the locale: Java has no type and no code for them.
    private static boolean says(Throwable thrown) {
        String message = String.valueOf(thrown.getMessage());
        return message.contains("No space left on device") || message.contains("Disk quota exceeded");
    }
}
