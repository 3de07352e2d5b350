package dev.carrel.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import dev.carrel.search.Snippet.Span;
import org.jspecify.annotations.Nullable;

/// Shows the sentence that answers a question best with what stands around it.
final class SnippetMaker {
    /// About three lines of a wide terminal.
    private static final int LENGTH = 320;

    private SnippetMaker() {}

    /// @param chosen the sentence to show; null for the first one, which is then not said to match
    static Snippet of(PassageWords passage, @Nullable Span chosen) {
        String text = passage.text();
        Span sentence = chosen == null ? passage.sentences().getFirst() : chosen;
        Span window = window(text, core(passage, sentence));
        return new Snippet(passage.text(window), window.start(), marks(passage, window),
                inside(sentence, window), window.start() > 0, window.end() < text.length(), chosen);
    }

    /// The sentence, or of one that is too long the part where most of the words stand.
    private static Span core(PassageWords passage, Span sentence) {
        int most = LENGTH * 3 / 4;
        if (sentence.end() - sentence.start() <= most) {
            return sentence;
        }
        return passage.within(sentence)
                .map(term -> new Span(term.start(), Math.min(sentence.end(), term.start() + most)))
                .max(Comparator.comparingInt(passage::distinct)
                        .thenComparing(Comparator.comparingInt(Span::start).reversed()))
                .filter(part -> part.end() - sentence.start() > most).orElse(sentence);
    }

    /// The core and some of its surroundings, cut at white space.
    private static Span window(String text, Span core) {
        int spare = Math.max(0, LENGTH - (core.end() - core.start()));
        int start = core.start() - spare / 4 <= 0
                ? 0
                : wordStart(text, core.start() - spare / 4, core.start());
        int end = Math.min(text.length(), Math.max(start + LENGTH, start + 1));
        int least = core.end() <= end ? core.end() : start + LENGTH * 3 / 4;
        return new Span(start, end == text.length() ? end : wordEnd(text, end, least));
    }

    /// The first beginning of a word from one place on, at most the other.
    private static int wordStart(String text, int from, int most) {
        for (int i = from; i < most; i++) {
            if (Character.isWhitespace(text.charAt(i))) {
                return i + 1;
            }
        }
        return most;
    }

    private static int wordEnd(String text, int from, int least) {
        for (int i = from; i >= least; i--) {
            if (Character.isWhitespace(text.charAt(i))) {
                return i;
            }
        }
        return Character.isLowSurrogate(text.charAt(from)) ? from - 1 : from;
    }

    private static List<Span> marks(PassageWords passage, Span window) {
        List<Span> marks = new ArrayList<>();
        passage.within(window)
                .map(term -> new Span(term.start() - window.start(), term.end() - window.start()))
                .sorted(Comparator.comparingInt(Span::start)
                        .thenComparing(Comparator.comparingInt(Span::end).reversed()))
                .filter(mark -> marks.isEmpty() || mark.start() >= marks.getLast().end())
                .forEach(marks::add);
        return marks;
    }

    private static Span inside(Span sentence, Span window) {
        int start = Math.max(sentence.start(), window.start()) - window.start();
        int end = Math.min(sentence.end(), window.end()) - window.start();
        return new Span(Math.min(start, end), end);
    }
}
