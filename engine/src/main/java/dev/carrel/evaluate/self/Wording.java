package dev.carrel.evaluate.self;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.document.bibliography.Year;

/// Words of a text as a question: nothing in them means anything to the query language.
public final class Wording {
    private static final int MOST_WORDS = 40;
    private static final Pattern WORD = Pattern.compile(".*\\p{L}.*");
    private static final Pattern SIGNS = Pattern.compile("[\"“”„«»]|(?<!\\S)-+(?=\\S)");
    private static final Pattern FIELD = Pattern.compile("(?<=[a-z]):(?=\\S)");
    private static final Pattern OR = Pattern.compile("(?<!\\S)OR(?!\\S)");

    private static final String NAME = "\\p{Lu}[\\p{L}'’\\-]+";
    private static final String YEAR = Year.Form.CITED.pattern() + "[a-z]?";
    private static final Pattern NARRATIVE = Pattern
            .compile(NAME + "(?: et al\\.?| (?:and|&) " + NAME + ")?(?:’s|'s)? ?\\((?:" + YEAR
                    + "(?:[,;] )?)+\\)");
    private static final Pattern PARENTHESIS = Pattern.compile("\\([^()]*\\b" + YEAR + "[^()]*\\)");

    private Wording() {}

    /// A sentence without the authors and years that name works in it: they would give the answer away.
    public static String withoutNames(String sentence) {
        return PARENTHESIS.matcher(NARRATIVE.matcher(sentence).replaceAll(" ")).replaceAll(" ")
                .replaceAll("\\s+([.,;:])", "$1").replaceAll("\\s+", " ").strip()
                .replaceFirst("^[.,;:]\\s*", "");
    }

    /// On one line, and not longer than anybody would paste.
    public static String question(String text) {
        String plain = FIELD.matcher(SIGNS.matcher(text).replaceAll(" ")).replaceAll(": ");
        return Arrays.stream(OR.matcher(plain).replaceAll("or").strip().split("\\s+")).limit(MOST_WORDS)
                .collect(Collectors.joining(" "));
    }

    /// The words that have letters.
    public static List<String> words(String text) {
        return Arrays.stream(text.strip().split("\\s+")).filter(word -> WORD.matcher(word).matches())
                .toList();
    }
}
