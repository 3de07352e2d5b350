package dev.carrel.read.markdown;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.dataformat.toml.TomlMapper;

/// A language that front matter is written in.
enum MatterLanguage {
    YAML(':') {
        @Override
        Optional<Map<String, Object>> entries(String matter) {
            return YamlEntries.of(matter);
        }
    },
    TOML('=') {
        @Override
        Optional<Map<String, Object>> entries(String matter) {
            try {
                return Optional.of(withTables(TomlMapper.shared().readValue(matter, new TypeReference<>() {
                })));
            } catch (JacksonException broken) {
                return Optional.empty();
            }
        }
    };

    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\w. -]{0,99}",
            Pattern.UNICODE_CHARACTER_CLASS);

    private final char separator;

    MatterLanguage(char separator) {
        this.separator = separator;
    }

    /// The entries in their order; empty if the text is not in this language or holds no entries.
    abstract Optional<Map<String, Object>> entries(String matter);

    /// Stands between the name of an entry and its value.
    char separator() {
        return separator;
    }

    /// Whether a text may be the name of an entry.
    static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /// Entries of tables count as if it stood before them: Zola and Hugo want tags and authors there.
    private static Map<String, Object> withTables(Map<String, Object> entries) {
        Map<String, Object> all = new LinkedHashMap<>(entries);
        entries.values().stream().filter(Map.class::isInstance).map(Map.class::cast)
                .forEach(table -> ((Map<?, ?>) table)
                        .forEach((key, value) -> all.putIfAbsent(key.toString(), value)));
        return all;
    }
}
