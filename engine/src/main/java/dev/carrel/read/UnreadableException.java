package dev.carrel.read;

import java.io.IOException;

import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.ReasonText;

/// The input was reached and cannot be understood.
public final class UnreadableException extends IOException {
    private final transient Reason reason;

    public UnreadableException(Reason reason) {
        super(ReasonText.of(reason));
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
