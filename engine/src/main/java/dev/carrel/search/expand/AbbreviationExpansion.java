package dev.carrel.search.expand;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.text.Abbreviation;
import dev.carrel.index.retrieval.Definition;
import dev.carrel.index.retrieval.Vocabulary;

/// Abbreviations that the library defines, spelled out, and long forms that it abbreviates, abbreviated.
final class AbbreviationExpansion {
    /// Long forms of more words are rare, and nobody types them.
    private static final int LONGEST = 6;
    /// Longer questions are prose.
    private static final int MOST_WORDS = 40;
    /// In longer questions without any capitals, *who* and *it* are words.
    private static final int MOST_WITHOUT_CAPITALS = 3;

    private AbbreviationExpansion() {}

    /// The words to say in place of others.
    static Map<String, String> spelledOut(String query, Vocabulary vocabulary) throws IOException {
        Set<String> forms = forms(query);
        Map<String, String> replacements = new LinkedHashMap<>();
        Set<String> known = new HashSet<>();
        forms.forEach(form -> known.add(Abbreviation.key(form)));
        for (Definition definition : forms.isEmpty()
                ? List.<Definition>of()
                : vocabulary.definitions(forms)) {
            Abbreviation each = definition.abbreviation();
            if (known.contains(Abbreviation.key(each.longForm()))) {
                replacements.putIfAbsent(Abbreviation.key(each.longForm()), each.shortForm());
            } else if (!replacements.containsValue(each.shortForm()) && isMeant(each, forms, query)) {
                replacements.putIfAbsent(Abbreviation.key(each.shortForm()), each.longForm());
            }
        }
        return replacements;
    }

    /// Whether a short form was typed as one: *Who* asks for a person.
    private static boolean isMeant(Abbreviation abbreviation, Set<String> forms, String query) {
        return isTerse(query) || forms.stream()
                .filter(form -> Abbreviation.key(form).equals(Abbreviation.key(abbreviation.shortForm())))
                .anyMatch(form -> form.equals(abbreviation.shortForm())
                        || form.substring(1).chars().anyMatch(Character::isUpperCase));
    }

    private static boolean isTerse(String query) {
        return query.chars().noneMatch(Character::isUpperCase)
                && query.strip().split("\\s+").length <= MOST_WITHOUT_CAPITALS;
    }

    /// All runs of words that could be a form.
    private static Set<String> forms(String query) {
        List<String> words = new ArrayList<>(List.of(query.split("[\\s,;:()?!\"“”]+")));
        words.removeIf(String::isBlank);
        Set<String> forms = new HashSet<>();
        for (int from = 0; from < Math.min(words.size(), MOST_WORDS); from++) {
            for (int to = from + 1; to <= Math.min(words.size(), from + LONGEST); to++) {
                String form = String.join(" ", words.subList(from, to));
                if (form.length() > 1) {
                    forms.add(form);
                }
            }
        }
        return forms;
    }
}
