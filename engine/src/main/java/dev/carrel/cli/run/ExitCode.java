package dev.carrel.cli.run;

/// How a command ended, as scripts are told.
public enum ExitCode {
    DONE(0),
    /// Nothing was found, or some documents failed.
    NOTHING(1),
    /// The words that were typed cannot be meant.
    USAGE(2),
    /// Locked, damaged, another model.
    CANNOT_RUN(3),
    /// A quotation stands there, but not word for word.
    NEAR(4),
    /// By Ctrl-C: what was asked for is not all done.
    INTERRUPTED(1);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    /// The first with this code; what nobody knows is taken for a failure.
    public static ExitCode of(int code) {
        for (ExitCode exit : values()) {
            if (exit.code == code) {
                return exit;
            }
        }
        return CANNOT_RUN;
    }
}
