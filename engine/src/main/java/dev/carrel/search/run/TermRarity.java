package dev.carrel.search.run;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import dev.carrel.index.Census;
import dev.carrel.index.retrieval.Vocabulary;

/// How rare terms are among a library's passages.
public final class TermRarity {
    private TermRarity() {}

    /// As a logarithm.
    public static Map<String, Double> of(Set<String> forms, Census census, Vocabulary vocabulary)
            throws IOException {
        double passages = census.statistics().passages();
        Map<String, Double> rarity = new HashMap<>();
        vocabulary.frequencies(forms)
                .forEach((form, frequency) -> rarity.put(form, Math.log1p(passages / (1 + frequency))));
        return rarity;
    }
}
