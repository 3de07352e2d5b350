package dev.carrel.read.reference;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds where a title ends: at a full stop that does not belong to an abbreviation and is not followed by the title's
/// second sentence, or at a question mark that the name of a journal follows.
final class ReferenceSentences {
    private static final Pattern STOP = Pattern.compile("[.?!][”\"’)]?(?= |$)");
    private static final Set<String> ABBREVIATIONS = Set.of("vs", "cf", "eg", "ie", "sp", "spp", "subsp",
            "ssp",
            "var", "cv", "st", "dr", "no", "al", "ca", "approx", "f", "nov", "sect", "ser", "mt", "prof");
    /// The words in small letters that can follow a title.
    private static final Pattern SMALL_CONTAINER = Pattern.compile(
            "(?:in|pp?|vol|no|arxiv|arXiv|bioRxiv|medRxiv|biorxiv|npj|e[A-Z]\\w+|m[A-Z]\\w+|i[A-Z]\\w+|doi|eds?"
                    + "|presented|preprint|available|master|phd|unpublished)\\b");
    /// A journal and its volume, or a book.
    private static final Pattern CONTAINER = Pattern.compile(
            "(?:In:? |\\p{Lu}[^.?!]{0,80}?[ ,(;]\\d{1,4}(?=[,:;().]|$| \\()|(?:\\p{Lu}\\p{L}{0,11}\\. ?){1,7}[^.?!]{0,30}\\d|$)");
    private static final Pattern PART = Pattern.compile("(?:Part )?(?:[IVX]{1,4}|\\d)[.:]? \\p{Lu}");
    private static final Pattern NUMERAL = Pattern.compile("[IVX]{1,4}");
    private static final Pattern PROSE = Pattern.compile("(?<!\\p{L})\\p{Ll}{4,}");

    private ReferenceSentences() {}

    static int end(String words, int start) {
        Matcher stop = STOP.matcher(words).region(start, words.length());
        while (stop.find()) {
            if (isEnd(words, start, stop)) {
                return stop.end();
            }
        }
        return words.length();
    }

    private static boolean isEnd(String words, int start, Matcher stop) {
        int at = stop.start();
        String rest = words.substring(stop.end()).stripLeading();
        if (isInside(words, start, at) || at - start < 3) {
            return false;
        }
        if (words.charAt(at) != '.') {
            return CONTAINER.matcher(rest).lookingAt();
        }
        if (NUMERAL.matcher(lastWord(words, start, at)).matches() && !CONTAINER.matcher(rest).lookingAt()) {
            return false;
        }
        if (ABBREVIATIONS.contains(lastWord(words, start, at).toLowerCase(Locale.ROOT))) {
            return false;
        }
        boolean small = !rest.isEmpty() && Character.isLowerCase(rest.codePointAt(0));
        return small ? SMALL_CONTAINER.matcher(rest).lookingAt() : !goesOn(rest);
    }

    /// A second sentence of a title: prose, and only behind it a journal and its volume.
    private static boolean goesOn(String rest) {
        if (PART.matcher(rest).lookingAt()) {
            return true;
        }
        Matcher stop = STOP.matcher(rest);
        if (CONTAINER.matcher(rest).lookingAt() || !stop.find()) {
            return false;
        }
        long prose = PROSE.matcher(rest.substring(0, stop.start())).results().count();
        long words = rest.substring(0, stop.start()).chars().filter(c -> c == ' ').count() + 1;
        String behind = rest.substring(stop.end()).stripLeading();
        return prose >= 2 && words >= 4 && !behind.isEmpty() && CONTAINER.matcher(behind).lookingAt();
    }

    /// True within parentheses that are closed further on.
    private static boolean isInside(String words, int start, int at) {
        int open = 0;
        for (int i = start; i < at; i++) {
            open += words.charAt(i) == '(' ? 1 : words.charAt(i) == ')' ? -1 : 0;
        }
        int close = words.indexOf(')', at);
        return open > 0 && close >= 0 && close - at < 60;
    }

    private static String lastWord(String words, int start, int at) {
        int from = Math.max(words.lastIndexOf(' ', at - 1) + 1, start);
        return words.substring(from, at).replaceFirst("^[(\\[“\"]+", "").replace(".", "");
    }
}
