package dev.carrel.read.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Tells authors' names in a line that lists them.
final class Names {
    private static final Pattern BETWEEN = Pattern
            .compile("\\s*[;,]\\s*(?:and\\s+|&\\s*)?|\\s+(?:and|&)\\s+");
    private static final Pattern NAME = Pattern.compile(
            "\\p{Lu}[\\p{L}.’'-]*(?:\\s+(?:(?:de|van|von|der|den|la|le|da|di|dos|del|el|al|bin|ten|ter|du)\\s+)*\\p{Lu}[\\p{L}.’'-]*){1,4}");
    private static final Pattern MARKS = Pattern
            .compile("[*†‡§¶#∗⁎\\d()\\[\\]ⁱª]+|\\b(?:MD|PhD|MSc|MPH|Dr|Prof|ID|BSc|MS|RN)\\b\\.?");
    private static final Pattern REVERSED = Pattern.compile("\\p{Lu}[\\p{L}’'-]+, (?:\\p{Lu}\\.?[ -]?){1,3}");

    private Names() {}

    /// The names of a list, without marks and degrees; empty if it is none.
    static List<String> split(String list) {
        if (REVERSED.matcher(list.strip()).matches()) {
            return List.of(list.strip());
        }
        List<String> names = new ArrayList<>();
        for (String part : BETWEEN.split(MARKS.matcher(list).replaceAll(" ").strip())) {
            String name = part.replaceAll("\\s+", " ").replaceFirst("^(?:by|By|and|&)\\s+", "").strip();
            if (NAME.matcher(name).matches()) {
                names.add(name);
            }
        }
        return names;
    }

    /// Whether nearly all of a line is names.
    static boolean isList(String line) {
        String bare = MARKS.matcher(line).replaceAll(" ").strip();
        int letters = split(line).stream().mapToInt(String::length).sum();
        return letters > 0.7 * bare.replaceAll("[,;&]|\\band\\b", "").strip().length();
    }
}
