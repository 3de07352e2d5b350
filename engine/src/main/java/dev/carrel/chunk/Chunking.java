package dev.carrel.chunk;

/// The rules by which passages are made.
///
/// @param maxTokens the ceiling of a passage, lowered to what the window holds beside the title
/// @param whole     the tokens up to which a document's text is not cut, lowered to what the window holds beside the title
/// @param room      the tokens that the model's window has for title and passage together
/// @param scope     how much of a document is taken
public record Chunking(int maxTokens, int whole, int room, Scope scope) {
    /// How much of a document becomes passages.
    public enum Scope {
        FULL, ABSTRACT
    }

    /// The ceiling that did best over the judged sets, see docs/passages.md.
    public static final int MEASURED_BEST = 256;

    /// An abstract or a short note that is no longer than this says one thing, and is found best as a whole; see docs/passages.md.
    public static final int SHORT_DOCUMENT = 512;

    /// One that cuts every document at the same ceiling.
    public Chunking(int maxTokens, int room, Scope scope) {
        this(maxTokens, maxTokens, room, scope);
    }

    public Chunking {
        if (maxTokens < 16 || room < 64) {
            throw new IllegalArgumentException("max tokens " + maxTokens + ", room " + room);
        }
    }
}
