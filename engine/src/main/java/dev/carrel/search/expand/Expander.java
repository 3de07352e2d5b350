package dev.carrel.search.expand;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Query;

/// Puts a question in other words that the library itself supplies.
public final class Expander implements Rephraser {
    @Override
    public List<Query> phrasings(Query query, Vocabulary vocabulary, int most) throws IOException {
        Map<String, Query> phrasings = new LinkedHashMap<>();
        for (Map<String, String> replacements : List.of(
                AbbreviationExpansion.spelledOut(query.words(), vocabulary),
                IdentifierSplitting.apart(query))) {
            add(replaced(query, replacements), query, phrasings);
        }
        return phrasings.values().stream().limit(most).toList();
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
                        ? new Clause.Words(Replacement.in(text, replacements))
                        : clause)
                .toList();
        return query.with(clauses);
    }
}
