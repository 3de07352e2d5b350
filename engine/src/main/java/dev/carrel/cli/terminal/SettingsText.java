package dev.carrel.cli.terminal;

import dev.carrel.library.Settings;

/// All settings below each other: name, value, what it means, and where it comes from if somebody set it.
public final class SettingsText {
    private final Terminal terminal;

    public SettingsText(Terminal terminal) {
        this.terminal = terminal;
    }

    public String of(Settings settings) {
        int names = settings.all().stream().mapToInt(value -> value.setting().key().length()).max().orElse(0);
        int values = settings.all().stream().mapToInt(value -> Columns.of(value.text())).max().orElse(0);
        StringBuilder text = new StringBuilder();
        for (Settings.Value value : settings.all()) {
            line(value, names + 2, Math.min(values, 24) + 2, text);
        }
        return text.toString();
    }

    private void line(Settings.Value value, int names, int values, StringBuilder text) {
        boolean standard = value.from().equals("default");
        String shown = SafeText.line(value.text());
        StyledText line = new StyledText().add(padded(value.setting().key(), names), Style.ACCENT)
                .add(padded(shown, values), standard ? Style.PLAIN : Style.BOLD)
                .add(padded(standard ? "default" : "set", 9), Style.DIM).add(value.setting().meaning());
        text.append(line.rendered(terminal.colours())).append('\n');
        if (!standard) {
            text.append(" ".repeat(names))
                    .append(new StyledText().add("by " + SafeText.line(value.from()), Style.DIM)
                            .rendered(terminal.colours()))
                    .append('\n');
        }
    }

    private static String padded(String cell, int width) {
        return cell + " ".repeat(Math.max(1, width - Columns.of(cell)));
    }
}
