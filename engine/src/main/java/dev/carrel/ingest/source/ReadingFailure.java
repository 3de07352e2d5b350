package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/// Says in words why something could not be read.
public final class ReadingFailure {
    static final String VANISHED = "the file vanished before it could be read";
    static final String FORBIDDEN = "no permission to read this file";

    private ReadingFailure() {}

    public static String reason(Throwable failure) {
        return switch (failure) {
            case NoSuchFileException _ -> VANISHED;
            case AccessDeniedException _ -> FORBIDDEN;
            case StackOverflowError _ -> "nested too deeply to be read";
            case OutOfMemoryError _ -> "needs more memory than there is";
            case IOException e -> Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName());
            default -> "the reader failed on it (" + failure + ")";
        };
    }
}
