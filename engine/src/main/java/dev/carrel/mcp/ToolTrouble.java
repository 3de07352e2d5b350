package dev.carrel.mcp;

import java.io.IOException;
import java.io.UncheckedIOException;

import dev.carrel.base.UserError;

/// Turns what went wrong in a call into a sentence that says what to do.
final class ToolTrouble {
    private static final System.Logger LOG = System.getLogger(ToolTrouble.class.getName());

    private ToolTrouble() {}

    static String told(Throwable thrown) {
        return switch (thrown) {
            case UserError known -> known.getMessage() + " " + known.hint();
            case UncheckedIOException wrapped when wrapped.getCause() != null -> told(wrapped.getCause());
            case IOException e -> "The library cannot be read: " + e + ". `carrel doctor` may know more.";
            default -> unexpected(thrown);
        };
    }

    private static String unexpected(Throwable thrown) {
        LOG.log(System.Logger.Level.WARNING, "A call failed", thrown);
        return "Something went wrong inside Carrel: " + thrown + ". `carrel doctor` may know more.";
    }
}
