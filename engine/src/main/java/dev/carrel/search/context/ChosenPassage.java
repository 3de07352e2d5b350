package dev.carrel.search.context;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Passage;
import dev.carrel.document.text.Sentences;
import dev.carrel.index.FoundPassage;

/// A passage that was chosen, whole or only its first sentences.
record ChosenPassage(FoundPassage found, boolean cut) {
    static ChosenPassage whole(FoundPassage found) {
        return new ChosenPassage(found, false);
    }

    /// The same passage with fewer and fewer of its sentences, down to one.
    List<ChosenPassage> shorter() {
        Passage passage = found.passage();
        List<ChosenPassage> shorter = new ArrayList<>();
        for (int end : Sentences.borders(passage.text())) {
            String text = passage.text().substring(0, end).stripTrailing();
            if (!text.isBlank() && text.length() < passage.text().length()) {
                shorter.addFirst(new ChosenPassage(found.with(shortened(passage, text)), true));
            }
        }
        return shorter;
    }

    private static Passage shortened(Passage passage, String text) {
        return new Passage(passage.id(), passage.kind(), passage.heading(), passage.page(),
                passage.paragraph(), passage.start(), text,
                passage.places().stream().filter(place -> place.offset() < text.length()).toList());
    }
}
