package dev.carrel.read.pdf;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words that a document uses inside its lines, which tell whether a hyphen at a line's end belongs to the word:
/// `well-` `known` is rejoined as the document writes it elsewhere.
final class Words {
    private static final Pattern WORD = Pattern.compile("\\p{L}+(?:[-‐‑]\\p{L}+)*");
    private final Map<String, Integer> counts = new HashMap<>();

    static Words in(List<Page> pages) {
        Words words = new Words();
        pages.forEach(page -> page.lines().forEach(line -> words.learn(line.text())));
        return words;
    }

    void learn(String line) {
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            boolean cut = word.end() < line.length() && "-‐‑\u00AD".indexOf(line.charAt(word.end())) >= 0
                    && word.end() + 1 == line.length();
            if (!cut) {
                String form = word.group().toLowerCase(Locale.ROOT);
                counts.merge(form, 1, Integer::sum);
                if (form.indexOf('-') > 0) {
                    counts.merge(form.replace("-", ""), 0, Integer::sum);
                }
            }
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
        boolean capital = !after.isEmpty() && Character.isUpperCase(after.codePointAt(0));
        return capital || !before.chars().anyMatch(Character::isLowerCase)
                || before.chars().anyMatch(Character::isDigit) || before.indexOf('-') >= 0
                || (before.length() > 2 && after.length() > 3 && count(before) > 1 && count(after) > 1);
    }
}
