package dev.carrel.index.retrieval;

import java.util.List;

import dev.carrel.document.DocumentId;

/// The notes that the owner of a library keeps beside its documents. They are no part of an index, which can be made anew
/// at any time; it asks for them when a query does.
public interface OwnNotes {
    /// No notes.
    OwnNotes NONE = new OwnNotes() {
        @Override
        public List<OwnNote> all() {
            return List.of();
        }

        @Override
        public long version() {
            return 0;
        }
    };

    /// @param text the note, and the words of the document that it is about
    record OwnNote(DocumentId document, String text) {}

    List<OwnNote> all();

    /// Another number for other notes.
    long version();
}
