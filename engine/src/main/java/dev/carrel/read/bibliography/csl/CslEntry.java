package dev.carrel.read.bibliography.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Creator;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.read.bibliography.PublisherMarkup;
import tools.jackson.databind.JsonNode;

/// A CSL item with all its variables. What is no plain text is kept as JSON beside what people read.
record CslEntry(JsonNode item) {
    BibliographyEntry told() {
        List<EntryField> fields = new ArrayList<>();
        List<Creator> creators = new ArrayList<>();
        for (Map.Entry<String, JsonNode> variable : item.properties()) {
            String name = variable.getKey();
            if (!name.equals("type")) {
                fields.add(field(name, variable.getValue()));
                people(variable.getValue()).forEach(person -> creators.add(new Creator(name, person)));
            }
        }
        return new BibliographyEntry(BibliographyVocabulary.CSL, item.path("type").asString(""), fields,
                creators);
    }

    private static EntryField field(String name, JsonNode value) {
        if (value.isString()) {
            String text = PublisherMarkup.text(value.asString(""));
            return new EntryField(name, text, text.equals(value.asString("")) ? null : value.toString());
        }
        return new EntryField(name, shown(value), value.toString());
    }

    private static String shown(JsonNode value) {
        if (!people(value).isEmpty()) {
            return people(value).stream().map(PersonName::natural).collect(Collectors.joining("; "));
        }
        if (value.isArray()) {
            return value.valueStream().map(CslEntry::shown).collect(Collectors.joining("; "));
        }
        return value.isObject() ? CslDate.written(value) : value.asString("");
    }

    /// The names in a value; none if it is another kind of value.
    static List<PersonName> people(JsonNode value) {
        if (!value.isArray()) {
            return List.of();
        }
        return value.valueStream().filter(CslEntry::isName).map(CslEntry::person)
                .filter(person -> !person.natural().isBlank()).toList();
    }

    private static boolean isName(JsonNode value) {
        return value.isObject() && Stream.of("family", "given", "literal", "name").anyMatch(value::has);
    }

    private static PersonName person(JsonNode name) {
        String whole = CslWork.text(name, "literal").isEmpty()
                ? CslWork.text(name, "name")
                : CslWork.text(name, "literal");
        String family = CslWork.text(name, "family");
        if (!whole.isEmpty() || family.isEmpty()) {
            return PersonName.whole(whole.isEmpty() ? CslWork.text(name, "given") : whole);
        }
        String particle = (CslWork.text(name, "dropping-particle") + " "
                + CslWork.text(name, "non-dropping-particle")).strip();
        return new PersonName(family, CslWork.text(name, "given"), particle, CslWork.text(name, "suffix"));
    }
}
