package dev.carrel.search.similar;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;

/// Cuts a text into parts that a model can see whole: at sentence ends, inside a sentence that is too long at words, and
/// inside a word that is too long anywhere.
final class Parts {
    private final ToIntFunction<String> tokens;
    private final int room;

    /// @param room the most tokens of a part
    Parts(ToIntFunction<String> tokens, int room) {
        this.tokens = tokens;
        this.room = room;
    }

    List<String> of(String text) {
        return gathered(text, BreakIterator.getSentenceInstance(Locale.ENGLISH)).stream()
                .flatMap(part -> fits(part) ? List.of(part).stream() : words(part).stream())
                .flatMap(part -> fits(part) ? List.of(part).stream() : halves(part).stream())
                .map(String::strip).filter(part -> !part.isEmpty()).toList();
    }

    private boolean fits(String part) {
        return tokens.applyAsInt(part) <= room;
    }

    private List<String> words(String sentence) {
        return gathered(sentence, BreakIterator.getLineInstance(Locale.ENGLISH));
    }

    /// As many units as fit together; one that does not fit by itself stays alone.
    private List<String> gathered(String text, BreakIterator units) {
        units.setText(text);
        List<String> parts = new ArrayList<>();
        int start = 0;
        int used = 0;
        int from = units.first();
        for (int to = units.next(); to != BreakIterator.DONE; from = to, to = units.next()) {
            int cost = tokens.applyAsInt(text.substring(from, to));
            if (used > 0 && used + cost > room) {
                parts.add(text.substring(start, from));
                start = from;
                used = 0;
            }
            used += cost;
        }
        parts.add(text.substring(start));
        return parts;
    }

    private List<String> halves(String part) {
        if (fits(part) || part.length() < 2) {
            return List.of(part);
        }
        int middle = part.length() / 2;
        middle += Character.isLowSurrogate(part.charAt(middle)) ? 1 : 0;
        if (middle == part.length()) {
            return List.of(part);
        }
        List<String> halves = new ArrayList<>(halves(part.substring(0, middle)));
        halves.addAll(halves(part.substring(middle)));
        return halves;
    }
}
