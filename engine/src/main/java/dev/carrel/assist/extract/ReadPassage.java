package dev.carrel.assist.extract;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.document.text.Sentences;
import dev.carrel.document.text.TextSpan;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.retrieval.TextTerms.Term;
import org.jspecify.annotations.Nullable;

/// A passage read for one question.
///
/// @param words    the share of the question's words in its best sentence, rare ones counting more
/// @param pair     the same of the best two sentences that follow each other: what is asked for is often said right after
/// @param sentence the best one
/// @param standing what speaks for the passage as a whole
record ReadPassage(FoundPassage found, double words, double pair, TextSpan sentence, Standing standing) {
    private static final double PAIR = 0.5;
    private static final Pattern BLANK = Pattern.compile("\\s+");
    /// Fewer words are a heading that runs in, or a label.
    private static final int FEWEST_WORDS = 4;

    /// The evidence for a passage as a whole.
    ///
    /// @param strength its score as a share of the best passage's
    /// @param meaning  where its cosine lies between that of a random passage and certainty; null if it has none
    record Standing(double strength, @Nullable Double meaning) {
        static final Standing UNKNOWN = new Standing(0, null);

        // Chosen on the even questions of COVID-QA. For the meaning anything from .9 to 1.7 is about as good.
        private static final double STRENGTH = 0.5;
        private static final double MEANING = 1.3;
        private static final double STRENGTH_ALONE = 1.25;

        double evidence() {
            return meaning == null ? STRENGTH_ALONE * strength : STRENGTH * strength + MEANING * meaning;
        }
    }

    /// @param terms   of the passage's text
    /// @param weights what each of the question's words counts
    static ReadPassage of(FoundPassage found, List<Term> terms, Map<String, Double> weights,
            Standing standing) {
        String text = found.passage().text();
        List<TextSpan> sentences = Sentences.spans(text);
        double all = Math.max(Double.MIN_NORMAL,
                weights.values().stream().mapToDouble(Double::doubleValue).sum());
        TextSpan best = sentences.isEmpty() ? new TextSpan(0, text.length()) : sentences.getFirst();
        double most = 0;
        double pair = 0;
        for (int i = 0; i < sentences.size(); i++) {
            double words = words(sentences.get(i), terms, weights);
            boolean isBetter = words > most || (words == most && isFragment(best, text));
            best = isBetter ? sentences.get(i) : best;
            most = Math.max(most, words);
            int next = sentences.get(Math.min(i + 1, sentences.size() - 1)).end();
            pair = Math.max(pair, words(new TextSpan(sentences.get(i).start(), next), terms, weights));
        }
        return new ReadPassage(found, most / all, pair / all, best, standing);
    }

    private static boolean isFragment(TextSpan sentence, String text) {
        return BLANK.split(sentence.in(text),
                FEWEST_WORDS).length < FEWEST_WORDS;
    }

    private static double words(TextSpan sentence, List<Term> terms, Map<String, Double> weights) {
        Set<String> forms = new HashSet<>();
        for (Term term : terms) {
            if (term.start() >= sentence.start() && term.end() <= sentence.end()) {
                forms.add(term.form());
            }
        }
        return forms.stream().mapToDouble(form -> weights.getOrDefault(form, 0.0)).sum();
    }

    /// The evidence for it by the search's score and its best sentence alone.
    double prominence() {
        return Standing.STRENGTH_ALONE * standing.strength() + words;
    }

    /// The evidence that it answers.
    double evidence() {
        return words + PAIR * pair + standing.evidence();
    }
}
