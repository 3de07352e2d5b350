package dev.carrel.library.export;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.PersonName;
import org.jspecify.annotations.Nullable;

/// Writes BibTeX, with BibLaTeX's names where BibTeX has none.
final class BibtexWriter implements EntryWriter {
    private static final List<String> MONTHS = List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug",
            "sep", "oct", "nov", "dec");

    @Override
    public void entry(Cited document, Appendable out) throws IOException {
        Metadata metadata = document.metadata();
        Fields fields = new Fields(out);
        out.append("@").append(type(document)).append("{").append(BibtexText.key(document.key()))
                .append(",\n");
        fields.put("title", BibtexText.title(metadata.title()));
        people(document, fields);
        date(document, fields);
        fields.put(container(document), BibtexText.title(text(metadata.site())));
        fields.put("doi", BibtexText.verbatim(text(metadata.doi())));
        fields.put("url", BibtexText.verbatim(text(metadata.url())));
        fields.put("urldate", document.accessed().orElse(""));
        fields.put("keywords", keywords(metadata.tags()));
        fields.put("abstract", BibtexText.paragraphs(text(metadata.summary())));
        out.append("}\n\n");
    }

    private record Fields(Appendable out) {
        void put(String name, String value) throws IOException {
            if (!value.isBlank()) {
                out.append("  ").append(name).append(" = {").append(value).append("},\n");
            }
        }
    }

    private static String type(Cited document) {
        return switch (document.metadata().type()) {
            case PAPER -> document.isChapter()
                    ? "incollection"
                    : document.metadata().site() == null ? "misc" : "article";
            case DOCUMENTATION -> "manual";
            case PAGE -> "online";
            case NOTE -> "unpublished";
        };
    }

    /// What the place of publication is called in an entry of this type.
    private static String container(Cited document) {
        return switch (document.metadata().type()) {
            case PAPER -> document.isChapter() ? "booktitle" : "journal";
            case DOCUMENTATION, PAGE, NOTE -> "organization";
        };
    }

    /// A role that no style knows is kept in a field of its own name.
    private static void people(Cited document, Fields fields) throws IOException {
        fields.put("author", names(document.authors()));
        for (Map.Entry<String, List<PersonName>> role : document.contributors().entrySet()) {
            String field = role.getKey().toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
            fields.put(field.isEmpty() || field.equals("author") ? "contributor" : field,
                    names(role.getValue()));
        }
    }

    private static String names(List<PersonName> names) {
        return names.stream().map(BibtexWriter::name).collect(Collectors.joining(" and "));
    }

    private static String name(PersonName name) {
        if (name.isWhole()) {
            return "{" + BibtexText.line(name.family()) + "}";
        }
        String suffix = name.suffix().isEmpty() ? "" : BibtexText.line(name.suffix()) + ", ";
        return BibtexText.line(name.lastName()) + ", " + suffix + BibtexText.line(name.given());
    }

    private static void date(Cited document, Fields fields) throws IOException {
        List<Integer> parts = document.published().map(PublicationDate::parts).orElse(List.of());
        if (!parts.isEmpty()) {
            fields.put("year", String.valueOf(parts.getFirst()));
        }
        if (parts.size() > 1) {
            // Not in braces: the names of months are BibTeX's own, and styles translate them.
            fields.out.append("  month = ").append(MONTHS.get(parts.get(1) - 1)).append(",\n");
        }
        if (parts.size() > 2) {
            fields.put("day", String.valueOf(parts.get(2)));
        }
    }

    private static String keywords(List<String> tags) {
        return tags.stream().map(tag -> tag.matches(".*[,;].*")
                ? "{" + BibtexText.line(tag) + "}"
                : BibtexText.line(tag)).collect(Collectors.joining(", "));
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value;
    }
}
