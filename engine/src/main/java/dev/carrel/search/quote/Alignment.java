package dev.carrel.search.quote;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where in a text a quotation fits best: edit distance over words, free to begin and end anywhere in the text (Sellers,
/// "The theory and computation of evolutionary distances", 1980), and free to leave out text at ellipses. A word that
/// one side writes in two (`line-` `up`) is the same word; numbers never are.
final class Alignment {
    private static final int NOTHING = 0;

    private final int[] quoted;
    private final int[] quotedPairs;
    private final boolean[] gapAfter;
    private final int[] text;
    private final int[] textPairs;
    private final int[] leavingOut;
    private final int[][] costs;

    private Alignment(Quotation quotation, List<QuotedWord> words) {
        List<QuotedWord> own = quotation.words();
        Map<String, Integer> names = new HashMap<>();
        this.quoted = own.stream().mapToInt(word -> name(word.form(), names)).toArray();
        this.quotedPairs = pairs(own, form -> name(form, names));
        this.text = words.stream().mapToInt(word -> names.getOrDefault(word.form(), NOTHING)).toArray();
        this.textPairs = pairs(words, form -> names.getOrDefault(form, NOTHING));
        this.leavingOut = words.stream().mapToInt(word -> word.aside() ? 0 : 1).toArray();
        this.gapAfter = gaps(quotation);
        this.costs = costs();
    }

    static Alignment of(Quotation quotation, List<QuotedWord> words) {
        return new Alignment(quotation, words);
    }

    private static int name(String form, Map<String, Integer> names) {
        return names.computeIfAbsent(form, _ -> names.size() + 1);
    }

    @FunctionalInterface
    private interface Naming {
        int of(String form);
    }

    /// At each place the name of this word and the one before, written together.
    private static int[] pairs(List<QuotedWord> words, Naming naming) {
        int[] pairs = new int[words.size()];
        for (int i = 1; i < pairs.length; i++) {
            QuotedWord first = words.get(i - 1);
            QuotedWord second = words.get(i);
            pairs[i] = first.isOfLetters() && second.isOfLetters()
                    ? naming.of(first.form() + second.form())
                    : NOTHING;
        }
        return pairs;
    }

    private static boolean[] gaps(Quotation quotation) {
        boolean[] gaps = new boolean[quotation.words().size() + 1];
        int at = 0;
        for (List<QuotedWord> part : quotation.parts()) {
            at += part.size();
            gaps[at] = true;
        }
        gaps[at] = false;
        return gaps;
    }

    private int[][] costs() {
        int[][] table = new int[quoted.length + 1][text.length + 1];
        for (int i = 1; i <= quoted.length; i++) {
            table[i][0] = i;
            for (int j = 1; j <= text.length; j++) {
                table[i][j] = least(table, i, j);
            }
        }
        return table;
    }

    private int least(int[][] table, int i, int j) {
        int least = table[i - 1][j - 1] + (isSame(i, j) ? 0 : 1);
        least = Math.min(least, table[i - 1][j] + 1);
        least = Math.min(least, table[i][j - 1] + leavingOut(i, j));
        if (isWrittenTogether(i, j)) {
            least = Math.min(least, table[i - 2][j - 1]);
        }
        return isWrittenApart(i, j) ? Math.min(least, table[i - 1][j - 2]) : least;
    }

    private boolean isSame(int i, int j) {
        return quoted[i - 1] == text[j - 1];
    }

    /// Two words of the quotation are one in the text.
    private boolean isWrittenTogether(int i, int j) {
        return i > 1 && quotedPairs[i - 1] != NOTHING && quotedPairs[i - 1] == text[j - 1];
    }

    private boolean isWrittenApart(int i, int j) {
        return j > 1 && textPairs[j - 1] != NOTHING && textPairs[j - 1] == quoted[i - 1];
    }

    private int leavingOut(int i, int j) {
        return gapAfter[i] ? 0 : leavingOut[j - 1];
    }

    int cost() {
        return Arrays.stream(costs[quoted.length]).min().orElse(quoted.length);
    }

    /// From the first word to the last.
    List<AlignmentStep> steps() {
        List<AlignmentStep> steps = new ArrayList<>();
        int i = quoted.length;
        int j = end();
        while (i > 0) {
            AlignmentStep step = step(i, j);
            steps.addFirst(step);
            i -= step.quotedCount();
            j -= step.textCount();
        }
        return steps;
    }

    /// Of the places where it can end at the least cost the first at a word that is the same, else after one that is
    /// another: to say that a word was replaced says more than that it was inserted.
    private int end() {
        int[] last = costs[quoted.length];
        int least = cost();
        int end = 0;
        for (int j = text.length; j > 0; j--) {
            end = last[j] == least ? j : end;
        }
        for (int j = 1; j <= text.length; j++) {
            if (last[j] == least && isSame(quoted.length, j)) {
                return j;
            }
        }
        return end < text.length && last[end + 1] == least ? end + 1 : end;
    }

    private AlignmentStep step(int i, int j) {
        int cost = costs[i][j];
        if (j > 0 && isSame(i, j) && cost == costs[i - 1][j - 1]) {
            return new AlignmentStep(AlignmentStep.Kind.SAME, i - 1, 1, j - 1, 1);
        }
        if (j > 0 && isWrittenTogether(i, j) && cost == costs[i - 2][j - 1]) {
            return new AlignmentStep(AlignmentStep.Kind.SAME, i - 2, 2, j - 1, 1);
        }
        if (j > 0 && isWrittenApart(i, j) && cost == costs[i - 1][j - 2]) {
            return new AlignmentStep(AlignmentStep.Kind.SAME, i - 1, 1, j - 2, 2);
        }
        if (j > 0 && cost == costs[i][j - 1] + leavingOut(i, j)) {
            return new AlignmentStep(
                    leavingOut(i, j) == 0 ? AlignmentStep.Kind.SKIPPED : AlignmentStep.Kind.OTHER, i, 0,
                    j - 1, 1);
        }
        return j > 0 && cost == costs[i - 1][j - 1] + 1
                ? new AlignmentStep(AlignmentStep.Kind.OTHER, i - 1, 1, j - 1, 1)
                : new AlignmentStep(AlignmentStep.Kind.OTHER, i - 1, 1, j, 0);
    }
}
