package dev.carrel.index.lucene.analysis;

import java.util.Map;

import dev.carrel.index.retrieval.KeywordScoring;

/// How much a word counts in each text field.
public final class FieldWeights {
    /// The weights that the combined field is made with. Others are scored field by field, which takes longer.
    public static final Map<String, Float> STANDARD = of(KeywordScoring.STANDARD);

    private FieldWeights() {}

    public static Map<String, Float> of(KeywordScoring scoring) {
        return Map.of(FieldNames.TITLE, (float) scoring.title(), FieldNames.SUMMARY,
                (float) scoring.summary(),
                FieldNames.URL, (float) scoring.url(), FieldNames.HEADING, (float) scoring.heading(),
                FieldNames.BODY,
                (float) scoring.body(), FieldNames.ABOUT, (float) scoring.body());
    }

    /// The factor that makes the least weight 1: Lucene takes no smaller ones. A field that
    /// weighs nothing is left out.
    public static float scale(Map<String, Float> weights) {
        float least = weights.values().stream().filter(weight -> weight > 0).min(Float::compare).orElse(1f);
        return least < 1 ? 1 / least : 1;
    }
}
