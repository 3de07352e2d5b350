package dev.carrel.library.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.library.export.citeproc.CitationStyle;
import dev.carrel.library.export.citeproc.StyledReferences;
import dev.carrel.library.json.Json;
import dev.carrel.read.CleanText;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Writes CSL-JSON, one item a line. What its schema has no variable for goes into `custom`, which it has for that.
final class CslWriter implements EntryWriter {
    /// Writes the items as a list of references in a citation style, which says in which order they come: nothing is written
    /// before all are known.
    static final class Styled implements EntryWriter {
        private final String style;
        private final StyledReferences.Form form;
        private final List<Map<String, @Nullable Object>> items = new ArrayList<>();

        Styled(String style, StyledReferences.Form form) {
            this.style = style;
            this.form = form;
        }

        @Override
        public boolean entry(CitedWork document, Appendable out) {
            items.add(item(document));
            return true;
        }

        @Override
        public void end(Appendable out) throws IOException {
            if (!items.isEmpty()) {
                out.append(new StyledReferences(CitationStyle.named(style)).of(items, form));
            }
        }
    }

    private static final String ID = "id";
    private static final String CUSTOM = "custom";

    private boolean first = true;

    @Override
    public void begin(Appendable out) throws IOException {
        out.append("[");
    }

    @Override
    public boolean entry(CitedWork document, Appendable out) throws IOException {
        out.append(first ? "\n" : ",\n").append(JsonMapper.shared().writeValueAsString(item(document)));
        first = false;
        return true;
    }

    @Override
    public void end(Appendable out) throws IOException {
        out.append("\n]\n");
    }

    private static Map<String, @Nullable Object> item(CitedWork document) {
        Map<String, @Nullable Object> item = new LinkedHashMap<>();
        Map<String, @Nullable Object> custom = new LinkedHashMap<>();
        item.put(ID, document.key());
        item.put("type", document.type(BibliographyVocabulary.CSL));
        if (!document.isFrom(BibliographyVocabulary.CSL)) {
            put(item, "citation-key", document.metadata().citekey());
        }
        for (Statement statement : Statements.of(document, BibliographyVocabulary.CSL)) {
            if (!isKey(statement, document)) {
                write(statement, item, custom);
            }
        }
        if (!custom.isEmpty()) {
            item.putIfAbsent(CUSTOM, custom);
        }
        return item;
    }

    /// An id that is also the key is written as one that no other item has.
    private static boolean isKey(Statement statement, CitedWork document) {
        return statement instanceof Statement.Written(EntryField field) && field.name().equals(ID)
                && field.text().equals(document.metadata().citekey());
    }

    private static void write(Statement statement, Map<String, @Nullable Object> item,
            Map<String, @Nullable Object> custom) {
        switch (statement) {
            case Statement.Written(EntryField field) -> {
                Object value = written(field);
                if (field.name().equals(CUSTOM) && value instanceof ObjectNode object) {
                    object.properties().forEach(each -> custom.put(each.getKey(), each.getValue()));
                } else {
                    item.put(field.name(), value);
                }
            }
            case Statement.Fact fact -> fact(fact, item);
            case Statement.People(String word, List<PersonName> names) -> putAll(item, word, names);
            case Statement.Others(String _, List<PersonName> names) -> putAll(item, "contributor", names);
            case Statement.Foreign(String name, String text) ->
                custom.merge(name, CleanText.clean(text).strip(), (before, more) -> before + "; " + more);
        }
    }

    private static void fact(Statement.Fact fact, Map<String, @Nullable Object> item) {
        switch (fact.property()) {
            case DATE, ACCESSED, EVENT_DATE, ORIGINAL_DATE, FILED -> item.put(fact.word(), date(fact.text()));
            case KEYWORDS -> put(item, fact.word(), String.join(", ", fact.texts()));
            default -> put(item, fact.word(), fact.text());
        }
    }

    /// As the source has it, which need not be a string.
    private static Object written(EntryField field) {
        return field.source() == null ? field.text() : JsonMapper.shared().readTree(field.source());
    }

    private static void put(Map<String, @Nullable Object> item, String variable, @Nullable String value) {
        String clean = value == null ? "" : CleanText.clean(value).strip();
        if (!clean.isEmpty()) {
            item.put(variable, clean);
        }
    }

    private static void putAll(Map<String, @Nullable Object> item, String variable, List<PersonName> names) {
        if (!names.isEmpty()) {
            item.merge(variable, names.stream().map(CslWriter::name).toList(), CslWriter::both);
        }
    }

    /// Two roles may be one to the schema.
    private static Object both(Object before, Object more) {
        return before instanceof List<?> list
                ? Stream.concat(list.stream(), ((List<?>) more).stream()).toList()
                : before;
    }

    private static Object name(PersonName name) {
        Map<String, @Nullable Object> parts = new LinkedHashMap<>();
        if (name.isWhole()) {
            parts.put("literal", name.family());
            return parts;
        }
        parts.put("family", name.family());
        parts.put("given", name.given());
        put(parts, "non-dropping-particle", name.particle());
        put(parts, "suffix", name.suffix());
        return parts;
    }

    private static Object date(String text) {
        List<List<Integer>> days = PublicationDate.parts(text);
        return days.isEmpty() ? Json.object("literal", text) : Json.object("date-parts", days);
    }
}
