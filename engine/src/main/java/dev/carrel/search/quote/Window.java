package dev.carrel.search.quote;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Passage;
import dev.carrel.index.Found;
import dev.carrel.search.cite.Spot;

/// Neighbouring passages of a document, read as one text.
final class Window {
    private final List<Found> passages;
    private final StringBuilder text = new StringBuilder();
    private final List<Integer> starts = new ArrayList<>();

    /// @param passages of one document, in their order
    Window(List<Found> passages) {
        this.passages = List.copyOf(passages);
        for (Found found : passages) {
            text.append(text.isEmpty() ? "" : " ");
            starts.add(text.length());
            text.append(found.passage().text());
        }
    }

    String text() {
        return text.toString();
    }

    List<Word> words() {
        return Words.of(text.toString());
    }

    /// The passage that holds a character, cited for what begins there.
    Found at(int offset) {
        int number = number(offset);
        Found found = passages.get(number);
        return found.with(found.passage().citing(offset - starts.get(number)));
    }

    Spot spot(int offset) {
        return Spot.startOf(at(offset).passage());
    }

    Passage first() {
        return passages.getFirst().passage();
    }

    private int number(int offset) {
        int number = 0;
        while (number + 1 < starts.size() && starts.get(number + 1) <= offset) {
            number++;
        }
        return number;
    }
}
