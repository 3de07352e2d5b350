package dev.carrel.library.export;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.read.CleanText;
import org.jspecify.annotations.Nullable;

/// Writes RIS: a tag and a value a line, each value on one line, so that no text can be taken for a tag.
final class RisWriter implements EntryWriter {
    private static final String END_OF_LINE = "\r\n";
    private static final Pattern SPACES = Pattern.compile("\\s+");
    /// Tags of which every line is a value of its own.
    private static final Set<String> LISTS = Set.of("AU", "A1", "A2", "A3", "A4", "ED", "TA", "KW", "UR",
            "L1", "L2",
            "L3", "L4", "LK");

    @Override
    public boolean entry(CitedWork document, Appendable out) throws IOException {
        Tags tags = new Tags(out);
        tags.put("TY", document.type(BibliographyVocabulary.RIS));
        if (!document.isFrom(BibliographyVocabulary.RIS)) {
            // Only a key that was given: a made one would be an invention here, where none is needed.
            tags.put("ID", document.metadata().citekey());
        }
        for (Statement statement : Statements.of(document, BibliographyVocabulary.RIS)) {
            write(statement, tags);
        }
        out.append("ER  - ").append(END_OF_LINE).append(END_OF_LINE);
        return true;
    }

    private record Tags(Appendable out) {
        void put(String tag, @Nullable String value) throws IOException {
            String line = value == null
                    ? ""
                    : SPACES.matcher(CleanText.printable(value)).replaceAll(" ").strip();
            if (!line.isEmpty()) {
                out.append(tag).append("  - ").append(line).append(END_OF_LINE);
            }
        }

        void putAll(String tag, Stream<String> values) throws IOException {
            for (String value : values.toList()) {
                put(tag, value);
            }
        }
    }

    private static void write(Statement statement, Tags tags) throws IOException {
        switch (statement) {
            case Statement.Written(EntryField field) -> tags.putAll(field.name(),
                    LISTS.contains(field.name()) ? field.written().lines() : Stream.of(field.written()));
            case Statement.Fact fact -> fact(fact, tags);
            case Statement.People(String word, List<PersonName> names) ->
                tags.putAll(word, names.stream().map(RisWriter::name));
            case Statement.Others(String role, List<PersonName> names) ->
                tags.putAll("N1", names.stream().map(name -> role + ": " + name.natural()));
            case Statement.Foreign(String name, String text) -> tags.put("N1", name + ": " + text);
        }
    }

    private static void fact(Statement.Fact fact, Tags tags) throws IOException {
        switch (fact.property()) {
            case DATE -> date(fact.text(), tags);
            case ACCESSED -> tags.put(fact.word(), fact.text().replace('-', '/'));
            case PAGES -> {
                PageRange pages = PageRange.of(fact.text());
                tags.put(fact.word(), pages.first());
                tags.put("EP", pages.last());
            }
            case KEYWORDS ->
                tags.putAll(fact.word(), fact.texts().stream().map(tag -> tag.replace(';', ',')));
            default -> tags.putAll(fact.word(), fact.texts().stream());
        }
    }

    /// A comma would part a name that is whole.
    private static String name(PersonName name) {
        return name.isWhole() ? name.family().replace(",", "") : name.inverted();
    }

    private static void date(String text, Tags tags) throws IOException {
        List<List<Integer>> days = PublicationDate.parts(text);
        if (days.isEmpty()) {
            tags.put("PY", text);
            return;
        }
        List<Integer> parts = days.getFirst();
        tags.put("PY", String.valueOf(parts.getFirst()));
        if (days.size() > 1) {
            tags.put("DA", text);
        } else if (parts.size() > 1) {
            tags.put("DA", parts.stream().map(part -> String.format(Locale.ROOT, "%02d", part))
                    .collect(Collectors.joining("/")));
        }
    }
}
