package dev.carrel.ingest;

import dev.carrel.document.reason.Reason;
/// The end that one item came to, or a place that should hold some.
public sealed interface Outcome {
    /// True if it is about a file that was come across, and not about one or a place that is not there.
    default boolean isOfAFile() {
        return switch (this) {
            case Indexed _,Unchanged _,Moved _,Citations _,Skipped _,KeptOut _,Failed _ -> true;
            case Removed _,Incomplete _,StillMissing _,Unreachable _ -> false;
        };
    }

    /// The state of the library before: it had nothing, the same, or something else.
    enum Before {
        ABSENT, DIFFERENT, SAME
    }

    /// It was read and its text is in the index.
    record Indexed(int passages, Before before) implements Outcome {}

    /// It is in the index already as it is now, or is known to fail as it is now.
    record Unchanged() implements Outcome {}

    /// It was known under another path and has only changed its place.
    record Moved(String from) implements Outcome {}

    /// It is no longer there and was taken out.
    record Removed() implements Outcome {}

    /// It is no document, but says who cites whom.
    record Citations(int count, Before before) implements Outcome {}

    /// It is not a document.
    record Skipped(Reason because) implements Outcome {}

    /// It was removed by its owner, and was not named since.
    record KeptOut() implements Outcome {}

    /// It belongs to a document that is in the index without it.
    record Incomplete(Reason because) implements Outcome {}

    /// It belongs to such a document, and its file was missing the last time too.
    record StillMissing() implements Outcome {}

    /// It should be in the index and is not.
    record Failed(Reason because) implements Outcome {}

    /// A place that cannot be looked at now. What is known of it stays.
    record Unreachable(Reason because) implements Outcome {}
}
