package dev.carrel.search;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.document.text.Sentences;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.search.Snippet.Span;

/// A passage taken apart into sentences, with the places of a query's words in it.
///
/// @param strength what speaks for it as a whole, as a share of what speaks for the best passage of its document
record PassageWords(String text, List<Span> sentences, List<TextTerms.Term> found, double strength) {
    /// @param terms  the text's terms, as the index analyses them
    /// @param wanted the query's, likewise
    static PassageWords of(String text, List<TextTerms.Term> terms, Set<String> wanted, double strength) {
        return new PassageWords(text, sentences(text),
                terms.stream().filter(term -> wanted.contains(term.form())).toList(), strength);
    }

    private static List<Span> sentences(String text) {
        List<Span> sentences = Sentences.spans(text).stream()
                .map(span -> new Span(span.start(), span.end())).toList();
        return sentences.isEmpty() ? List.of(new Span(0, text.length())) : sentences;
    }

    String text(Span part) {
        return text.substring(part.start(), part.end());
    }

    /// The query's words in a part.
    Stream<TextTerms.Term> within(Span part) {
        return found.stream().filter(term -> term.start() >= part.start() && term.end() <= part.end());
    }

    /// How many different words of the query stand in a part.
    int distinct(Span part) {
        Set<String> forms = new HashSet<>();
        within(part).forEach(term -> forms.add(term.form()));
        return forms.size();
    }
}
