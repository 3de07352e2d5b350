package dev.carrel.ranking;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// How likely each result of a list answers the question: a logistic regression on what speaks for it, on its rank, and on how
/// far the first stands out. It never rises along the list.
///
/// Fitted on judged sets as if the library answered every second question: as much weight as a set's own questions have the same
/// questions with the answering documents taken out, and questions of other sets a quarter of it. docs/ranking.md has the
/// figures on sets that were left out.
public final class Likelihood {
    /// Below this nothing is said to answer: of questions that the library does answer 0 to 9 % fall below it, at a quarter
    /// up to 21 % would.
    private static final double DOUBTFUL = 0.1;

    /// The same, where a word of the question stands in no document. Chosen on Cranfield and Recall, where at 0.2 no more of other
    /// sets' questions are called hopeless and more of their own; on the claims and on COVID-QA, which only confirmed, it raises
    /// the share of other sets' questions from .92 to .95 and from .95 to .98, and 1 % more of the claims are called so though
    /// their first result is right.
    private static final double DOUBTFUL_WITHOUT_WORDS = 0.15;

    /// How many results the first one is compared with.
    private static final int RIVALS = 5;

    /// How many results have to be known for the estimate of the first: it is the same however few are wanted.
    public static final int COMPARED = 1 + RIVALS;

    /// The weights of one kind of evidence.
    ///
    /// @param own  of what the result has
    /// @param lead of what the first has more than its rivals in the mean
    private record Factor(double own, double lead) {}

    /// @param rank of the logarithm of the rank
    private record Model(double constant, double rank, Factor words, Factor meaning) {}

    private static final Model BY_BOTH = new Model(-5.74, -0.49, new Factor(2.47, 1.57),
            new Factor(8.1, 2.09));
    private static final Model BY_WORDS = new Model(-2.8, -1.12, new Factor(3.08, 2.19), new Factor(0, 0));

    private final List<Evidence> results;
    private final Model model;

    private Likelihood(List<Evidence> results) {
        this.results = results;
        this.model = results.stream().allMatch(each -> each.meaning() != null) ? BY_BOTH : BY_WORDS;
    }

    /// Whether nothing is said to answer, if the first result has this estimate.
    ///
    /// @param absent the question's words that no document holds
    public static boolean isDoubtful(double first, List<String> absent) {
        return first < (absent.isEmpty() ? DOUBTFUL : DOUBTFUL_WITHOUT_WORDS);
    }

    /// @param results in their order
    /// @return an estimate for each, 0 to 1
    public static double[] of(List<Evidence> results) {
        double[] estimates = new Likelihood(results).estimates();
        for (int i = 1; i < estimates.length; i++) {
            estimates[i] = Math.min(estimates[i], estimates[i - 1]);
        }
        return estimates;
    }

    private double[] estimates() {
        double[] words = sums(model.words(), Evidence::words);
        double[] meaning = model.equals(BY_WORDS)
                ? new double[results.size()]
                : sums(model.meaning(), each -> Objects.requireNonNull(each.meaning()));
        return IntStream.range(0, results.size()).mapToDouble(i -> logistic(
                model.constant() + model.rank() * Math.log(i + 1.0) + words[i] + meaning[i])).toArray();
    }

    private double[] sums(Factor factor, ToDoubleFunction<Evidence> value) {
        double[] values = results.stream().mapToDouble(value).toArray();
        double first = values.length == 0 ? 0 : values[0];
        double rivals = Arrays.stream(values).skip(1).limit(RIVALS).average().orElse(first);
        return Arrays.stream(values).map(own -> factor.own() * own + factor.lead() * (first - rivals))
                .toArray();
    }

    private static double logistic(double value) {
        return 1 / (1 + Math.exp(-value));
    }
}
