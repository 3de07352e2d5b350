package dev.carrel.library.export;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;

/// Writes BibTeX, with BibLaTeX's names where BibTeX has none. What came from BibTeX is written as it stood there.
final class BibtexWriter implements EntryWriter {
    private static final List<String> MONTHS = List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug",
            "sep", "oct", "nov", "dec");

    @Override
    public boolean entry(CitedWork document, Appendable out) throws IOException {
        Fields fields = new Fields(out);
        String key = document.isFrom(BibliographyVocabulary.BIBTEX)
                ? BibtexText.writtenKey(document.key())
                : BibtexText.key(document.key());
        out.append("@").append(document.type(BibliographyVocabulary.BIBTEX)).append("{").append(key)
                .append(",\n");
        for (Statement statement : Statements.of(document, BibliographyVocabulary.BIBTEX)) {
            write(statement, fields);
        }
        out.append("}\n\n");
        return true;
    }

    private record Fields(Appendable out) {
        void put(String name, String value) throws IOException {
            if (!value.isBlank()) {
                out.append("  ").append(name).append(" = {").append(value).append("},\n");
            }
        }

        /// As the source has it. Months are not in braces: their names are BibTeX's own, and styles translate them.
        void put(EntryField field) throws IOException {
            String value = field.written();
            boolean month = field.name().equals("month") && MONTHS.contains(value);
            out.append("  ").append(field.name()).append(" = ")
                    .append(month ? value : "{" + BibtexText.balanced(value) + "}").append(",\n");
        }
    }

    private static void write(Statement statement, Fields fields) throws IOException {
        switch (statement) {
            case Statement.Written(EntryField field) -> fields.put(field);
            case Statement.Fact fact -> fact(fact, fields);
            case Statement.People(String word, List<PersonName> names) -> fields.put(word, names(names));
            case Statement.Others(String role, List<PersonName> names) ->
                fields.put(field(role), names(names));
            case Statement.Foreign(String name, String text) ->
                fields.put(field(name), BibtexText.line(text));
        }
    }

    private static void fact(Statement.Fact fact, Fields fields) throws IOException {
        String text = fact.text();
        switch (fact.property()) {
            case DATE -> date(text, fields);
            case TITLE, CONTAINER, SERIES, EVENT -> fields.put(fact.word(), BibtexText.title(text));
            case DOI, URL -> fields.put(fact.word(), BibtexText.verbatim(text));
            case ABSTRACT, NOTE -> fields.put(fact.word(), BibtexText.paragraphs(text));
            case KEYWORDS -> fields.put(fact.word(), keywords(fact.texts()));
            case PAGES -> fields.put(fact.word(), BibtexText.line(text).replaceAll("(?<!-)-(?!-)", "--"));
            default -> fields.put(fact.word(), BibtexText.line(text));
        }
    }

    /// The name of a field that BibTeX does not know. A person whom it does not know as author is none.
    private static String field(String name) {
        String field = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_-]", "");
        return field.isEmpty() || field.equals("author") ? "contributor" : field;
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

    private static void date(String text, Fields fields) throws IOException {
        List<List<Integer>> days = PublicationDate.parts(text);
        if (days.size() != 1) {
            fields.put(days.isEmpty() ? "year" : "date", BibtexText.line(text));
            return;
        }
        List<Integer> parts = days.getFirst();
        fields.put("year", String.valueOf(parts.getFirst()));
        if (parts.size() > 1) {
            fields.put(EntryField.of("month", MONTHS.get(parts.get(1) - 1)));
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
}
