package dev.carrel.mcp;

import java.io.IOException;
import java.io.UncheckedIOException;

import dev.carrel.base.UserError;
import dev.carrel.library.FileTrouble;

/// Turns what went wrong in a call into a sentence that says what to do.
final class ToolTrouble {
    private static final System.Logger LOG = System.getLogger(ToolTrouble.class.getName());

    private ToolTrouble() {}

    static String told(Throwable thrown) {
        return FileTrouble.behind(thrown).map(ToolTrouble::told).orElseGet(() -> toldOfOthers(thrown));
    }

    private static String told(UserError known) {
        return known.getMessage() + " " + known.hint();
    }

    private static String toldOfOthers(Throwable thrown) {
        return switch (thrown) {
            case UserError known -> told(known);
            case UncheckedIOException wrapped when wrapped.getCause() != null ->
                toldOfOthers(wrapped.getCause());
            case IOException e -> "The library cannot be read: " + e + ". `carrel doctor` may know more.";
            default -> unexpected(thrown);
        };
    }

    private static String unexpected(Throwable thrown) {
        LOG.log(System.Logger.Level.WARNING, "A call failed", thrown);
        return "Something went wrong inside Carrel: " + thrown + ". `carrel doctor` may know more.";
    }
}
