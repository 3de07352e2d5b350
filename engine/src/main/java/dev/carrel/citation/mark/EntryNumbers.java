package dev.carrel.citation.mark;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Numbers of entries as they are printed: `3`, `3, 5`, `5–7`, `[5]–[7]`.
final class EntryNumbers {
    private static final String DASH = "[-\\u2010-\\u2015\\u2212]";
    /// A group of them; what stands in brackets of its own may have spaces in it.
    static final String SPACED = "\\d{1,3}(?:\\s{0,2}(?:[,;]|\\]?\\s?" + DASH
            + "\\s?\\[?)\\s{0,2}\\d{1,3})*+";
    static final String CLOSE = "\\d{1,3}(?:(?:,\\s?|" + DASH + ")\\d{1,3})*+";
    private static final Pattern PART = Pattern.compile("(\\d+)(?:[\\s\\]]*" + DASH + "[\\s\\[]*(\\d+))?");

    private EntryNumbers() {}

    /// Entries from 0; none if one of the numbers cannot be an entry's.
    ///
    /// @param entries how many there are
    static List<Integer> of(String group, int entries) {
        List<Integer> numbers = new ArrayList<>();
        Matcher part = PART.matcher(group);
        while (part.find()) {
            int first = Integer.parseInt(part.group(1));
            int last = part.group(2) == null ? first : Integer.parseInt(part.group(2));
            if (first < 1 || last < first || last > entries) {
                return List.of();
            }
            for (int number = first; number <= last; number++) {
                numbers.add(number - 1);
            }
        }
        return numbers.stream().distinct().toList();
    }
}
