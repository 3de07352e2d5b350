package dev.carrel.index.lucene;

import java.util.Map;

import dev.carrel.index.KeywordScoring;

/// How much a word counts in each text field.
final class FieldWeights {
    /// The weights that the combined field is made with. Others are scored field by field, which takes longer.
    static final Map<String, Float> STANDARD = of(KeywordScoring.STANDARD);

    private FieldWeights() {}

    static Map<String, Float> of(KeywordScoring scoring) {
        return Map.of(Fields.TITLE, (float) scoring.title(), Fields.SUMMARY, (float) scoring.summary(),
                Fields.URL, (float) scoring.url(), Fields.HEADING, (float) scoring.heading(), Fields.BODY,
                (float) scoring.body(), Fields.ABOUT, (float) scoring.body());
    }

    /// What weights have to be multiplied with so that the least is 1: Lucene takes no smaller ones. A field that
    /// weighs nothing is left out.
    static float scale(Map<String, Float> weights) {
        float least = weights.values().stream().filter(weight -> weight > 0).min(Float::compare).orElse(1f);
        return least < 1 ? 1 / least : 1;
    }
}
