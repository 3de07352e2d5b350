package dev.carrel.embed;

import java.util.List;

/// Tells how well a passage answers a question by reading both together, which is slower than comparing vectors, and
/// surer. Safe to call from many threads at once.
public interface CrossEncoder extends AutoCloseable {
    /// How sure the model is that the passage answers, from 0 to 1. What does not fit the window is left out at the
    /// passage's end.
    double score(String question, String passage);

    /// Whether several passages are better read in one go.
    default boolean readsTogether() {
        return false;
    }

    /// The scores of several passages, in their order.
    default List<Double> scores(String question, List<String> passages) {
        return passages.stream().map(passage -> score(question, passage)).toList();
    }

    /// Waits for what is under way and frees the model. Further calls fail with an `IllegalStateException`.
    @Override
    void close();
}
