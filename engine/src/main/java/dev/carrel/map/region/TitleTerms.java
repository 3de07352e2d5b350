package dev.carrel.map.region;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// The words of titles and pairs of neighbouring words, with singular and plural as one.
final class TitleTerms {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?:[-'’][\\p{L}\\p{N}]+)*");
    private static final Pattern SEVERAL_CAPITALS = Pattern.compile(".*\\p{Lu}.*\\p{Lu}.*");
    /// Numbers, and a letter with a number, which is a mark in somebody's list.
    private static final Pattern MARK = Pattern.compile("\\p{L}?\\p{N}.*");
    /// Words that tell of no subject; those that are frequent everywhere fall out by themselves.
    private static final Set<String> EMPTY = Set
            .of(("a an and are as at be by can de der des die das do does "
                    + "for from für has have how if im in into is it its la le les mit new not of on or our over per "
                    + "some than that the their them these this those to towards toward und using use used via vs von was we "
                    + "what when where which who why will with without zur zum you your between through about more "
                    + "et al en el ein eine based case study introduction approach approaches paper")
                    .split(" "));
    private static final int LONG_ENOUGH = 5;

    private TitleTerms() {}

    /// Each term as it is compared, with how it stands in the title.
    static Map<String, String> of(String title) {
        Map<String, String> terms = new LinkedHashMap<>();
        String before = "";
        for (String word : words(title)) {
            String own = isEmpty(word) ? "" : word;
            if (!own.isEmpty()) {
                terms.putIfAbsent(key(own), own);
                if (!before.isEmpty()) {
                    terms.putIfAbsent(key(before) + " " + key(own), before + " " + own);
                }
            }
            before = own;
        }
        return terms;
    }

    private static List<String> words(String title) {
        List<String> words = new ArrayList<>();
        WORD.matcher(title).results().map(match -> match.group()).map(TitleTerms::written)
                .forEach(words::add);
        return words;
    }

    /// Abbreviations keep their capitals.
    private static String written(String word) {
        boolean isAbbreviation = word.length() <= LONG_ENOUGH + 1 && SEVERAL_CAPITALS.matcher(word).matches();
        return isAbbreviation ? word : word.toLowerCase(Locale.ROOT);
    }

    private static boolean isEmpty(String word) {
        return word.codePointCount(0, word.length()) < 2 || EMPTY.contains(word.toLowerCase(Locale.ROOT))
                || MARK.matcher(word).matches();
    }

    private static String key(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return lower.length() >= LONG_ENOUGH && lower.endsWith("s") && !lower.endsWith("ss")
                ? lower.substring(0, lower.length() - 1)
                : lower;
    }
}
