package dev.carrel.library;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Changes one line of a settings file and leaves the others, comments included, as they are.
final class SettingsLines {
    private static final Pattern TABLE = Pattern.compile("\\s*\\[\\s*([^\\[\\]]+?)\\s*\\]\\s*(#.*)?");
    private static final Pattern ENTRY = Pattern.compile(
            "(\\s*([\\w.\\-\" ]+?)\\s*=\\s*)(\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'|[^#]*?)(\\s*(?:#.*)?)");
    private static final Pattern BARE = Pattern.compile("true|false|(?:0|[1-9]\\d*)(?:\\.\\d+)?");

    private SettingsLines() {}

    static List<String> with(List<String> lines, String key, String value) {
        List<String> changed = new ArrayList<>(lines);
        String table = "";
        int firstTable = lines.size();
        for (int i = 0; i < lines.size(); i++) {
            Matcher header = TABLE.matcher(lines.get(i));
            if (header.matches()) {
                table = name(header.group(1)) + ".";
                firstTable = Math.min(firstTable, i);
            }
            Matcher entry = ENTRY.matcher(lines.get(i));
            if (entry.matches() && (table + name(entry.group(2))).equals(key)) {
                changed.set(i, entry.group(1) + written(value) + entry.group(4));
                return changed;
            }
        }
        changed.add(firstTable, key + " = " + written(value));
        return changed;
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
