package dev.carrel.evaluate;

/// A document of an answer, by the name that the judgements know it by.
public record RankedDocument(String key, double score) {
    public RankedDocument {
        if (!Double.isFinite(score)) {
            throw new IllegalArgumentException("score of " + key + " is " + score);
        }
    }
}
