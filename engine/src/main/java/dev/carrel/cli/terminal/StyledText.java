package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

/// Text with a style for each of its characters.
public final class StyledText {
    private final StringBuilder text = new StringBuilder();
    private final List<Style> styles = new ArrayList<>();

    /// Adds text that is safe for a terminal.
    public StyledText add(String more, Style style) {
        text.append(more);
        for (int i = 0; i < more.length(); i++) {
            styles.add(style);
        }
        return this;
    }

    public StyledText add(String more) {
        return add(more, Style.PLAIN);
    }

    public StyledText append(StyledText more) {
        copy(more, 0, more.text.length());
        return this;
    }

    /// Gives characters another style.
    public StyledText restyle(int start, int end, Style style) {
        for (int i = start; i < end; i++) {
            styles.set(i, style);
        }
        return this;
    }

    public int columns() {
        return Columns.of(text.toString());
    }

    public boolean isEmpty() { return text.isEmpty(); }

    /// The same, broken at white space into lines of at most this many columns; of a word that is longer, each line
    /// takes what it can.
    public List<StyledText> wrapped(int width) {
        return new Lines(width).all();
    }

    public String rendered(Terminal.Colours colours) {
        return switch (colours) {
            case OFF -> text.toString();
            case ON -> coloured();
        };
    }

    private String coloured() {
        StringBuilder coloured = new StringBuilder();
        Style now = Style.PLAIN;
        for (int i = 0; i < text.length(); i++) {
            if (styles.get(i) != now) {
                coloured.append(now == Style.PLAIN ? "" : Style.RESET).append(styles.get(i).sequence());
                now = styles.get(i);
            }
            coloured.append(text.charAt(i));
        }
        return coloured.append(now == Style.PLAIN ? "" : Style.RESET).toString();
    }

    private void copy(StyledText from, int start, int end) {
        text.append(from.text, start, end);
        styles.addAll(from.styles.subList(start, end));
    }

    private final class Lines {
        private final int width;
        private final List<StyledText> lines = new ArrayList<>();
        private StyledText line = new StyledText();
        private int used;

        Lines(int width) {
            this.width = width;
        }

        List<StyledText> all() {
            int start = 0;
            for (int i = 0; i <= text.length(); i++) {
                if (i == text.length() || text.charAt(i) == ' ' || text.charAt(i) == '\n') {
                    word(start, i);
                    start = i + 1;
                }
            }
            end();
            return lines;
        }

        private void word(int start, int end) {
            int needed = Columns.of(text.substring(start, end));
            if (start == end) {
                return;
            }
            if (used > 0 && used + 1 + Math.min(needed, width) > width) {
                end();
            }
            if (used > 0) {
                line.copy(StyledText.this, start - 1, start);
                used++;
            }
            characters(start, end);
        }

        private void characters(int start, int end) {
            for (int i = start; i < end; i += Character.charCount(text.codePointAt(i))) {
                int needed = Columns.of(text.codePointAt(i));
                if (used > 0 && used + needed > width) {
                    end();
                }
                line.copy(StyledText.this, i, i + Character.charCount(text.codePointAt(i)));
                used += needed;
            }
        }

        private void end() {
            if (!line.isEmpty()) {
                lines.add(line);
                line = new StyledText();
                used = 0;
            }
        }
    }
}
