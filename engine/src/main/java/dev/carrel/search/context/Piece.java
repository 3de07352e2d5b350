package dev.carrel.search.context;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import dev.carrel.document.Passage;
import dev.carrel.index.Found;

/// A passage that was chosen, whole or only its first sentences.
record Piece(Found found, boolean cut) {
    static Piece whole(Found found) {
        return new Piece(found, false);
    }

    /// The same passage with fewer and fewer of its sentences, down to one.
    List<Piece> shorter() {
        Passage passage = found.passage();
        List<Piece> shorter = new ArrayList<>();
        for (int end : sentenceEnds(passage.text())) {
            String text = passage.text().substring(0, end).stripTrailing();
            if (!text.isBlank() && text.length() < passage.text().length()) {
                shorter.addFirst(new Piece(found.with(shortened(passage, text)), true));
            }
        }
        return shorter;
    }

    private static Passage shortened(Passage passage, String text) {
        return new Passage(passage.id(), passage.kind(), passage.heading(), passage.page(),
                passage.paragraph(), passage.start(), text,
                passage.places().stream().filter(place -> place.offset() < text.length()).toList());
    }

    private static List<Integer> sentenceEnds(String text) {
        BreakIterator breaks = BreakIterator.getSentenceInstance(Locale.ENGLISH);
        breaks.setText(text);
        List<Integer> ends = new ArrayList<>();
        breaks.first();
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            ends.add(end);
        }
        return ends;
    }
}
