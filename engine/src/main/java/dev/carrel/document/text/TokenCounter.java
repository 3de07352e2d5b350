package dev.carrel.document.text;

/// Counts a text's tokens as the embedding model does, special tokens left out.
@FunctionalInterface
public interface TokenCounter {
    int count(String text);
}
