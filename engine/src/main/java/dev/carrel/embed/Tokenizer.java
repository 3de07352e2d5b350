package dev.carrel.embed;

/// Cuts texts into the tokens that a model was trained on. Safe to call from many threads at once.
public interface Tokenizer extends AutoCloseable {
    /// How many tokens a text has, special ones left out.
    int count(String text);

    /// How many special tokens stand around every text.
    int specials();

    /// By how many tokens a text may have more than its parts have together.
    int slack();

    /// The first tokens of a text that fit into `max`, the special ones around them included.
    long[] encode(String text, int max);

    /// Frees what it holds outside of Java.
    @Override
    default void close() {}
}
