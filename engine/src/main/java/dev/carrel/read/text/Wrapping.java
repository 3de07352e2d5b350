package dev.carrel.read.text;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.read.outline.LineCursor;

/// Undoes the wrapping of lines by hand: prose becomes one line; what is indented, listed or set in short lines on
/// purpose (code, verse, tables) keeps its lines.
final class Wrapping {
    private static final Pattern ITEM = Pattern
            .compile("\\s*([-*•+>]|\\(?\\d{1,3}[.)]|[a-z]\\)|\\[\\d{1,3}\\]) .*");
    private static final int SHORT = 50;

    private Wrapping() {}

    static String undone(List<String> lines) {
        List<String> paragraph = LineCursor.dedented(lines);
        if (paragraph.stream().anyMatch(line -> ITEM.matcher(line).matches())) {
            return items(paragraph);
        }
        return isProse(paragraph) ? joined(paragraph) : String.join("\n", paragraph);
    }

    /// Continuation lines join the item that they belong to.
    private static String items(List<String> lines) {
        StringBuilder text = new StringBuilder();
        for (String line : lines) {
            boolean starts = text.isEmpty() || ITEM.matcher(line).matches();
            text.append(text.isEmpty() ? "" : starts ? "\n" : " ")
                    .append(starts ? line.stripTrailing() : line.strip());
        }
        return text.toString();
    }

    private static boolean isProse(List<String> lines) {
        boolean indented = lines.stream().skip(1).anyMatch(line -> LineCursor.indent(line) > 0);
        boolean columns = lines.stream().anyMatch(line -> line.strip().matches(".*\\S( {3,}|\t)\\S.*"));
        int longest = lines.stream().mapToInt(String::length).max().orElse(0);
        return lines.size() == 1 || (!indented && !columns && longest > SHORT);
    }

    private static String joined(List<String> lines) {
        return lines.stream().map(String::strip).collect(Collectors.joining(" "));
    }
}
