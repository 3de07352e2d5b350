package dev.carrel.assist.extract;

import dev.carrel.ranking.Evidence;

/// How sure it is that a library answers, from the evidence for its best passage.
///
/// Chosen on 200 questions of COVID-QA, each asked once of all papers and once of all but the one that answers it, and
/// confirmed on others: docs/answers.md.
final class Confidence {
    private static final double SLOPE = 3.87;
    private static final double MIDDLE = 1.40;
    /// Where there are no vectors, a word says about as much as words and meaning say together elsewhere.
    private static final double WORDS_ALONE = 1.9;

    private static final double AMONG_FEW = 3.2;

    private Confidence() {}

    static double of(Evidence evidence) {
        return of(evidence.meaning() == null
                ? WORDS_ALONE * evidence.words()
                : evidence.words() + 2 * evidence.meaning());
    }

    /// Where so few passages are that chance cannot be told: a third of the question's words in one sentence is enough,
    /// as it is where weak results are told from others.
    static double amongFew(double words) {
        return of(AMONG_FEW * words);
    }

    private static double of(double sum) {
        return 1 / (1 + Math.exp(-SLOPE * (sum - MIDDLE)));
    }
}
