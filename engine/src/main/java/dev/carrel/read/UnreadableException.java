package dev.carrel.read;

import java.io.IOException;

/// The input was reached and cannot be understood; the message is the reason, as a person would say it.
public final class UnreadableException extends IOException {
    public UnreadableException(String reason) {
        super(reason);
    }
}
