package dev.carrel.assist.check.claim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.document.text.Sentences;
import dev.carrel.document.text.TextSpan;
import dev.carrel.index.FoundPassage;

/// Neighbouring passages of a document, read as one text, since a sentence may begin in one and end in the next; with its
/// words, and what stands between them.
public final class SourceText {
    private final List<FoundPassage> passages;
    private final String text;
    private final int[] starts;
    private final List<TextSpan> sentences;
    private final List<Word> words;
    private final int[] sentenceOf;
    private final ShortForms shortForms;
    private final WordReader reader;
    private final Map<String, List<Place>> places = new HashMap<>();

    /// The place of a form: one word, or two that a hyphen parts.
    record Place(int first, int last) {}

    /// @param passages of one document, in their order
    public SourceText(List<FoundPassage> passages, WordReader reader) {
        this(passages, reader, ShortForms.NONE);
    }

    private SourceText(List<FoundPassage> passages, WordReader reader, ShortForms shortForms) {
        this.passages = List.copyOf(passages);
        this.reader = reader;
        this.shortForms = shortForms;
        this.starts = new int[passages.size()];
        this.text = joined();
        this.sentences = sentences();
        this.words = shortForms.applied(reader.read(text));
        this.sentenceOf = sentenceOf();
        findPlaces();
    }

    /// The same text, with short forms in place of the long ones that it defines; itself if it defines none.
    SourceText shortened() {
        ShortForms defined = ShortForms.of(text, reader);
        return defined.isEmpty() ? this : new SourceText(passages, reader, defined);
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

    private List<TextSpan> sentences() {
        List<TextSpan> spans = Sentences.spans(text);
        return spans.isEmpty() ? List.of(new TextSpan(0, text.length())) : spans;
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

    private void findPlaces() {
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

    public DocumentId document() {
        return passages.getFirst().passage().id().document();
    }

    public List<FoundPassage> passages() {
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

    /// The passage of a word, cited for the sentence that the word stands in.
    FoundPassage cited(int word) {
        int passage = passage(words.get(word).start());
        FoundPassage found = passages.get(passage);
        int start = sentences.get(sentenceOf[word]).start();
        return found.with(found.passage().citing(Math.max(0, start - starts[passage])));
    }

    /// The sentences from one word's to another's, as they stand there.
    String sentences(int first, int last) {
        return text.substring(sentences.get(sentenceOf[first]).start(),
                sentences.get(sentenceOf[last]).end());
    }

    private int passage(int offset) {
        int number = 0;
        while (number + 1 < starts.length && starts[number + 1] <= offset) {
            number++;
        }
        return number;
    }
}
