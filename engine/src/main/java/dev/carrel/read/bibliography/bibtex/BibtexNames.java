package dev.carrel.read.bibliography.bibtex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.PersonName;
import dev.carrel.read.tex.BraceMatcher;
import dev.carrel.read.tex.TexText;

/// Reads BibTeX's lists of names and gives each as people write it: first name, particles, last name.
final class BibtexNames {
    private static final Pattern AND = Pattern.compile("\\s+and\\s+", Pattern.CASE_INSENSITIVE);
    private static final Pattern OTHERS = Pattern.compile("(?i)(and\\s*)+|others|et\\.? ?al\\.?|\\.\\.\\.|…");
    private static final Pattern NOBODY = Pattern.compile("(?i)(and\\s*)+");
    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");
    private static final Pattern SPACE = Pattern.compile("[\\s~]+");
    private static final Pattern PARTS = Pattern.compile("(?i)(^|,)\\s*\"?(family|given)\\s*=");

    private BibtexNames() {}

    static List<String> of(String field) {
        return separated(field).stream().map(BibtexNames::shown)
                .filter(name -> !name.isEmpty() && !OTHERS.matcher(name).matches()).distinct().toList();
    }

    /// The parts of each name, `others` for those who are not named among them.
    static List<PersonName> parsed(String field) {
        return separated(field).stream().map(BibtexNames::name)
                .filter(name -> !name.natural().isBlank() && !NOBODY.matcher(name.natural()).matches())
                .toList();
    }

    /// Parted by `and`; where there is none, by what else people use for it.
    private static List<String> separated(String field) {
        List<String> names = BraceSplitter.split(field, AND);
        if (names.size() > 1) {
            return names;
        }
        List<String> bySemicolon = BraceSplitter.split(field, Pattern.compile("\\s*;\\s*"));
        return bySemicolon.size() > 1 ? bySemicolon : byComma(field);
    }

    /// A name has up to two commas; more are a list of whole names, or of last and first names by turns.
    private static List<String> byComma(String field) {
        List<String> parts = BraceSplitter.split(field, COMMA);
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

    /// As it stands, where no comma turns it round.
    private static String shown(String written) {
        return BraceSplitter.split(written, COMMA).size() > 1 ? name(written).natural() : TexText.of(written);
    }

    private static PersonName name(String written) {
        String name = written.strip();
        if (BraceMatcher.enclose(name)) {
            return PersonName.whole(TexText.of(name));
        }
        List<String> parts = BraceSplitter.split(name, COMMA);
        if (PARTS.matcher(name).find()) {
            return ofNamedParts(parts);
        }
        return switch (parts.size()) {
            case 0, 1 -> inOrder(name);
            case 2 -> PersonName.of(TexText.of(parts.get(0)), TexText.of(parts.get(1)), "");
            default -> PersonName.of(TexText.of(parts.get(0)), TexText.of(parts.get(2)),
                    TexText.of(parts.get(1)));
        };
    }

    /// `First von Last`, where braces hold words of one part together.
    private static PersonName inOrder(String name) {
        List<String> words = BraceSplitter.split(name, SPACE);
        boolean grouped = words.stream().anyMatch(word -> SPACE.matcher(word).find());
        return grouped && words.size() > 1
                ? PersonName.of(TexText.of(words.getLast()),
                        TexText.of(String.join(" ", words.subList(0, words.size() - 1))), "")
                : PersonName.of(TexText.of(name));
    }

    /// BibLaTeX's `given=Hans, prefix=von, family=Harman`.
    private static PersonName ofNamedParts(List<String> parts) {
        Map<String, String> named = new HashMap<>();
        for (String part : parts) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                named.put(part.substring(0, equals).strip().replace("\"", "").toLowerCase(Locale.ROOT),
                        part.substring(equals + 1).replace("\"", "").strip());
            }
        }
        String family = TexText.of(named.getOrDefault("family", ""));
        String given = TexText.of(named.getOrDefault("given", ""));
        return family.isEmpty()
                ? PersonName.whole(given)
                : new PersonName(family, given, TexText.of(named.getOrDefault("prefix", "")),
                        TexText.of(named.getOrDefault("suffix", "")));
    }
}
