package dev.carrel.index;

import java.util.function.Supplier;

import dev.carrel.document.work.Labels;
import dev.carrel.index.retrieval.OwnNotes;

/// The records that the owner of a library keeps beside the index, which can be made anew at any time: they are read whenever a query
/// asks for them.
///
/// @param labels tags, stars and reading status
/// @param notes  highlights and notes
public record OwnRecords(Supplier<Labels> labels, OwnNotes notes) {
    public static final OwnRecords NONE = new OwnRecords(() -> Labels.NONE, OwnNotes.NONE);

    /// Another text for other records.
    public String version() {
        return labels.get().version() + " " + notes.version();
    }
}
