package dev.carrel.assist.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

import dev.carrel.assist.check.CheckedSentence.Flag;
import dev.carrel.assist.check.claim.Lexicon;
import dev.carrel.assist.check.claim.Word;
import dev.carrel.assist.check.claim.WordReader;
import org.jspecify.annotations.Nullable;

/// Tells whether a sentence states a number with what it counts. Nothing is converted: number and unit stand there, in this
/// order, with at most two words between that describe what is counted.
public final class QuantityCheck {
    private static final int MOST_BETWEEN = 2;
    /// Words that stand before a number and say that it is not quite this one; they belong to it.
    private static final Set<String> BOUNDS = Set.of("less", "more", "fewer", "greater", "smaller", "least",
            "most", "than", "over", "under", "above", "below", "up", "nearly", "almost", "about", "around",
            "approximately", "roughly", "circa", "within", "exceeding", "<", ">", "≤", "≥", "≈", "∼", "±");
    private static final Set<String> JOINTS = Set.of("to", "at", "or", "equal");

    private final WordReader reader;

    QuantityCheck(WordReader reader) {
        this.reader = reader;
    }

    /// The result of the check.
    ///
    /// @param said  the quantity as the sentence has it, with what bounds it; null if it does not state it
    /// @param flags in what they disagree
    public record Result(@Nullable String said, Set<Flag> flags) {
        public Result {
            flags = Set.copyOf(flags);
        }
    }

    /// @param stated the number and its unit, as somebody says that the sentence has them
    /// @param unit   the one that is asked for; empty for any
    public Result check(String stated, String unit, String sentence) {
        List<Word> words = weighed(stated);
        List<Word> there = reader.read(sentence);
        if (words.stream().noneMatch(Word::isNumber)) {
            return new Result(null, Set.of(Flag.NUMBER));
        }
        List<Word> asked = weighed(unit);
        boolean bare = words.stream().allMatch(Word::isNumber);
        List<Word> whole = bare ? joined(words, asked) : words;
        for (int i = 0; i < there.size() && endsWith(whole, asked); i++) {
            String said = said(whole, i, there, sentence);
            if (said != null) {
                return new Result(said, Set.of());
            }
        }
        boolean numbered = words.stream().filter(Word::isNumber)
                .allMatch(word -> there.stream().anyMatch(each -> isSame(each, word)));
        return new Result(null, Set.of(numbered ? Flag.UNIT : Flag.NUMBER));
    }

    /// The quantities of a unit that a sentence states, each as it stands there.
    public Set<String> of(String unit, String sentence) {
        List<Word> there = reader.read(sentence);
        List<Word> asked = weighed(unit);
        Set<String> found = new LinkedHashSet<>();
        for (int i = 0; i < there.size() && !asked.isEmpty(); i++) {
            String said = there.get(i).isNumber()
                    ? said(joined(List.of(there.get(i)), asked), i, there, sentence)
                    : null;
            if (said != null) {
                found.add(said);
            }
        }
        return found;
    }

    private List<Word> weighed(String text) {
        return reader.read(text).stream().filter(word -> !word.isFree()).toList();
    }

    private static List<Word> joined(List<Word> numbers, List<Word> unit) {
        List<Word> joined = new ArrayList<>(numbers);
        joined.addAll(unit);
        return joined;
    }

    private static boolean endsWith(List<Word> words, List<Word> end) {
        int shift = words.size() - end.size();
        for (int i = 0; i < end.size(); i++) {
            if (shift < 0 || !isSame(words.get(shift + i), end.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSame(Word one, Word other) {
        return one.form().equals(other.form());
    }

    /// The words of the sentence from a place on that are these, with what bounds them; null if they are others.
    private static @Nullable String said(List<Word> words, int from, List<Word> there, String sentence) {
        int at = from;
        int last = from - 1;
        for (Word word : words) {
            OptionalInt next = next(word, at, at == from ? 0 : MOST_BETWEEN, there);
            if (next.isEmpty()) {
                return null;
            }
            last = next.getAsInt();
            at = last + 1;
        }
        int first = boundOf(from, there, sentence);
        return first < 0 ? null : sentence.substring(there.get(first).start(), there.get(last).end());
    }

    /// The next place of a word, with no more before it than words that hold a sentence together and some that describe.
    private static OptionalInt next(Word word, int from, int most, List<Word> there) {
        int between = 0;
        for (int i = from; i < there.size(); i++) {
            Word each = there.get(i);
            if (isSame(each, word)) {
                return OptionalInt.of(i);
            }
            boolean describes = each.kind() == Word.Kind.CONTENT && !word.isNumber() && between++ < most;
            if (!(describes || (each.isFree() && i > from && most > 0))) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    /// The beginning of the words that bound what stands at a place; that place if nothing does, -1 if it is denied.
    private static int boundOf(int at, List<Word> there, String sentence) {
        int first = at;
        int i = at - 1;
        while (i >= 0 && (BOUNDS.contains(written(there.get(i), sentence))
                || JOINTS.contains(written(there.get(i), sentence)))) {
            first = BOUNDS.contains(written(there.get(i), sentence)) ? i : first;
            i--;
        }
        boolean denied = first > 0 && Lexicon.isNegation(written(there.get(first - 1), sentence));
        if (denied) {
            return first < at ? first - 1 : -1;
        }
        boolean phrase = first > 0 && first < at && written(there.get(first - 1), sentence).equals("at");
        return phrase ? first - 1 : first;
    }

    private static String written(Word word, String sentence) {
        return sentence.substring(word.start(), word.end()).toLowerCase(Locale.ROOT);
    }
}
