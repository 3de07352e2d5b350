package dev.carrel.base;

/// Something that the person at the keyboard can put right: one sentence that says what is wrong, and a hint that says
/// what to do. Doors print both, without a stack trace.
public final class UserError extends RuntimeException {
    /// The kind of an error, by who has to act; the exit code tells it too.
    public enum Kind {
        USAGE, CANNOT_RUN,
        /// Can run, if somebody says that it is really meant.
        UNSURE,
        /// Cannot run on what another version of the program made.
        OUTDATED,
        /// Cannot run now because a model on another server does not answer; without it, some of it can.
        AWAY,
        /// Cannot run now because somebody else is at work; later it can.
        BUSY
    }

    private final Kind kind;
    private final String hint;

    private UserError(Kind kind, String message, String hint) {
        super(message);
        this.kind = kind;
        this.hint = hint;
    }

    /// The request itself is wrong.
    public static UserError usage(String message, String hint) {
        return new UserError(Kind.USAGE, message, hint);
    }

    /// The request is right and cannot be carried out as things are: locked, damaged, another model.
    public static UserError cannotRun(String message, String hint) {
        return new UserError(Kind.CANNOT_RUN, message, hint);
    }

    /// The request may be more than its author had in mind; the hint says how it is confirmed.
    public static UserError unsure(String message, String hint) {
        return new UserError(Kind.UNSURE, message, hint);
    }

    /// An index that another version of the program made.
    public static UserError outdated(String message, String hint) {
        return new UserError(Kind.OUTDATED, message, hint);
    }

    /// The request is right and has to wait until somebody else has finished.
    public static UserError busy(String message, String hint) {
        return new UserError(Kind.BUSY, message, hint);
    }

    /// A model that another server has does not answer.
    public static UserError away(String message, String hint) {
        return new UserError(Kind.AWAY, message, hint);
    }

    public Kind kind() {
        return kind;
    }

    public String hint() {
        return hint;
    }
}
