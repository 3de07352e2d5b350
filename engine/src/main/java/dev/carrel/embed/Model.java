package dev.carrel.embed;

/// How a model wants to be used, and which one it is.
///
/// @param window         the most tokens it sees at once, special tokens included
/// @param queryPrefix    what is put before a query
/// @param documentPrefix what is put before a passage
/// @param fingerprint    of weights, tokenizer and everything above that changes a vector
public record Model(String name, int dimensions, int window, Pooling pooling, String queryPrefix,
        String documentPrefix,
        String fingerprint) {
    /// How the vectors of the tokens become one.
    public enum Pooling {
        CLS, MEAN
    }
}
