package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.style.CharacterWidth;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.library.settings.Settings;

/// All settings below each other: name, value, what it means, and where it comes from if somebody set it. Each is a line of
/// a table, which `grep` likes; on a screen too narrow for that, what it means goes below.
public record SettingsText(Terminal terminal) {
    private static final int WIDEST = 24;
    private static final int ORIGIN = 9;
    private static final int MARGIN = 4;

    public String of(Settings settings) {
        int names = settings.all().stream().mapToInt(value -> value.setting().key().length()).max().orElse(0);
        int values = settings.all().stream().mapToInt(value -> CharacterWidth.of(value.text())).max()
                .orElse(0);
        int meanings = settings.all().stream().mapToInt(value -> value.setting().meaning().length()).max()
                .orElse(0);
        boolean onScreen = terminal.colours() == Terminal.Colours.ON;
        boolean narrow = onScreen
                && names + 2 + Math.min(values, WIDEST) + 2 + ORIGIN + meanings > terminal.width();
        StringBuilder text = new StringBuilder();
        for (Settings.Value value : settings.all()) {
            if (narrow) {
                paragraph(value, text);
            } else {
                line(value, names + 2, Math.min(values, WIDEST) + 2, text);
            }
        }
        return text.toString();
    }

    private void line(Settings.Value value, int names, int values, StringBuilder text) {
        append("", entry(value, names, values).add(isStandard(value) ? "  " : "      ")
                .add(value.setting().meaning()), text);
        if (!isStandard(value)) {
            append(" ".repeat(names), by(value), text);
        }
    }

    /// The meaning below, as wide as the screen allows.
    private void paragraph(Settings.Value value, StringBuilder text) {
        append("", entry(value, 0, 0), text);
        List<StyledText> below = new ArrayList<>(List.of(new StyledText().add(value.setting().meaning(),
                Style.DIM)));
        if (!isStandard(value)) {
            below.add(by(value));
        }
        for (StyledText paragraph : below) {
            text.append(paragraph.block(MARGIN, terminal));
        }
    }

    private static StyledText entry(Settings.Value value, int names, int values) {
        return new StyledText().add(padded(value.setting().key(), names), Style.ACCENT)
                .add(padded(SafeText.line(value.text()), values),
                        isStandard(value) ? Style.PLAIN : Style.BOLD)
                .add(isStandard(value) ? "default" : "set", Style.DIM);
    }

    private static StyledText by(Settings.Value value) {
        return new StyledText().add("by " + SafeText.line(value.from()), Style.DIM);
    }

    private static boolean isStandard(Settings.Value value) {
        return value.from().equals("default");
    }

    private void append(String margin, StyledText line, StringBuilder text) {
        text.append(margin).append(line.rendered(terminal.colours())).append('\n');
    }

    private static String padded(String cell, int width) {
        return cell + " ".repeat(Math.max(1, width - CharacterWidth.of(cell)));
    }
}
