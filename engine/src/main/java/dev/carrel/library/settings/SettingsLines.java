package dev.carrel.library.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Changes one line of a settings file and leaves the others, comments included, as they are.
final class SettingsLines {
    private static final Pattern TABLE = Pattern.compile("\\s*\\[\\s*([^\\[\\]]+?)\\s*\\]\\s*(#.*)?");
    private static final Pattern ENTRY = Pattern.compile(
            "(\\s*([\\w.\\-\" ]+?)\\s*=\\s*)(\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'|[^#]*?)(\\s*(?:#.*)?)");
    private static final Pattern BARE = Pattern.compile("true|false|(?:0|[1-9]\\d*)(?:\\.\\d+)?");

    private SettingsLines() {}

    static List<String> with(List<String> lines, String key, String value) {
        List<String> changed = new ArrayList<>(lines);
        OptionalInt at = place(lines, key);
        if (at.isPresent()) {
            MatchResult entry = entry(lines.get(at.getAsInt())).orElseThrow();
            changed.set(at.getAsInt(), entry.group(1) + written(value) + entry.group(4));
        } else {
            changed.add(firstTable(lines), key + " = " + written(value));
        }
        return changed;
    }

    /// The lines without the one that sets a key, if any does.
    static List<String> without(List<String> lines, String key) {
        List<String> changed = new ArrayList<>(lines);
        place(lines, key).ifPresent(changed::remove);
        return changed;
    }

    /// The number of the line that sets a key.
    private static OptionalInt place(List<String> lines, String key) {
        String table = "";
        for (int i = 0; i < lines.size(); i++) {
            Matcher header = TABLE.matcher(lines.get(i));
            if (header.matches()) {
                table = name(header.group(1)) + ".";
            }
            String within = table;
            if (entry(lines.get(i)).filter(entry -> (within + name(entry.group(2))).equals(key))
                    .isPresent()) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    private static Optional<MatchResult> entry(String line) {
        Matcher entry = ENTRY.matcher(line);
        return entry.matches() ? Optional.of(entry.toMatchResult()) : Optional.empty();
    }

    private static int firstTable(List<String> lines) {
        return IntStream.range(0, lines.size()).filter(i -> TABLE.matcher(lines.get(i)).matches()).findFirst()
                .orElse(lines.size());
    }

    private static String name(String written) {
        return written.replace("\"", "").replace(" ", "");
    }

    private static String written(String value) {
        return BARE.matcher(value).matches()
                ? value
                : "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
