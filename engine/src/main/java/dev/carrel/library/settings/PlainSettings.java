package dev.carrel.library.settings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the TOML that settings files are usually made of: tables, and one plain value a line. Whatever is more than
/// that is left to a real parser, which takes longer to load (0.2 s) than a search.
final class PlainSettings {
    private final Map<String, String> settings = new LinkedHashMap<>();
    private String table = "";

    private PlainSettings() {}

    /// Empty if some line is not plain.
    static Optional<Map<String, String>> read(List<String> lines) {
        PlainSettings plain = new PlainSettings();
        return lines.stream().allMatch(plain::takes) ? Optional.of(plain.settings) : Optional.empty();
    }

    private boolean takes(String raw) {
        String line = raw.strip();
        int equals = line.indexOf('=');
        if (line.isEmpty() || line.startsWith("#")) {
            return true;
        }
        if (line.startsWith("[")) {
            table = line.substring(1, line.length() - 1) + ".";
            return line.endsWith("]") && isKey(line.substring(1, line.length() - 1));
        }
        return equals > 0 && takes(line.substring(0, equals).strip(), line.substring(equals + 1).strip());
    }

    private boolean takes(String key, String written) {
        Optional<String> value = value(written);
        return isKey(key) && value.isPresent() && settings.put(table + key, value.get()) == null;
    }

    private static boolean isKey(String key) {
        return !key.isEmpty() && !key.startsWith(".") && !key.endsWith(".") && !key.contains("..")
                && key.chars().allMatch(c -> isLetter(c) || isDigit(c) || c == '-' || c == '_' || c == '.');
    }

    /// A string without escapes, a truth value or a simple number, and maybe a comment.
    private static Optional<String> value(String written) {
        if (written.startsWith("\"")) {
            int end = written.indexOf('"', 1);
            String text = end < 0 ? "" : written.substring(1, end);
            return text.isEmpty() || text.contains("\\") || !isComment(written.substring(end + 1))
                    ? Optional.empty()
                    : Optional.of(text);
        }
        int hash = written.indexOf('#');
        String bare = hash < 0 ? written : written.substring(0, hash).strip();
        return bare.equals("true") || bare.equals("false") || isWhole(bare)
                ? Optional.of(bare)
                : Optional.empty();
    }

    private static boolean isComment(String rest) {
        return rest.isBlank() || rest.strip().startsWith("#");
    }

    private static boolean isWhole(String text) {
        return !text.isEmpty() && text.length() < 10 && text.chars().allMatch(PlainSettings::isDigit)
                && (text.length() == 1 || text.charAt(0) != '0');
    }

    private static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
