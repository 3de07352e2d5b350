package dev.carrel.read.pdf;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The line of keywords under an abstract.
final class Keywords {
    private static final Pattern LABEL = Pattern
            .compile("(?i)^(key\\s?words?(\\s+and\\s+phrases)?|index\\s+terms)\\b\\s*[:.—–|-]*\\s*");
    private static final int LONGEST = 80;

    private Keywords() {}

    static boolean isLabelled(String text) {
        return LABEL.matcher(text).find();
    }

    /// What the line lists, with or without its label.
    static List<String> in(String text) {
        Matcher label = LABEL.matcher(text);
        String list = label.find() ? text.substring(label.end()) : text;
        String between = list.contains(";")
                ? ";"
                : list.contains(",") ? "," : list.contains("·") ? "·" : "[|•/]";
        return Stream.of(list.split(between)).map(word -> word.strip().replaceFirst("\\.$", ""))
                .filter(word -> !word.isEmpty() && word.length() < LONGEST).toList();
    }
}
