package dev.carrel.search.expand;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Query;

/// Puts a question in other words that the library itself supplies.
public final class Expander implements Rephraser {
    private static final Pattern SEAM = Pattern
            .compile("[_.\\-]+|(?<=\\p{Ll}|\\p{N})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

    @Override
    public Phrasings phrasings(Query query, Vocabulary vocabulary, int most) throws IOException {
        Map<String, Query> phrasings = new LinkedHashMap<>();
        for (Map<String, String> replacements : List.of(
                AbbreviationExpansion.spelledOut(query.words(), vocabulary),
                apart(query))) {
            add(replaced(query, replacements), query, phrasings);
        }
        return new Phrasings(phrasings.values().stream().limit(most).toList());
    }

    private static void add(Query phrasing, Query query, Map<String, Query> phrasings) {
        String words = phrasing.words().toLowerCase(Locale.ROOT);
        if (!words.equals(query.words().toLowerCase(Locale.ROOT))) {
            phrasings.putIfAbsent(words, phrasing);
        }
    }

    /// Only plain words are put otherwise: what is quoted or excluded is meant as it is.
    private static Query replaced(Query query, Map<String, String> replacements) {
        List<Clause> clauses = query.clauses().stream()
                .map(clause -> clause instanceof Clause.Words(String text)
                        ? new Clause.Words(put(text, replacements))
                        : clause)
                .toList();
        return query.with(clauses);
    }

    /// The words that names are made of: `page_size` is a page size.
    private static Map<String, String> apart(Query query) {
        Map<String, String> replacements = new LinkedHashMap<>();
        for (String term : query.technicalTerms()) {
            replacements.put(term, SEAM.matcher(term).replaceAll(" ").strip().toLowerCase(Locale.ROOT));
        }
        return replacements;
    }

    /// @param replacements what stands for which whole words, whatever their case
    private static String put(String text, Map<String, String> replacements) {
        String result = text;
        for (Map.Entry<String, String> each : replacements.entrySet()) {
            String words = Pattern.quote(each.getKey()).replace(" ", "\\E[\\s\\-‐-–]+\\Q");
            result = Pattern.compile("(?iu)(?<![\\p{L}\\p{N}])" + words + "(?![\\p{L}\\p{N}])")
                    .matcher(result)
                    .replaceAll(Matcher.quoteReplacement(each.getValue()));
        }
        return result;
    }
}
