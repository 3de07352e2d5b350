package dev.carrel.search;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.search.Snippet.Span;
import org.jspecify.annotations.Nullable;

/// Chooses the sentence that answers a question best, of one passage or of several that may stand for a document. What
/// speaks for a sentence is the weighted share of the question's words that stand in it, plus the cosine of its vector
/// and the question's, plus what speaks for its passage.
///
/// Only sentences that are about as good but for the cosine are compared by it: on COVID-QA that marks nearly the same
/// ones as comparing all does, and takes less than one vector a question instead of five. Figures are in docs/benchmarks.md.
///
/// @param weights what each of the question's words counts
/// @param meaning how near sentences are to the question
record SentenceChoice(Map<String, Double> weights, Meaning meaning) {
    /// The weight of the passage, for which as a whole words and meaning have been weighed already. Anything from 1.5 to 3
    /// shows as many answers.
    private static final double PASSAGE = 2.5;
    /// So far behind hardly any sentence was nearer by as much.
    private static final double UNDECIDED = 0.05;
    private static final int MOST = 4;

    /// How near sentences are to a question.
    @FunctionalInterface
    interface Meaning {
        /// For where meaning was not asked for.
        Meaning UNKNOWN = _ -> Optional.empty();

        /// The cosine of each sentence; empty if it is not known of all of them.
        Optional<List<Double>> of(List<String> sentences);
    }

    /// The sentence that was chosen.
    ///
    /// @param passage  the number of the passage in which it stands
    /// @param sentence null if neither words nor meaning tell any from the others
    record MarkedSentence(int passage, @Nullable Span sentence) {}

    SentenceChoice {
        weights = Map.copyOf(weights);
    }

    private record Candidate(int passage, Span sentence, String text, double words, double evidence) {}

    /// Of equally good sentences the first.
    ///
    /// @param passages best first
    MarkedSentence of(List<PassageWords> passages) {
        List<Candidate> byWords = IntStream.range(0, passages.size()).boxed()
                .flatMap(number -> candidates(number, passages.get(number)))
                .sorted(Comparator.comparingDouble(Candidate::evidence).reversed()).toList();
        Candidate first = byWords.getFirst();
        List<Candidate> close = byWords.stream()
                .filter(each -> each.evidence() >= first.evidence() - UNDECIDED).limit(MOST).toList();
        return (close.size() == 1 ? Optional.<Candidate>empty() : nearest(close))
                .map(nearest -> new MarkedSentence(nearest.passage(), nearest.sentence()))
                .orElseGet(() -> new MarkedSentence(first.passage(),
                        first.words() <= 0 ? null : first.sentence()));
    }

    private Stream<Candidate> candidates(int number, PassageWords passage) {
        double all = weights.values().stream().mapToDouble(Double::doubleValue).sum();
        return passage.sentences().stream().map(sentence -> {
            double words = all <= 0 ? 0 : words(passage, sentence) / all;
            return new Candidate(number, sentence, passage.text(sentence), words,
                    words + PASSAGE * passage.strength());
        });
    }

    private double words(PassageWords passage, Span sentence) {
        Set<String> forms = new HashSet<>();
        passage.within(sentence).forEach(term -> forms.add(term.form()));
        return forms.stream().mapToDouble(form -> weights.getOrDefault(form, 0.0)).sum();
    }

    private Optional<Candidate> nearest(List<Candidate> close) {
        return meaning.of(close.stream().map(Candidate::text).toList()).map(cosines -> {
            int best = 0;
            for (int i = 1; i < close.size(); i++) {
                if (close.get(i).evidence() + cosines.get(i) > close.get(best).evidence()
                        + cosines.get(best)) {
                    best = i;
                }
            }
            return close.get(best);
        });
    }
}
