package dev.carrel.chunk;

/// How passages are made.
///
/// @param maxTokens         the ceiling of a passage, lowered to what the window holds beside the title
/// @param room              the tokens that the model's window has for title and passage together
/// @param maxPassages       the most passages that a limited document may have
/// @param scope             how much of a document is taken
/// @param limited           which documents are limited
public record Chunking(int maxTokens, int room, int maxPassages, Scope scope, Limited limited) {
    /// How much of a document becomes passages.
    public enum Scope {
        FULL, ABSTRACT
    }

    /// Whose passages are counted: papers', as long as nobody has named a number.
    public enum Limited {
        PAPERS, ALL
    }

    /// The ceiling that did best over the judged sets, see docs/passages.md.
    public static final int MEASURED_BEST = 256;

    public Chunking {
        if (maxTokens < 16 || room < 64 || maxPassages < 1) {
            throw new IllegalArgumentException(
                    "max tokens " + maxTokens + ", room " + room + ", max passages " + maxPassages);
        }
    }

    /// Papers are limited.
    public Chunking(int maxTokens, int room, int maxPassages, Scope scope) {
        this(maxTokens, room, maxPassages, scope, Limited.PAPERS);
    }
}
