package dev.carrel.web.route;

/// Says that there is nothing where somebody looked.
public final class NotFound extends RuntimeException {
    private final String hint;

    public NotFound(String message, String hint) {
        super(message);
        this.hint = hint;
    }

    public String hint() {
        return hint;
    }
}
