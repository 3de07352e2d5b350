package dev.carrel.read.pdf.block;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.pdf.page.Page;

/// The words that a document uses inside its lines, which tell whether a hyphen at a line's end belongs to the word:
/// `well-` `known` is rejoined as the document writes it elsewhere. What it never writes whole is told by its parts: two
/// words of the document's own make a compound, a syllable does not.
public final class DocumentWords {
    private static final Pattern WORD = Pattern.compile("\\p{L}+(?:[-‐‑]\\p{L}+)*");
    private static final Pattern HYPHENS = Pattern.compile("[‐‑\u00AD]");
    private static final String CUTS = "-‐‑\u00AD";
    /// Second parts of compounds that no word ends with unless it begins with a prefix.
    private static final Set<String> SECOND = Set.of("based", "driven", "related", "induced", "specific",
            "containing", "associated", "mediated", "derived", "oriented", "assisted", "resistant",
            "sensitive", "controlled", "weighted", "adjusted", "blind", "blinded", "increasing", "dependent",
            "inducing", "friendly", "ready", "rich");
    /// First parts that hardly ever grow together with the second.
    private static final Set<String> FIRST = Set.of("self", "well", "quasi", "ever", "ill", "double",
            "single");
    /// First parts that do, and stand alone as words now and then.
    private static final Set<String> PREFIXES = Set.of("non", "multi", "co", "sub", "micro", "bio", "meta",
            "pre", "re", "inter", "intra", "anti", "over", "under", "un", "in", "out", "fore", "semi",
            "super",
            "trans", "up", "down", "photo", "electro", "hydro", "poly", "mono", "counter", "cross", "mis");

    /// How long endings of words begin: `-alities`, `-ization`.
    private static final Pattern ENDING = Pattern.compile("^(i[cfstvz]|a[bglt]|e[gn]|ou|un)");
    /// How combining forms end: `electro-`, `hyper-`.
    private static final Pattern STEM = Pattern.compile("[oaiy]$|per$|ter$");
    /// Longer than nearly all syllables and endings.
    private static final int LONG = 6;
    /// Two words of a compound are no shorter: `ion`, `well` and not `a`, `the`.
    private static final int SHORTEST_FIRST = 3;
    private static final int SHORTEST_SECOND = 4;

    private final Map<String, Integer> counts = new HashMap<>();
    private final Set<String> parts = new HashSet<>();
    /// How many different words follow a first part, with a hyphen.
    private final Map<String, Integer> parted = new HashMap<>();
    private boolean cut;

    public static DocumentWords in(List<Page> pages) {
        DocumentWords words = new DocumentWords();
        pages.forEach(page -> page.lines().forEach(line -> words.learn(line.text())));
        return words;
    }

    /// Lines come in their order: what a hyphen at a line's end has parted is no word, before it or after it.
    void learn(String line) {
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            boolean torn = (cut && word.start() == 0)
                    || (word.end() + 1 == line.length() && CUTS.indexOf(line.charAt(word.end())) >= 0);
            if (!torn) {
                learnWord(HYPHENS.matcher(word.group().toLowerCase(Locale.ROOT)).replaceAll("-"));
            }
        }
        cut = !line.isEmpty() && CUTS.indexOf(line.charAt(line.length() - 1)) >= 0;
    }

    private void learnWord(String form) {
        boolean first = counts.merge(form, 1, Integer::sum) == 1;
        String[] pieces = form.split("-");
        parts.addAll(List.of(pieces));
        if (first && pieces.length > 1) {
            parted.merge(pieces[0], 1, Integer::sum);
        }
    }

    private int count(String word) {
        return counts.getOrDefault(word.toLowerCase(Locale.ROOT), 0);
    }

    /// Whether `before-` at a line's end and `after` on the next are one word with its hyphen.
    boolean keepsHyphen(String before, String after) {
        String whole = before + after;
        String parted = before + "-" + after;
        if (count(whole) != count(parted)) {
            return count(parted) > count(whole);
        }
        int dash = before.lastIndexOf('-');
        String last = before.substring(dash + 1);
        return isCompound(last, after) || (dash > 0 && isKnown(last) && isKnown(after));
    }

    private boolean isKnown(String word) {
        return parts.contains(word.toLowerCase(Locale.ROOT));
    }

    private boolean isCompound(String before, String after) {
        boolean capital = Character.isUpperCase(after.codePointAt(0));
        if (capital || before.chars().noneMatch(Character::isLowerCase)
                || before.chars().anyMatch(Character::isDigit)) {
            return true;
        }
        String first = before.toLowerCase(Locale.ROOT);
        String second = after.toLowerCase(Locale.ROOT);
        return PREFIXES.contains(first)
                ? isHabit(first, second)
                : FIRST.contains(first) || SECOND.contains(second) || isPair(first, second);
    }

    /// Whether the document writes this prefix with a hyphen, as a rule, before words.
    private boolean isHabit(String prefix, String word) {
        long closed = counts.keySet().stream()
                .filter(form -> form.length() > prefix.length() + 2 && form.startsWith(prefix)
                        && parts.contains(form.substring(prefix.length())))
                .count();
        return parts.contains(word) && parted.getOrDefault(prefix, 0) > closed;
    }

    /// Two words that the document has, or one and something too long for a syllable or an ending.
    private boolean isPair(String first, String second) {
        if (isKnown(first) && isKnown(second)) {
            return first.length() >= SHORTEST_FIRST && second.length() >= SHORTEST_SECOND;
        }
        return first.length() >= LONG && second.length() >= LONG
                && first.length() + second.length() > 2 * LONG
                && (isKnown(first)
                        ? !ENDING.matcher(second).find()
                        : isKnown(second) && !STEM.matcher(first).find());
    }
}
