package dev.carrel.search.said;

import java.util.Comparator;

import dev.carrel.document.work.CitingSentence;
import dev.carrel.ranking.Mode;
import org.jspecify.annotations.Nullable;

/// A sentence that cites, and what speaks for it.
///
/// @param words      the share of the question's words that stand in it
/// @param similarity the mean of the sentence's and its passage's cosine, or the one that is known; null if none is
/// @param score      both together, 0 to 1
record ScoredSentence(CitingSentence sentence, double words, @Nullable Double similarity, double score) {
    /// What all words count beside a cosine of one.
    private static final double WORDS = 0.3;

    static final Comparator<ScoredSentence> BEST_FIRST = Comparator
            .comparingDouble(ScoredSentence::score).reversed()
            .thenComparing(each -> each.sentence().passage())
            .thenComparing(each -> each.sentence().cited())
            .thenComparing(each -> each.sentence().text());

    /// Known by its passage's cosine until now.
    ScoredSentence compared(double own, Mode mode) {
        return of(sentence, words, similarity == null ? own : (own + similarity) / 2, mode);
    }

    static ScoredSentence of(CitingSentence sentence, double words, @Nullable Double similarity, Mode mode) {
        double cosine = similarity == null ? 0 : Math.max(0, similarity);
        return new ScoredSentence(sentence, words, similarity, switch (mode) {
            case KEYWORD -> words;
            case SEMANTIC -> cosine;
            case HYBRID -> (cosine + WORDS * words) / (1 + WORDS);
        });
    }
}
