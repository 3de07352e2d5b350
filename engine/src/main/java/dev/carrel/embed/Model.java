package dev.carrel.embed;

import java.nio.charset.StandardCharsets;

import dev.carrel.base.ContentHash;

/// A model: which one it is, and how it wants to be used.
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
        /// The first token's.
        CLS,
        /// The mean of all.
        MEAN,
        /// The last token's, as models have that read from left to right.
        LAST,
        /// The model gives one vector a text by itself.
        MODEL
    }

    /// The same model with the first components of its vectors only, which is another model to a library.
    ///
    /// @throws IllegalArgumentException if it has less than so many
    public Model truncated(int wanted) {
        if (wanted < 1 || wanted > dimensions) {
            throw new IllegalArgumentException(wanted + " of " + dimensions + " dimensions");
        }
        return wanted == dimensions
                ? this
                : new Model(name, wanted, window, pooling, queryPrefix, documentPrefix,
                        ContentHash.of((fingerprint + "\n" + wanted).getBytes(StandardCharsets.UTF_8))
                                .value());
    }
}
