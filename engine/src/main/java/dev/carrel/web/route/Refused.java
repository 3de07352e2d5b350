package dev.carrel.web.route;

/// Says that somebody may not do this, or not now, or that there is nothing where they looked.
public final class Refused extends RuntimeException {
    private final int status;
    private final String hint;

    public Refused(int status, String message, String hint) {
        super(message);
        this.status = status;
        this.hint = hint;
    }

    public static Refused notFound(String message, String hint) {
        return new Refused(404, message, hint);
    }

    public int status() {
        return status;
    }

    public String hint() {
        return hint;
    }
}
