package dev.carrel.assist.extract;

import java.util.OptionalDouble;

import dev.carrel.ranking.Evidence;

/// The confidence that a library answers, from the evidence for its best passage and for the best one of other documents:
/// what answers stands out among documents about the same subject.
///
/// Chosen on 340 questions of COVID-QA, each asked once of all papers and once of all but the one that answers it, and
/// confirmed on others: docs/answers.md.
final class Confidence {
    private static final double SLOPE = 5.4;
    private static final double MIDDLE = 1.116;
    /// Where there are no vectors, a word says about as much as words and meaning say together elsewhere.
    private static final double WORDS_ALONE = 1.9;
    /// The weight of the best passage of other documents, which counts against it. Anything from .2 to .35 tells about as well.
    private static final double RIVAL = 0.25;
    /// The evidence for it in the mean, where no other document was found.
    private static final double USUAL_RIVAL = 1.17;

    private static final double AMONG_FEW = 2.14;

    private Confidence() {}

    /// The evidence for a passage as one number.
    static double sum(Evidence evidence) {
        return evidence.meaning() == null
                ? WORDS_ALONE * evidence.words()
                : evidence.words() + 2 * evidence.meaning();
    }

    /// @param best  what speaks for the best passage
    /// @param rival what speaks for the best one of other documents, if any was found
    static double of(double best, OptionalDouble rival) {
        return of(best - RIVAL * rival.orElse(USUAL_RIVAL));
    }

    /// For so few passages that chance cannot be told: a third of the question's words in one sentence is enough,
    /// as it is where weak results are told from others.
    static double amongFew(double words) {
        return of(AMONG_FEW * words);
    }

    private static double of(double sum) {
        return 1 / (1 + Math.exp(-SLOPE * (sum - MIDDLE)));
    }
}
