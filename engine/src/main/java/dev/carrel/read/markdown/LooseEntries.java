package dev.carrel.read.markdown;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Front matter that breaks the rules of its language, read entry by entry: `title: Deep learning: a survey` is no YAML, yet
/// everybody sees what is meant. An entry that is sound is read by the language, of another the text is the value.
record LooseEntries(MatterLanguage language) {
    /// Empty if a line belongs to no entry: then it is a text and not front matter.
    Optional<Map<String, Object>> of(String matter) {
        Map<String, Object> entries = new LinkedHashMap<>();
        List<String> lines = matter.lines().toList();
        for (int from = 0; from < lines.size();) {
            int to = from + 1;
            while (to < lines.size() && continues(lines.get(to))) {
                to++;
            }
            if (!isLeftOut(lines.get(from)) && !add(lines.subList(from, to), entries)) {
                return Optional.empty();
            }
            from = to;
        }
        return Optional.of(entries);
    }

    private static boolean continues(String line) {
        return line.isBlank() || Character.isWhitespace(line.charAt(0))
                || line.startsWith("- ") || line.startsWith("]") || line.startsWith("}");
    }

    private boolean isLeftOut(String line) {
        return line.isBlank() || line.startsWith("#")
                || (line.startsWith("[") && language == MatterLanguage.TOML);
    }

    private boolean add(List<String> lines, Map<String, Object> entries) {
        String first = lines.getFirst();
        int end = endOfName(first);
        if (end < 0 || !MatterLanguage.isName(first.substring(0, end).strip())) {
            return false;
        }
        language.entries(String.join("\n", lines)).ifPresentOrElse(
                sound -> sound.forEach(entries::putIfAbsent),
                () -> entries.putIfAbsent(first.substring(0, end).strip(),
                        text(first.substring(end + 1), lines)));
        return true;
    }

    /// YAML wants a space after the colon, or `10:30` and addresses would be entries.
    private int endOfName(String line) {
        int at = line.indexOf(language.separator());
        boolean isEnd = language == MatterLanguage.TOML || at == line.length() - 1
                || (at >= 0 && Character.isWhitespace(line.charAt(at + 1)));
        return isEnd ? at : -1;
    }

    private static String text(String first, List<String> lines) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(lines.subList(1, lines.size()));
        return unquoted(all.stream().map(String::strip).filter(line -> !line.isEmpty())
                .collect(Collectors.joining(" ")));
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() > 1 && (text.startsWith("\"") || text.startsWith("'"))
                && text.charAt(0) == text.charAt(text.length() - 1);
        return quoted ? text.substring(1, text.length() - 1) : text;
    }
}
