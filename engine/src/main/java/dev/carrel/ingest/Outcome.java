package dev.carrel.ingest;

/// What became of one item, or of a place that should hold some.
public sealed interface Outcome {
    /// It was read and its text is in the index.
    record Indexed(int passages, Before before) implements Outcome {
        /// Whether the library had it already, as it was then.
        public enum Before {
            ABSENT, DIFFERENT
        }
    }

    /// It is in the index already as it is now, or is known to fail as it is now.
    record Unchanged() implements Outcome {}

    /// It was known under another path and has only changed its place.
    record Moved(String from) implements Outcome {}

    /// It is no longer there and was taken out.
    record Removed() implements Outcome {}

    /// It is not a document.
    record Skipped(String because) implements Outcome {}

    /// It should be in the index and is not.
    record Failed(String because) implements Outcome {}

    /// A place that cannot be looked at now. What is known of it stays.
    record Unreachable(String because) implements Outcome {}
}
