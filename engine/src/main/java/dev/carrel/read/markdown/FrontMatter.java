package dev.carrel.read.markdown;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.DocumentType;
import dev.carrel.read.CleanText;
import dev.carrel.read.outline.MetadataBuilder;
import org.jspecify.annotations.Nullable;

/// The metadata at the head of a text, in YAML between `---` or in TOML between `+++`, and the text without it. What is
/// no metadata after all stays in the text.
public record FrontMatter(Map<String, MatterValue> values, String body) {
    private static final Pattern FENCED = Pattern.compile(
            "\\A\\s*(?:---[ \t]*\n(?<yaml>.*?)(?:^|\n)(?:---|\\.\\.\\.)|\\+\\+\\+[ \t]*\n(?<toml>.*?)(?:^|\n)\\+\\+\\+)[ \t]*(?:\n|\\z)",
            Pattern.DOTALL | Pattern.MULTILINE);
    /// Many times what anybody writes; more than that is a text between two lines.
    private static final int LONGEST = 1 << 17;

    public FrontMatter {
        values = Map.copyOf(values);
    }

    /// Takes the front matter off a text; a text without any is all body.
    public static FrontMatter of(String text) {
        Matcher fenced = FENCED.matcher(text);
        return fenced.find()
                ? entries(fenced)
                        .map(entries -> new FrontMatter(values(entries), text.substring(fenced.end())))
                        .orElseGet(() -> new FrontMatter(Map.of(), text))
                : new FrontMatter(Map.of(), text);
    }

    private static Optional<Map<String, Object>> entries(Matcher fenced) {
        MatterLanguage language = fenced.group("yaml") == null ? MatterLanguage.TOML : MatterLanguage.YAML;
        String matter = CleanText.clean(fenced.group(language == MatterLanguage.YAML ? "yaml" : "toml"));
        return matter.length() > LONGEST
                ? Optional.empty()
                : language.entries(matter).or(() -> new LooseEntries(language).of(matter))
                        .filter(FrontMatter::beginsWithAName);
    }

    /// A sentence with a colon in it is valid YAML, too.
    private static boolean beginsWithAName(Map<String, Object> entries) {
        return entries.keySet().stream().limit(1).anyMatch(MatterLanguage::isName);
    }

    /// Of an entry that stands twice the first counts.
    private static Map<String, MatterValue> values(Map<String, Object> entries) {
        Map<String, MatterValue> values = new LinkedHashMap<>();
        entries.forEach(
                (key, value) -> values.putIfAbsent(key.toLowerCase(Locale.ROOT), MatterValue.of(value)));
        return values;
    }

    /// Passes on what it says about the document.
    public void tell(MetadataBuilder facts) {
        facts.title(text("title")).doi(text("doi"));
        Stream.of("author", "authors").forEach(key -> facts.authors(list(key)));
        Stream.of("tags", "keywords").forEach(key -> facts.tags(list(key)));
        Stream.of("abstract", "summary", "description").forEach(key -> facts.summary(text(key)));
        Stream.of("url", "canonical_url", "permalink").map(this::text).filter(FrontMatter::isAddress)
                .forEach(facts::url);
        facts.date(text("date")).date(text("published")).year(text("year"));
        String type = text("type");
        DocumentType.named(type == null ? "" : type).ifPresent(facts::type);
    }

    private static boolean isAddress(@Nullable String url) {
        return url != null && url.matches("https?://.*");
    }

    private @Nullable String text(String key) {
        MatterValue value = values.get(key);
        return value == null ? null : String.join("\n", value.items());
    }

    private List<String> list(String key) {
        MatterValue value = values.get(key);
        return value == null ? List.of() : value.separated();
    }
}
