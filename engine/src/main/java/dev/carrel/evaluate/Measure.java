package dev.carrel.evaluate;

/// A way to put a figure on a ranking, from 0 to 1; in the order in which they are reported.
public enum Measure {
    /// How much of the best possible first ten, where higher grades should stand higher.
    NDCG_10("nDCG@10"),
    /// One over the rank of the first relevant document, zero beyond ten.
    MRR_10("MRR@10"),
    /// The share of all relevant documents that stands in the first ten.
    RECALL_10("Recall@10"),
    /// The share of all relevant documents that stands in the first hundred.
    RECALL_100("Recall@100"),
    /// The share of the first ten that is relevant.
    PRECISION_10("P@10"),
    /// Average precision over the whole answer, however deep.
    MAP("MAP");

    private final String label;

    Measure(String label) {
        this.label = label;
    }

    /// As the literature writes it.
    public String label() {
        return label;
    }

    double of(Gains gains) {
        return switch (this) {
            case NDCG_10 -> gains.normalizedDiscountedGain(10);
            case MRR_10 -> gains.reciprocalRank(10);
            case RECALL_10 -> gains.recall(10);
            case RECALL_100 -> gains.recall(100);
            case PRECISION_10 -> gains.precision(10);
            case MAP -> gains.averagePrecision();
        };
    }
}
