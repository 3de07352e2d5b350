package dev.carrel.read.reference;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// Reads one printed entry of a list of cited works. The text is kept as printed; what cannot be told stays unknown.
public final class ReferenceParser {
    /// `[12]`, `12.`, `(12)`, `[Smi01]`, a bullet, and the bare number before a name.
    private static final Pattern LABEL = Pattern.compile(
            "^\\s*(?:[-•*–]\\s+)?(?:\\[[\\p{L}\\d+*.,:\\- ]{1,24}\\]\\s*|\\(\\d{1,3}\\)\\s*"
                    + "|\\d{1,3}[.)\\]]\\s*(?=[^\\d\\s])|\\d{1,3}\\s+(?=\\p{Lu}))");
    /// Longer entries are no entries; nothing is gained by reading further.
    private static final int LONGEST = 4_000;

    private ReferenceParser() {}

    public static Reference parse(String text) {
        return parse(null, text);
    }

    /// @param key what the citing text calls the work, if it names it
    public static Reference parse(@Nullable String key, String text) {
        String entry = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
        String words = ReferenceIdentifiers.removed(LABEL.matcher(entry).replaceFirst(""));
        ReferenceNames names = ReferenceNames.in(words);
        LeadingYear leading = LeadingYear.after(names, words);
        TitleSpan title = TitleSpan.in(words, names, leading);
        Year year = Stream.of(leading.year(), title.year()).flatMap(Stream::ofNullable).findFirst()
                .orElseGet(() -> PublicationYear.in(words, title));
        List<String> authors = title.organisation() == null ? names.authors() : List.of(title.organisation());
        return new Reference(text, key, ReferenceIdentifiers.doi(entry), title.text(), authors, year);
    }
}
