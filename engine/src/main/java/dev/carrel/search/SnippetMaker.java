package dev.carrel.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.carrel.document.Sentences;
import dev.carrel.index.TextTerms;
import dev.carrel.search.Snippet.Span;

/// Shows the sentence that answers a question best with what stands around it.
final class SnippetMaker {
    /// About three lines of a wide terminal.
    private static final int LENGTH = 320;

    private SnippetMaker() {}

    /// @param terms  the text's terms, as the index analyses them
    /// @param wanted the query's, likewise
    /// @param choice finds the sentence
    static Snippet of(String text, List<TextTerms.Term> terms, Set<String> wanted, SentenceChoice choice) {
        List<TextTerms.Term> found = terms.stream().filter(term -> wanted.contains(term.form())).toList();
        List<Span> sentences = sentences(text);
        Optional<Span> chosen = choice.of(text, sentences, found);
        Span sentence = chosen.orElse(sentences.getFirst());
        Span window = window(text, core(sentence, found));
        String part = text.substring(window.start(), window.end());
        return new Snippet(part, window.start(), marks(found, window), inside(sentence, window),
                window.start() > 0, window.end() < text.length(), chosen.orElse(null));
    }

    private static List<Span> sentences(String text) {
        List<Span> sentences = Sentences.spans(text).stream()
                .map(span -> new Span(span.start(), span.end())).toList();
        return sentences.isEmpty() ? List.of(new Span(0, text.length())) : sentences;
    }

    private static int distinct(List<TextTerms.Term> found, Span sentence) {
        Set<String> forms = new HashSet<>();
        found.stream().filter(term -> term.start() >= sentence.start() && term.end() <= sentence.end())
                .forEach(term -> forms.add(term.form()));
        return forms.size();
    }

    /// The sentence, or of one that is too long the part where most of the words stand.
    private static Span core(Span sentence, List<TextTerms.Term> found) {
        int most = LENGTH * 3 / 4;
        if (sentence.end() - sentence.start() <= most) {
            return sentence;
        }
        return found.stream().filter(term -> term.start() >= sentence.start() && term.end() <= sentence.end())
                .map(term -> new Span(term.start(), Math.min(sentence.end(), term.start() + most)))
                .max(Comparator.comparingInt((Span part) -> distinct(found, part))
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

    private static List<Span> marks(List<TextTerms.Term> found, Span window) {
        List<Span> marks = new ArrayList<>();
        found.stream().filter(term -> term.start() >= window.start() && term.end() <= window.end())
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
