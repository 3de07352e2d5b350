package dev.carrel.index.lucene.query;

import org.apache.lucene.search.similarities.BasicStats;
import org.apache.lucene.search.similarities.SimilarityBase;

/// Recall's formula for one field: count / length · ln(N / df).
final class TermFrequencySimilarity extends SimilarityBase {
    @Override
    protected double score(BasicStats stats, double frequency, double length) {
        double rarity = Math.log((double) stats.getNumberOfDocuments() / Math.max(1, stats.getDocFreq()));
        return stats.getBoost() * frequency / Math.max(1, length) * rarity;
    }

    @Override
    public String toString() {
        return "tf·idf";
    }
}
