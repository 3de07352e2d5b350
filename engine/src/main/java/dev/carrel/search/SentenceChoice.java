package dev.carrel.search;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.carrel.index.TextTerms;
import dev.carrel.search.Snippet.Span;

/// Chooses the sentence of a passage that answers a question best, by its own evidence: the weighted share of the
/// question's words that stand in it, plus the cosine of its vector and the question's.
///
/// Only sentences that are about as good by words are compared by meaning: on COVID-QA that marks nearly the same
/// ones as comparing all does, and takes one vector a passage in the mean instead of five. Figures are in docs/benchmarks.md.
///
/// @param weights what each of the question's words counts
/// @param meaning how near sentences are to the question
record SentenceChoice(Map<String, Double> weights, Meaning meaning) {
    /// So far behind in words no sentence was nearer by as much.
    private static final double UNDECIDED = 0.1;
    private static final int MOST = 4;

    /// How near sentences are to a question.
    @FunctionalInterface
    interface Meaning {
        /// For where meaning was not asked for.
        Meaning UNKNOWN = _ -> Optional.empty();

        /// The cosine of each sentence; empty if it is not known of all of them.
        Optional<List<Double>> of(List<String> sentences);
    }

    SentenceChoice {
        weights = Map.copyOf(weights);
    }

    private record Candidate(Span sentence, double evidence) {}

    /// Of equally good sentences the first; nothing if neither words nor meaning tell any from the others.
    ///
    /// @param found the places of the question's words
    Optional<Span> of(String text, List<Span> sentences, List<TextTerms.Term> found) {
        double all = weights.values().stream().mapToDouble(Double::doubleValue).sum();
        List<Candidate> byWords = sentences.stream()
                .map(sentence -> new Candidate(sentence, all <= 0 ? 0 : words(sentence, found) / all))
                .sorted(Comparator.comparingDouble(Candidate::evidence).reversed()).toList();
        double most = byWords.getFirst().evidence();
        List<Candidate> close = byWords.stream().filter(each -> each.evidence() >= most - UNDECIDED)
                .limit(MOST).toList();
        Optional<Span> nearest = close.size() == 1 ? Optional.empty() : nearest(text, close);
        return nearest.isPresent() || most <= 0 ? nearest : Optional.of(byWords.getFirst().sentence());
    }

    private double words(Span sentence, List<TextTerms.Term> found) {
        Set<String> forms = new HashSet<>();
        found.stream().filter(term -> term.start() >= sentence.start() && term.end() <= sentence.end())
                .forEach(term -> forms.add(term.form()));
        return forms.stream().mapToDouble(form -> weights.getOrDefault(form, 0.0)).sum();
    }

    private Optional<Span> nearest(String text, List<Candidate> close) {
        return meaning
                .of(close.stream().map(Candidate::sentence)
                        .map(sentence -> text.substring(sentence.start(), sentence.end())).toList())
                .map(cosines -> {
                    int best = 0;
                    for (int i = 1; i < close.size(); i++) {
                        if (close.get(i).evidence() + cosines.get(i) > close.get(best).evidence()
                                + cosines.get(best)) {
                            best = i;
                        }
                    }
                    return close.get(best).sentence();
                });
    }
}
