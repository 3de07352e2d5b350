package dev.carrel.document.text;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// Cuts a text that is too long into pieces that are not: at sentence ends where there are any, at line ends in code
/// and tables, at words where a sentence alone is too long, and inside a word only where nothing else is left.
public record TextSplitter(TokenCounter tokens, int ceiling) {
    private enum Unit {
        LINE, SENTENCE, WORD, CHARACTER;

        Unit finer() {
            return switch (this) {
                case LINE -> SENTENCE;
                case SENTENCE -> WORD;
                case WORD, CHARACTER -> CHARACTER;
            };
        }
    }

    /// From this many lines on a paragraph is code, a list or a table, whose lines mean something.
    private static final int LINES_OF_CODE = 3;

    /// Characters of one word are tried in runs of this length.
    private static final int RUN = 8;

    public List<TextSpan> split(String text) {
        boolean lines = text.lines().limit(LINES_OF_CODE).count() >= LINES_OF_CODE;
        return split(text, new TextSpan(0, text.length()), lines ? Unit.LINE : Unit.SENTENCE);
    }

    /// The same for prose, whose line ends mean nothing.
    public List<String> prose(String text) {
        return split(text, new TextSpan(0, text.length()), Unit.SENTENCE).stream()
                .map(piece -> piece.in(text).strip())
                .filter(piece -> !piece.isEmpty()).toList();
    }

    private List<TextSpan> split(String text, TextSpan whole, Unit unit) {
        List<TextSpan> pieces = new ArrayList<>();
        int start = whole.start();
        int end = start;
        int used = 0;
        for (TextSpan next : units(text, whole, unit)) {
            int cost = tokens.count(next.in(text));
            if (used + cost > ceiling) {
                add(pieces, text, start, end);
                start = next.start();
                used = 0;
            }
            if (cost > ceiling && unit != Unit.CHARACTER) {
                pieces.addAll(split(text, next, unit.finer()));
                start = next.end();
            } else {
                used += cost;
            }
            end = next.end();
        }
        add(pieces, text, start, end);
        return pieces;
    }

    /// Pieces of words are chosen greedily, longest first, so a word may have more tokens than its parts together have:
    /// then it is halved.
    private void add(List<TextSpan> pieces, String text, int start, int end) {
        int middle = start + (end - start) / 2;
        middle += middle > start && Character.isLowSurrogate(text.charAt(middle)) ? 1 : 0;
        if (middle > start && middle < end && tokens.count(text.substring(start, end)) > ceiling) {
            add(pieces, text, start, middle);
            add(pieces, text, middle, end);
        } else if (end > start) {
            pieces.add(new TextSpan(start, end));
        }
    }

    private static List<TextSpan> units(String text, TextSpan whole, Unit unit) {
        return switch (unit) {
            case LINE -> lines(text, whole);
            case SENTENCE -> cut(whole, Sentences.borders(whole.in(text)));
            case WORD -> cut(whole, words(whole.in(text)));
            case CHARACTER -> runs(text, whole);
        };
    }

    private static List<TextSpan> lines(String text, TextSpan whole) {
        List<TextSpan> lines = new ArrayList<>();
        int start = whole.start();
        while (start < whole.end()) {
            int newline = text.indexOf('\n', start);
            int end = newline < 0 ? whole.end() : Math.min(whole.end(), newline + 1);
            lines.add(new TextSpan(start, end));
            start = end;
        }
        return lines;
    }

    /// @param borders counted from the start of the whole
    private static List<TextSpan> cut(TextSpan whole, List<Integer> borders) {
        List<TextSpan> units = new ArrayList<>();
        int start = whole.start();
        for (int border : borders) {
            units.add(new TextSpan(start, whole.start() + border));
            start = whole.start() + border;
        }
        return units;
    }

    private static List<Integer> words(String text) {
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ENGLISH);
        breaks.setText(text);
        return IntStream.iterate(breaks.next(), end -> end != BreakIterator.DONE, _ -> breaks.next()).boxed()
                .toList();
    }

    private static List<TextSpan> runs(String text, TextSpan whole) {
        List<TextSpan> runs = new ArrayList<>();
        int start = whole.start();
        while (start < whole.end()) {
            int end = Math.min(whole.end(), start + RUN);
            if (end < whole.end() && Character.isLowSurrogate(text.charAt(end))) {
                end++;
            }
            runs.add(new TextSpan(start, end));
            start = end;
        }
        return runs;
    }
}
