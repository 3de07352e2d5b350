package dev.carrel.embed;

/// Tells how well a passage answers a question by reading both together, which is slower than comparing vectors, and
/// surer. Safe to call from many threads at once.
public interface CrossEncoder extends AutoCloseable {
    /// How sure the model is that the passage answers, from 0 to 1. What does not fit the window is left out at the
    /// passage's end.
    double score(String question, String passage);

    /// Waits for what is under way and frees the model. Further calls fail with an `IllegalStateException`.
    @Override
    void close();
}
