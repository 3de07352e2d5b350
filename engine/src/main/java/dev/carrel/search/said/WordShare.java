package dev.carrel.search.said;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.index.Searchable;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.search.run.TermRarity;

/// The share of a question's words that a text holds, 0 to 1; the rarer a word, the more it counts.
///
/// @param weights of the question's words
record WordShare(Map<String, Double> weights, TextTerms terms) {
    static WordShare of(String words, TextTerms terms, Searchable library) throws IOException {
        Set<String> forms = terms.asked(words).stream().map(TextTerms.Term::form).collect(Collectors.toSet());
        return new WordShare(TermRarity.of(forms, library.census(), library.vocabulary()), terms);
    }

    double in(String text) {
        double all = sum(weights.keySet());
        return all <= 0
                ? 0
                : sum(terms.of(text).stream().map(TextTerms.Term::form).collect(Collectors.toSet())) / all;
    }

    private double sum(Set<String> forms) {
        return weights.entrySet().stream().filter(each -> forms.contains(each.getKey()))
                .sorted(Map.Entry.comparingByKey()).mapToDouble(Map.Entry::getValue).sum();
    }
}
