package dev.carrel.read.bibliography;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Reads BibTeX's lists of names and gives each as people write it: first name, particles, last name.
final class Names {
    private static final Pattern AND = Pattern.compile("\\s+and\\s+", Pattern.CASE_INSENSITIVE);
    private static final Pattern OTHERS = Pattern.compile("(?i)(and\\s*)+|others|et\\.? ?al\\.?|\\.\\.\\.|…");
    private static final Pattern PARTS = Pattern.compile("(?i)(^|,)\\s*\"?(family|given)\\s*=");

    private Names() {}

    static List<String> of(String field) {
        List<String> names = new ArrayList<>();
        for (String written : separated(field)) {
            String name = name(written);
            if (!name.isEmpty() && !OTHERS.matcher(name).matches() && !names.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }

    /// Parted by `and`; where there is none, by what else people use for it.
    private static List<String> separated(String field) {
        List<String> names = Protected.split(field, AND);
        if (names.size() > 1) {
            return names;
        }
        List<String> bySemicolon = Protected.split(field, Pattern.compile("\\s*;\\s*"));
        return bySemicolon.size() > 1 ? bySemicolon : byComma(field);
    }

    /// A name has up to two commas; more are a list of whole names, or of last and first names by turns.
    private static List<String> byComma(String field) {
        List<String> parts = Protected.split(field, Pattern.compile("\\s*,\\s*"));
        if (parts.size() < 4 || PARTS.matcher(field).find()) {
            return List.of(field);
        }
        if (parts.stream().allMatch(part -> part.contains(" "))) {
            return parts;
        }
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i + 1 < parts.size(); i += 2) {
            pairs.add(parts.get(i) + ", " + parts.get(i + 1));
        }
        return parts.size() % 2 == 0 ? pairs : List.of(field);
    }

    private static String name(String written) {
        String name = written.strip();
        if (Braces.enclose(name)) {
            return TexText.of(name);
        }
        List<String> parts = Protected.split(name, Pattern.compile("\\s*,\\s*"));
        if (PARTS.matcher(name).find()) {
            return ofNamedParts(parts);
        }
        return switch (parts.size()) {
            case 0, 1 -> TexText.of(name);
            case 2 -> TexText.of(parts.get(1) + " " + parts.get(0));
            default -> TexText.of(parts.get(2) + " " + parts.get(0) + " " + parts.get(1));
        };
    }

    /// BibLaTeX's `given=Hans, prefix=von, family=Harman`.
    private static String ofNamedParts(List<String> parts) {
        Map<String, String> named = new HashMap<>();
        for (String part : parts) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                named.put(part.substring(0, equals).strip().replace("\"", "").toLowerCase(Locale.ROOT),
                        part.substring(equals + 1).replace("\"", "").strip());
            }
        }
        return TexText.of(String.join(" ", named.getOrDefault("given", ""), named.getOrDefault("prefix", ""),
                named.getOrDefault("family", ""), named.getOrDefault("suffix", "")));
    }
}
