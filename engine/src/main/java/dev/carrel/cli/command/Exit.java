package dev.carrel.cli.command;

/// How a command ended, as scripts are told.
public enum Exit {
    DONE(0),
    /// Nothing was found, or some documents failed.
    NOTHING(1),
    /// What was typed cannot be meant.
    USAGE(2),
    /// Locked, damaged, another model.
    CANNOT_RUN(3),
    /// A quotation stands there, but not word for word.
    NEAR(4),
    /// By Ctrl-C: what was asked for is not all done.
    INTERRUPTED(1);

    private final int code;

    Exit(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    /// The first with this code; what nobody knows is taken for a failure.
    public static Exit of(int code) {
        for (Exit exit : values()) {
            if (exit.code == code) {
                return exit;
            }
        }
        return CANNOT_RUN;
    }
}
