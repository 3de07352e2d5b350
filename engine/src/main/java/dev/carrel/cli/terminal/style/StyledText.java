package dev.carrel.cli.terminal.style;

import java.util.Arrays;
import java.util.List;

/// Text with a style for each of its characters.
public final class StyledText {
    private final StringBuilder text = new StringBuilder();
    private Style[] styles = new Style[64];

    /// Adds text that is safe for a terminal.
    public StyledText add(String more, Style style) {
        int start = text.length();
        text.append(more);
        makeRoom();
        return restyle(start, text.length(), style);
    }

    public StyledText add(String more) {
        return add(more, Style.PLAIN);
    }

    public StyledText append(StyledText more) {
        return append(more, 0, more.length());
    }

    StyledText append(StyledText from, int start, int end) {
        int at = text.length();
        text.append(from.text, start, end);
        makeRoom();
        System.arraycopy(from.styles, start, styles, at, end - start);
        return this;
    }

    private void makeRoom() {
        if (text.length() > styles.length) {
            styles = Arrays.copyOf(styles, Math.max(text.length(), 2 * styles.length));
        }
    }

    /// Gives characters another style.
    public StyledText restyle(int start, int end, Style style) {
        Arrays.fill(styles, start, end, style);
        return this;
    }

    int length() {
        return text.length();
    }

    public int columns() {
        return CharacterWidth.of(text.toString());
    }

    public boolean isEmpty() { return text.isEmpty(); }

    /// The same, broken at blanks into lines of at most this many columns; of a word that is longer, each line takes
    /// what it can.
    public List<StyledText> wrapped(int width) {
        return LineBreaker.of(this, text.toString(), width);
    }

    /// The lines for a terminal, each behind a margin and with its line feed.
    public String block(int margin, Terminal terminal) {
        StringBuilder lines = new StringBuilder();
        for (StyledText line : wrapped(terminal.narrower(margin).width())) {
            lines.append(" ".repeat(margin)).append(line.rendered(terminal.colours())).append('\n');
        }
        return lines.toString();
    }

    /// The same with a label in the margin of the first line.
    public String block(String label, Terminal terminal) {
        StringBuilder lines = new StringBuilder();
        for (StyledText line : wrapped(terminal.narrower(label.length()).width())) {
            String margin = lines.isEmpty() ? label : " ".repeat(label.length());
            lines.append(new StyledText().add(margin, Style.DIM).append(line).rendered(terminal.colours()))
                    .append('\n');
        }
        return lines.toString();
    }

    public String rendered(Terminal.Colours colours) {
        return switch (colours) {
            case OFF -> text.toString();
            case ON -> coloured();
        };
    }

    private String coloured() {
        StringBuilder coloured = new StringBuilder();
        int start = 0;
        while (start < text.length()) {
            int end = start + 1;
            while (end < text.length() && styles[end] == styles[start]) {
                end++;
            }
            String sequence = styles[start].sequence();
            coloured.append(sequence).append(text, start, end).append(sequence.isEmpty() ? "" : Style.RESET);
            start = end;
        }
        return coloured.toString();
    }
}
