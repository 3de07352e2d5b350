package dev.carrel.assist.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.document.text.Sentences;
import dev.carrel.index.FoundPassage;

/// Neighbouring passages of a document, read as one text, since a sentence may begin in one and end in the next; with its
/// words, and what stands between them.
final class SourceText {
    private final List<FoundPassage> passages;
    private final String text;
    private final int[] starts;
    private final List<Sentences.Span> sentences;
    private final List<Word> words;
    private final int[] sentenceOf;
    private final ShortForms shortForms;
    private final Map<String, List<Place>> places = new HashMap<>();

    /// Where a form stands: one word, or two that a hyphen parts.
    record Place(int first, int last) {}

    /// @param passages of one document, in their order
    SourceText(List<FoundPassage> passages, WordReader reader) {
        this.passages = List.copyOf(passages);
        this.starts = new int[passages.size()];
        this.text = joined();
        this.sentences = sentences();
        this.shortForms = ShortForms.of(text, reader);
        this.words = shortForms.applied(reader.read(text));
        this.sentenceOf = sentenceOf();
        findPlaces(reader);
    }

    private String joined() {
        StringBuilder joined = new StringBuilder();
        for (int i = 0; i < starts.length; i++) {
            joined.append(i == 0 ? "" : " ");
            starts[i] = joined.length();
            joined.append(passages.get(i).passage().text());
        }
        return joined.toString();
    }

    private List<Sentences.Span> sentences() {
        List<Sentences.Span> spans = Sentences.spans(text);
        return spans.isEmpty() ? List.of(new Sentences.Span(0, text.length())) : spans;
    }

    private int[] sentenceOf() {
        int[] numbers = new int[words.size()];
        int sentence = 0;
        for (int i = 0; i < numbers.length; i++) {
            while (sentence + 1 < sentences.size()
                    && words.get(i).start() >= sentences.get(sentence + 1).start()) {
                sentence++;
            }
            numbers[i] = sentence;
        }
        return numbers;
    }

    private void findPlaces(WordReader reader) {
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            place(word.form(), new Place(i, i));
            if (i > 0 && word.hyphenated() && !word.isNumber() && !words.get(i - 1).isNumber()) {
                Word before = words.get(i - 1);
                place(reader.form(written(before) + written(word)), new Place(i - 1, i));
            }
        }
    }

    private void place(String form, Place place) {
        places.computeIfAbsent(form, _ -> new ArrayList<>()).add(place);
    }

    private String written(Word word) {
        return text.substring(word.start(), word.end());
    }

    DocumentId document() {
        return passages.getFirst().passage().id().document();
    }

    List<FoundPassage> passages() {
        return passages;
    }

    List<Word> words() {
        return words;
    }

    ShortForms shortForms() {
        return shortForms;
    }

    List<Place> places(String form) {
        return places.getOrDefault(form, List.of());
    }

    int sentence(int word) {
        return sentenceOf[word];
    }

    List<Word> sentenceWords(int sentence) {
        int from = 0;
        while (from < words.size() && sentenceOf[from] < sentence) {
            from++;
        }
        int to = from;
        while (to < words.size() && sentenceOf[to] == sentence) {
            to++;
        }
        return words.subList(from, to);
    }

    int sentenceCount() {
        return sentences.size();
    }

    /// The characters before a word and after the one before it.
    String between(int word) {
        int from = word == 0 ? 0 : words.get(word - 1).end();
        int to = word == words.size() ? text.length() : words.get(word).start();
        return from < to ? text.substring(from, to) : "";
    }

    /// Whether a passage begins with a word.
    boolean opensPassage(int word) {
        if (word == words.size()) {
            return true;
        }
        int passage = passage(words.get(word).start());
        return word == 0 || passage(words.get(word - 1).start()) != passage;
    }

    /// The place of some words, cited for the sentence in which they begin.
    Support support(int first, int last) {
        int from = sentences.get(sentenceOf[first]).start();
        int to = sentences.get(sentenceOf[last]).end();
        int passage = passage(words.get(first).start());
        FoundPassage found = passages.get(passage);
        int offset = Math.max(from, starts[passage]) - starts[passage];
        return new Support(found.with(found.passage().citing(offset)), text.substring(from, to));
    }

    private int passage(int offset) {
        int number = 0;
        while (number + 1 < starts.length && starts[number + 1] <= offset) {
            number++;
        }
        return number;
    }
}
