package dev.carrel.read.pdf.role;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The line of keywords under an abstract.
public final class KeywordLine {
    private static final Pattern LABEL = Pattern
            .compile("(?i)^(key\\s?words?(\\s+and\\s+phrases)?|index\\s+terms)\\b\\s*[:.—–|-]*\\s*");
    private static final Pattern MARKED = Pattern
            .compile("(?i)^(key\\s?words?(\\s+and\\s+phrases)?|index\\s+terms)\\s*[:—–|]");
    /// Longer ones are sentences.
    private static final int LONGEST = 80;

    private KeywordLine() {}

    public static boolean isLabelled(String text) {
        return LABEL.matcher(text).find();
    }

    /// Whether a mark shows that the label is one: *Keyword spotting* may be what a title begins with.
    static boolean isMarked(String text) {
        return MARKED.matcher(text).find();
    }

    /// The words that the line lists, with or without its label.
    public static List<String> in(String text) {
        Matcher label = LABEL.matcher(text);
        String list = label.find() ? text.substring(label.end()) : text;
        String between = list.contains(";")
                ? ";"
                : list.contains(",") ? "," : list.contains("·") ? "·" : "[|•/]";
        return Stream.of(list.split(between)).map(word -> word.strip().replaceFirst("\\.$", ""))
                .filter(word -> !word.isEmpty() && word.length() < LONGEST).toList();
    }
}
