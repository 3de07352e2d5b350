package dev.carrel.cli.terminal.style;

/// A look of characters, in the codes that every terminal knows.
public enum Style {
    PLAIN(""), DIM("2"), BOLD("1"), MARK("1;33"), ACCENT("36"), GOOD("32"), BAD("31");

    static final String RESET = "\u001b[0m";

    private final String code;

    Style(String code) {
        this.code = code;
    }

    String sequence() {
        return code.isEmpty() ? "" : "\u001b[" + code + "m";
    }
}
