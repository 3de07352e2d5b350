package dev.carrel.embed;

import java.util.Optional;

/// Maps texts to vectors. Safe to call from many threads at once; each call works on one text alone.
public interface Embedder extends AutoCloseable {
    Model model();

    /// How many tokens the model sees in a text, special tokens and prefix left out.
    int tokens(String text);

    /// The tokens left for a passage's text, special tokens and document prefix taken off the window.
    int room();

    /// The vector of a question, asked with the model's query prefix. One that is longer than the window is read as far as
    /// it fits.
    Vector query(String text);

    /// The vector of a passage.
    ///
    /// @throws IllegalArgumentException if the text does not fit the window: nothing is ever cut off silently
    Vector passage(String text);

    /// The vector of a passage that nobody will ask for again, and that is not worth remembering.
    default Vector once(String text) {
        return passage(text);
    }

    /// The vector of a passage if it was made before, in this or any other library.
    default Optional<Vector> remembered(String text) {
        return Optional.empty();
    }

    /// How many texts a model elsewhere is best asked for at the same time.
    default int atOnce() {
        return 1;
    }

    /// Whether a text takes milliseconds and stays on this machine. One that is not near is asked only for what cannot be
    /// found otherwise.
    default boolean isNear() { return true; }

    /// Waits for what is under way and frees the model. Further calls fail with an `IllegalStateException`.
    @Override
    void close();
}
