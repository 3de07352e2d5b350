package dev.carrel.assist.extract;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.text.Sentences;
import dev.carrel.document.text.Sentences.Span;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.retrieval.TextTerms.Term;

/// A passage read for one question.
///
/// @param words    the share of the question's words in its best sentence, rare ones counting more
/// @param sentence that sentence
/// @param strength its score as a share of the best passage's
record ReadPassage(FoundPassage found, double words, Span sentence, double strength) {
    /// What the passage as a whole counts beside its best sentence. Anything from 1 to 1.5 is about as good on COVID-QA.
    private static final double WHOLE = 1.25;

    /// @param terms   of the passage's text
    /// @param weights what each of the question's words counts
    static ReadPassage of(FoundPassage found, List<Term> terms, Map<String, Double> weights,
            double strength) {
        String text = found.passage().text();
        Span best = new Span(0, text.length());
        double most = -1;
        for (Span sentence : Sentences.spans(text)) {
            double words = words(sentence, terms, weights);
            if (words > most) {
                most = words;
                best = sentence;
            }
        }
        double all = weights.values().stream().mapToDouble(Double::doubleValue).sum();
        return new ReadPassage(found, all <= 0 ? 0 : Math.max(0, most) / all, best, strength);
    }

    private static double words(Span sentence, List<Term> terms, Map<String, Double> weights) {
        Set<String> forms = new HashSet<>();
        for (Term term : terms) {
            if (term.start() >= sentence.start() && term.end() <= sentence.end()) {
                forms.add(term.form());
            }
        }
        return forms.stream().mapToDouble(form -> weights.getOrDefault(form, 0.0)).sum();
    }

    double evidence() {
        return WHOLE * strength + words;
    }
}
