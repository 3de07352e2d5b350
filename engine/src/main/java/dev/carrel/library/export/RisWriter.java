package dev.carrel.library.export;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.read.CleanText;
import org.jspecify.annotations.Nullable;

/// Writes RIS: a tag and a value a line, each value on one line, so that no text can be taken for a tag.
final class RisWriter implements EntryWriter {
    private static final String END_OF_LINE = "\r\n";

    /// The tags of roles; whoever did something else is told in a note.
    private static final Map<String, String> ROLES = Map.of("editor", "A2", "series editor", "A3",
            "translator", "A4");

    @Override
    public void entry(Cited document, Appendable out) throws IOException {
        Metadata metadata = document.metadata();
        Tags tags = new Tags(out);
        tags.put("TY", type(document));
        // Only a key that was given: a made one would be an invention here, where none is needed.
        tags.put("ID", metadata.citekey());
        tags.put("TI", metadata.title());
        people(document, tags);
        date(document, tags);
        tags.put("T2", metadata.site());
        tags.put("DO", metadata.doi());
        tags.put("UR", metadata.url());
        tags.put("Y2", document.accessed().map(day -> day.replace('-', '/')).orElse(null));
        for (String tag : metadata.tags()) {
            tags.put("KW", tag.replace(';', ','));
        }
        tags.put("AB", metadata.summary());
        out.append("ER  - ").append(END_OF_LINE).append(END_OF_LINE);
    }

    private record Tags(Appendable out) {
        void put(String tag, @Nullable String value) throws IOException {
            String line = value == null ? "" : CleanText.line(value);
            if (!line.isEmpty()) {
                out.append(tag).append("  - ").append(line).append(END_OF_LINE);
            }
        }
    }

    private static String type(Cited document) {
        return switch (document.metadata().type()) {
            case PAPER -> document.isChapter() ? "CHAP" : document.metadata().site() == null ? "GEN" : "JOUR";
            case DOCUMENTATION -> "GEN";
            case PAGE -> "ELEC";
            case NOTE -> "UNPB";
        };
    }

    private static void people(Cited document, Tags tags) throws IOException {
        for (PersonName author : document.authors()) {
            tags.put("AU", name(author));
        }
        for (Map.Entry<String, List<PersonName>> role : document.contributors().entrySet()) {
            String tag = ROLES.get(role.getKey());
            for (PersonName name : role.getValue()) {
                tags.put(tag == null ? "N1" : tag,
                        tag == null ? role.getKey() + ": " + name.natural() : name(name));
            }
        }
    }

    /// A comma would part a name that is whole.
    private static String name(PersonName name) {
        return name.isWhole() ? name.family().replace(",", "") : name.inverted();
    }

    private static void date(Cited document, Tags tags) throws IOException {
        List<Integer> parts = document.published().map(PublicationDate::parts).orElse(List.of());
        if (!parts.isEmpty()) {
            tags.put("PY", String.valueOf(parts.getFirst()));
        }
        if (parts.size() > 1) {
            tags.put("DA", parts.stream().map(part -> String.format(Locale.ROOT, "%02d", part))
                    .collect(Collectors.joining("/")));
        }
    }
}
