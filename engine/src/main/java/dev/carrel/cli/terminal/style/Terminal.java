package dev.carrel.cli.terminal.style;

import java.util.Map;

/// The terminal that text is read on: how wide its lines are and whether they have colours.
public record Terminal(int width, Colours colours) {
    /// Whether styles are written.
    public enum Colours {
        ON, OFF
    }

    private static final int STANDARD_WIDTH = 80;
    private static final int LEAST_WIDTH = 30;
    /// Longer lines are hard to read.
    private static final int MOST_WIDTH = 100;

    /// @param stream `out` or `err`; the launcher says which of them lead to a terminal
    public static Terminal of(String stream, Map<String, String> environment) {
        boolean shown = Boolean.getBoolean("carrel.terminal." + stream);
        boolean plain = !environment.getOrDefault("NO_COLOR", "").isEmpty()
                || environment.getOrDefault("TERM", "").equals("dumb");
        return new Terminal(width(environment.getOrDefault("COLUMNS", "")),
                shown && !plain ? Colours.ON : Colours.OFF);
    }

    private static int width(String columns) {
        try {
            return Math.clamp(Integer.parseInt(columns), LEAST_WIDTH, MOST_WIDTH);
        } catch (NumberFormatException unknown) {
            return STANDARD_WIDTH;
        }
    }

    public Terminal with(Colours other) {
        return new Terminal(width, other);
    }

    public Terminal narrower(int columns) {
        return new Terminal(Math.max(LEAST_WIDTH / 2, width - columns), colours);
    }
}
