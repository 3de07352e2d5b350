package dev.carrel.index.lucene.query;

import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.WeightedTokens;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.search.similarities.PerFieldSimilarityWrapper;
import org.apache.lucene.search.similarities.Similarity;

/// BM25 with Lucene's usual parameters. In the combined field all counts are scaled, and so must be k1, which they are
/// compared with: then the scale cancels out.
public final class CombinedSimilarity extends PerFieldSimilarityWrapper {
    private static final float K1 = 1.2f;
    private static final float B = 0.75f;

    private final Similarity plain;
    private final Similarity scaled = new BM25Similarity(K1 * WeightedTokens.SCALE, B);

    /// @param scale of the weights where fields are combined while searching
    public CombinedSimilarity(float scale) {
        this.plain = new BM25Similarity(K1 * scale, B);
    }

    @Override
    public Similarity get(String field) {
        return field.equals(FieldNames.COMBINED) ? scaled : plain;
    }
}
