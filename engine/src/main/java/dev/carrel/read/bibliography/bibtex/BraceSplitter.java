package dev.carrel.read.bibliography.bibtex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Splits text at what stands outside of all braces.
final class BraceSplitter {
    private BraceSplitter() {}

    /// The parts that are not blank.
    static List<String> split(String text, Pattern separator) {
        List<String> parts = new ArrayList<>();
        Matcher matcher = separator.matcher(text);
        int start = 0;
        int depth = 0;
        int counted = 0;
        while (matcher.find()) {
            depth += depth(text, counted, matcher.start());
            counted = matcher.start();
            if (depth <= 0) {
                add(text.substring(start, matcher.start()), parts);
                start = matcher.end();
            }
        }
        add(text.substring(start), parts);
        return parts;
    }

    private static void add(String part, List<String> parts) {
        if (!part.isBlank()) {
            parts.add(part.strip());
        }
    }

    private static int depth(String text, int from, int to) {
        int depth = 0;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        }
        return depth;
    }
}
