package dev.carrel.index.retrieval;

/// The scoring of the keyword retriever: the weights of the fields and the formula over them.
public record KeywordScoring(double title, double summary, double url, double heading, double body,
        Similarity similarity) {
    /// The formula.
    public enum Similarity {
        /// Robertson's BM25F: the fields' weighted counts and lengths are added, then scored as one.
        BM25,
        /// Recall's: each field by itself, count / length · ln(N / df) · weight.
        TFIDF
    }

    public static final KeywordScoring STANDARD = new KeywordScoring(3.0, 2.0, 1.5, 1.5, 1.0,
            Similarity.BM25);
}
