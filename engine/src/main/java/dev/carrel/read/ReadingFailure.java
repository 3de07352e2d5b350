package dev.carrel.read;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

import dev.carrel.document.reason.Reason;

/// Finds the reason for which something could not be read.
public final class ReadingFailure {
    private ReadingFailure() {}

    public static Reason reason(Throwable failure) {
        return switch (failure) {
            case UnreadableException e -> e.reason();
            case NoSuchFileException _ -> new Reason.Vanished();
            case AccessDeniedException _ -> new Reason.Forbidden();
            case StackOverflowError _ -> new Reason.TooDeep();
            case OutOfMemoryError _ -> new Reason.OutOfMemory();
            case IOException e ->
                new Reason.Told(Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName()));
            default -> new Reason.ReaderFailed(String.valueOf(failure));
        };
    }
}
