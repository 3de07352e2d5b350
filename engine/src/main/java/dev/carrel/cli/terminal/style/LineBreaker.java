package dev.carrel.cli.terminal.style;

import java.util.ArrayList;
import java.util.List;

/// Breaks a text into lines.
final class LineBreaker {
    private final StyledText from;
    private final String text;
    private final int width;
    private final List<StyledText> lines = new ArrayList<>();
    private StyledText line = new StyledText();
    private int used;

    private LineBreaker(StyledText from, String text, int width) {
        this.from = from;
        this.text = text;
        this.width = width;
    }

    static List<StyledText> of(StyledText from, String text, int width) {
        LineBreaker lines = new LineBreaker(from, text, width);
        lines.words();
        lines.end();
        return lines.lines;
    }

    private void words() {
        int start = 0;
        while (start < text.length()) {
            int blank = text.indexOf(' ', start);
            int end = blank < 0 ? text.length() : blank;
            if (end > start) {
                word(start, end);
            }
            start = end + 1;
        }
    }

    private void word(int start, int end) {
        int needed = CharacterWidth.of(text.substring(start, end));
        if (used > 0 && used + 1 + Math.min(needed, width) > width) {
            end();
        }
        if (used > 0) {
            line.append(from, start - 1, start);
            used++;
        }
        if (needed <= width) {
            line.append(from, start, end);
            used += needed;
        } else {
            characters(start, end);
        }
    }

    private void characters(int start, int end) {
        for (int i = start; i < end; i += Character.charCount(text.codePointAt(i))) {
            int needed = CharacterWidth.of(text.codePointAt(i));
            if (used > 0 && used + needed > width) {
                end();
            }
            line.append(from, i, i + Character.charCount(text.codePointAt(i)));
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
