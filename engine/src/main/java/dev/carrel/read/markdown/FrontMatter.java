package dev.carrel.read.markdown;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.DocumentType;
import dev.carrel.read.outline.MetadataBuilder;
import org.jspecify.annotations.Nullable;

/// The metadata at the head of a text, in YAML between `---` or in TOML between `+++`, and the text without it. Reads the
/// part of those languages that people use for it: scalars, block scalars, lists, lists of names.
public record FrontMatter(Map<String, List<String>> values, String body) {
    private static final Pattern FENCED = Pattern.compile(
            "\\A\\s*(---|\\+\\+\\+)[ \t]*\n(.*?)(?:^|\n)(\\1|\\.\\.\\.)[ \t]*(?:\n|\\z)",
            Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern ENTRY = Pattern.compile("([A-Za-z_][\\w. -]*?)\\s*[:=](?:\\s+(.*)|)$");
    private static final Pattern NAME = Pattern.compile("^(?:-\\s*)?(?:name|given|literal)\\s*:\\s*(.*)$");
    private static final Pattern NESTED = Pattern.compile("^(-\\s*)?[A-Za-z_]+:(\\s.*)?$");

    public FrontMatter {
        values = Map.copyOf(values);
    }

    /// Takes the front matter off a text; a text without any is all body.
    public static FrontMatter of(String text) {
        Matcher fenced = FENCED.matcher(text);
        if (!fenced.find() || !ENTRY.matcher(firstLine(fenced.group(2))).matches()) {
            return new FrontMatter(Map.of(), text);
        }
        return new FrontMatter(entries(fenced.group(2)), text.substring(fenced.end()));
    }

    /// Passes on what it says about the document.
    public void tell(MetadataBuilder facts) {
        facts.title(value("title")).doi(value("doi"));
        Stream.of("author", "authors").forEach(key -> facts.authors(list(key)));
        Stream.of("tags", "keywords").forEach(key -> facts.tags(list(key)));
        Stream.of("abstract", "summary", "description").forEach(key -> facts.summary(value(key)));
        Stream.of("url", "canonical_url", "permalink").map(this::value).filter(FrontMatter::isAddress)
                .forEach(facts::url);
        Stream.of("date", "published", "year").forEach(key -> date(key, facts));
        String type = value("type");
        DocumentType.named(type == null ? "" : type).ifPresent(facts::type);
    }

    private void date(String key, MetadataBuilder facts) {
        if (key.equals("year")) {
            facts.year(value(key));
        } else {
            facts.date(value(key));
        }
    }

    private static boolean isAddress(@Nullable String url) {
        return url != null && url.matches("https?://.*");
    }

    private @Nullable String value(String key) {
        List<String> found = values.get(key);
        return found == null ? null : String.join("\n", found);
    }

    private List<String> list(String key) {
        List<String> found = values.getOrDefault(key, List.of());
        return found.size() == 1 ? List.of(found.getFirst().split("\\s*[,;]\\s+|\\s+and\\s+|;")) : found;
    }

    private static Map<String, List<String>> entries(String matter) {
        Map<String, List<String>> entries = new LinkedHashMap<>();
        List<String> lines = matter.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Matcher entry = ENTRY.matcher(lines.get(i));
            if (entry.matches()) {
                List<String> more = continuation(lines, i + 1);
                String first = entry.group(2) == null ? "" : entry.group(2).strip();
                entries.putIfAbsent(entry.group(1).toLowerCase(Locale.ROOT), value(first, more));
                i += more.size();
            }
        }
        return entries;
    }

    private static List<String> continuation(List<String> lines, int from) {
        int to = from;
        while (to < lines.size() && lines.get(to).matches("(\\s+|\\s*- ).*|\\s*|[\\])].*")) {
            to++;
        }
        return lines.subList(from, to);
    }

    private static List<String> value(String first, List<String> more) {
        List<String> rest = more.stream().map(String::strip).filter(line -> !line.isEmpty()).toList();
        if (first.matches("[|>][+-]?\\d?")) {
            return List.of(String.join(first.startsWith("|") ? "\n" : " ", rest));
        }
        String whole = first.startsWith("[") ? first + String.join(" ", rest) : first;
        if (whole.startsWith("[")) {
            return items(whole.replaceAll("^\\[|\\]\\s*$", ""));
        }
        return first.isEmpty()
                ? names(rest)
                : List.of(unquoted(Stream.concat(Stream.of(first), rest.stream())
                        .reduce("", (a, b) -> a.isEmpty() ? b : a + " " + b)));
    }

    private static List<String> items(String list) {
        return Stream.of(list.split(",")).map(FrontMatter::unquoted).filter(item -> !item.isEmpty()).toList();
    }

    /// Of nested entries only names are wanted, not affiliations and identifiers.
    private static List<String> names(List<String> lines) {
        List<String> names = new ArrayList<>();
        for (String line : lines) {
            Matcher name = NAME.matcher(line);
            if (name.matches()) {
                names.add(unquoted(name.group(1)));
            } else if (!NESTED.matcher(line).matches()) {
                names.add(unquoted(line.replaceFirst("^-\\s+", "")));
            }
        }
        return names;
    }

    private static String unquoted(String value) {
        String bare = value.strip();
        boolean quoted = bare.length() > 1 && (bare.startsWith("\"") || bare.startsWith("'"))
                && bare.charAt(0) == bare.charAt(bare.length() - 1);
        return quoted ? bare.substring(1, bare.length() - 1) : bare;
    }

    private static String firstLine(String text) {
        return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).findFirst().orElse("");
    }
}
