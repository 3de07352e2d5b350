package dev.carrel.embed.onnx;

/// A network that cannot embed, and why: half a sentence that goes on after "cannot be used:", and what to do.
final class UnusableNetwork extends Exception {
    private static final long serialVersionUID = 1;

    private final String hint;

    UnusableNetwork(String message, String hint) {
        super(message);
        this.hint = hint;
    }

    String hint() {
        return hint;
    }
}
