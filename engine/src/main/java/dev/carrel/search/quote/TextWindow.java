package dev.carrel.search.quote;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.index.FoundPassage;
import dev.carrel.search.cite.PageSpot;

/// Neighbouring passages of a document, read as one text.
final class TextWindow {
    private final List<FoundPassage> passages;
    private final StringBuilder text = new StringBuilder();
    private final List<Integer> starts = new ArrayList<>();
    private final List<QuotedWord> words;

    /// @param passages of one document, in their order
    TextWindow(List<FoundPassage> passages) {
        this.passages = List.copyOf(passages);
        for (FoundPassage found : passages) {
            text.append(text.isEmpty() ? "" : " ");
            starts.add(text.length());
            text.append(found.passage().text());
        }
        this.words = WordSplitter.of(text.toString());
    }

    String text() {
        return text.toString();
    }

    List<QuotedWord> words() {
        return words;
    }

    /// The passage that holds a character, cited for what begins there.
    FoundPassage at(int offset) {
        int number = number(offset);
        FoundPassage found = passages.get(number);
        return found.with(found.passage().citing(offset - starts.get(number)));
    }

    PageSpot spot(int offset) {
        return PageSpot.startOf(at(offset).passage());
    }

    private int number(int offset) {
        int number = 0;
        while (number + 1 < starts.size() && starts.get(number + 1) <= offset) {
            number++;
        }
        return number;
    }
}
