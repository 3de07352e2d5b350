package dev.carrel.search.expand;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

import dev.carrel.ranking.query.Query;

/// The words that names are made of: `page_size` is a page size.
final class IdentifierSplitting {
    private static final Pattern SEAM = Pattern
            .compile("[_.\\-]+|(?<=\\p{Ll}|\\p{N})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

    private IdentifierSplitting() {}

    /// The words to say in place of others.
    static Map<String, String> apart(Query query) {
        Map<String, String> replacements = new LinkedHashMap<>();
        for (String term : query.technicalTerms()) {
            replacements.put(term, SEAM.matcher(term).replaceAll(" ").strip().toLowerCase(Locale.ROOT));
        }
        return replacements;
    }
}
