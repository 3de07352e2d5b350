package dev.carrel.web.route;

/// Says that there is nothing where somebody looked.
public final class Absent extends RuntimeException {
    private final String hint;

    public Absent(String message, String hint) {
        super(message);
        this.hint = hint;
    }

    public String hint() {
        return hint;
    }
}
