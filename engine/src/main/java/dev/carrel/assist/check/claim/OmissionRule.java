package dev.carrel.assist.check.claim;

import java.util.function.Predicate;

/// The words of a page that a claim may leave out between, before and after those that it keeps. Words that hold a sentence
/// together, always; whole clauses and asides, if their borders show; one or two words that only describe. Never a
/// negation or bound out of the clause that it governs, never a condition, and nothing across the end of a sentence:
/// else the halves of two sentences would make a third.
final class OmissionRule {
    private static final int FEW = 2;
    private static final int FAR = 80;
    private static final int NEAR = 2;
    /// More words in a row that weigh nothing are rare.
    private static final int FEW_FREE = 8;

    private final SourceText source;
    private final int[] weighty;
    private final int[] critical;
    private final int[] conditions;
    private final int[] numbers;
    private final int[] breaks;
    private final int[] parted;
    private final int[] opened;
    private final int[] closed;
    private final boolean[] broken;
    /// The nearest word that weighs, from each on and up to each.
    private final int[] next;
    private final int[] previous;
    /// The first word of each one's sentence in its passage, and the one after its last.
    private final int[] opening;
    private final int[] closing;

    OmissionRule(SourceText source) {
        this.source = source;
        int size = source.words().size();
        this.weighty = new int[size + 1];
        this.critical = new int[size + 1];
        this.conditions = new int[size + 1];
        this.numbers = new int[size + 1];
        this.breaks = new int[size + 2];
        this.parted = new int[size + 2];
        this.opened = new int[size + 2];
        this.closed = new int[size + 2];
        this.broken = new boolean[size + 1];
        for (int i = 0; i <= size; i++) {
            broken[i] = isBreak(i);
            breaks[i + 1] = breaks[i] + (broken[i] ? 1 : 0);
            parted[i + 1] = parted[i] + (has(i, ";") || isStop(i) ? 1 : 0);
            opened[i + 1] = opened[i] + (has(i, "([") ? 1 : 0);
            closed[i + 1] = closed[i] + (has(i, ")]") ? 1 : 0);
        }
        this.next = new int[size];
        this.previous = new int[size];
        for (int i = 0; i < size; i++) {
            previous[i] = source.words().get(i).isFree() && i > 0 ? previous[i - 1] : i;
        }
        for (int i = size - 1; i >= 0; i--) {
            next[i] = source.words().get(i).isFree() && i + 1 < size ? next[i + 1] : i;
        }
        for (int i = 0; i < size; i++) {
            Word word = source.words().get(i);
            weighty[i + 1] = weighty[i] + (word.isFree() ? 0 : 1);
            critical[i + 1] = critical[i] + (word.kind() == Word.Kind.CRITICAL ? 1 : 0);
            conditions[i + 1] = conditions[i] + (word.kind() == Word.Kind.CONDITION ? 1 : 0);
            numbers[i + 1] = numbers[i] + (word.isNumber() ? 1 : 0);
        }
        this.opening = new int[size];
        this.closing = new int[size];
        for (int i = 0; i < size; i++) {
            opening[i] = i > 0 && goesOn(i) ? opening[i - 1] : i;
        }
        for (int i = size - 1; i >= 0; i--) {
            closing[i] = i + 1 < size && goesOn(i + 1) ? closing[i + 1] : i + 1;
        }
    }

    private boolean goesOn(int word) {
        return source.sentence(word - 1) == source.sentence(word) && !source.opensPassage(word);
    }

    private boolean isBreak(int word) {
        String between = source.between(word);
        return source.opensPassage(word) || isStop(word)
                || between.chars().anyMatch(c -> ",;:()[]—\n\"“”|•".indexOf(c) >= 0)
                || between.contains(" – ") || between.contains(" - ");
    }

    /// A full stop before a capital, where the cutter of sentences saw an abbreviation: “vitamin C. No effect”.
    private boolean isStop(int word) {
        return word < source.words().size() && source.words().get(word).named() && has(word, ".!?。")
                && source.between(word).chars().anyMatch(Character::isWhitespace);
    }

    private boolean has(int word, String signs) {
        return source.between(word).chars().anyMatch(c -> signs.indexOf(c) >= 0);
    }

    /// How many words that weigh are left out between two, both not counted.
    int omitted(int before, int after) {
        return weighty[after] - weighty[before + 1];
    }

    /// Whether the words between two that are kept may be left out.
    boolean allowsBetween(int before, int after) {
        int from = before + 1;
        int count = omitted(before, after);
        if (count == 0) {
            return true;
        }
        if (source.sentence(before) != source.sentence(after) || after - before > FAR) {
            return false;
        }
        return isAside(from, after)
                || (count <= FEW && bounds(from, after) == 0 && numbers[after] == numbers[from]
                        && breaks[after + 1] == breaks[from] && !source.words().get(before).isNumber());
    }

    /// Whether signs show both borders of what is left out, words that hold the sentence together aside.
    private boolean isAside(int from, int after) {
        int first = next[from];
        int last = previous[after - 1];
        return isBroken(from, first) && isBroken(last + 1, after)
                && conditions[after] == conditions[from]
                && (count(opened, from, first)
                        ? count(closed, last + 1, after)
                        : !count(opened, last + 1, after));
    }

    private static boolean count(int[] sums, int from, int to) {
        return sums[to + 1] > sums[from];
    }

    private int bounds(int from, int to) {
        return critical[to] - critical[from] + conditions[to] - conditions[from];
    }

    /// Whether a claim may begin with a word, whatever stands before it in its sentence.
    boolean allowsStart(int first) {
        if (opensSentence(first)) {
            return true;
        }
        int from = opening[first];
        int last = previous[first - 1];
        if (bounds(from, first) == 0) {
            return (isBroken(last + 1, first) && !count(opened, last + 1, first))
                    || any(last, first, Lexicon::opensClause);
        }
        return conditions[first] == conditions[from]
                && (count(parted, last + 1, first) || any(last, first, Lexicon::isContrast));
    }

    private boolean isBroken(int from, int to) {
        return breaks[to + 1] > breaks[from];
    }

    private boolean any(int from, int to, Predicate<String> wanted) {
        return source.words().subList(from, Math.min(to, from + FEW_FREE)).stream().map(Word::form)
                .anyMatch(wanted);
    }

    /// Whether nothing that weighs stands before a word in its sentence.
    boolean opensSentence(int first) {
        return weighty[first] == weighty[opening[first]];
    }

    /// Whether a claim may end with a word, whatever stands behind it in its sentence.
    boolean allowsEnd(int last) {
        int from = last + 1;
        int to = closing[last];
        if (weighty[to] == weighty[from]) {
            return true;
        }
        int first = next[from];
        if (bounds(from, to) == 0) {
            return isBroken(from, first) || any(from, first + 1, Lexicon::opensPhrase);
        }
        return isBroken(from, first)
                && (conditions[to] == conditions[from] || any(from, first + 1, Lexicon::opensClause));
    }

    /// Whether a quotation may begin with a word: no negation or condition governs it, right before it or before the
    /// `that` by which its clause depends on another.
    boolean allowsQuotationFrom(int first) {
        int reach = first > 0 && source.words().get(first - 1).form().equals("that") ? FAR : NEAR;
        for (int i = first; i > Math.max(0, first - reach) && !broken[i] && goesOn(i); i--) {
            Word before = source.words().get(i - 1);
            if (before.kind() == Word.Kind.CONDITION || Lexicon.isNegation(before.form())) {
                return false;
            }
        }
        return true;
    }
}
