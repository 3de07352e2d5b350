package dev.carrel.ingest;

/// What became of one item.
public sealed interface Outcome {
    /// It was read and its text is in the index.
    record Indexed(int passages) implements Outcome {}

    /// It is in the index already as it is now, or is known to fail as it is now.
    record Unchanged() implements Outcome {}

    /// It is not a document.
    record Skipped(String because) implements Outcome {}

    /// It belongs to a document that is in the index without it.
    record Incomplete(String because) implements Outcome {}

    /// It should be in the index and is not.
    record Failed(String because) implements Outcome {}
}
