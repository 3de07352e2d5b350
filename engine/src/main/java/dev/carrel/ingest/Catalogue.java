package dev.carrel.ingest;

import java.io.IOException;

import dev.carrel.document.CitationList;
import dev.carrel.document.Source;

/// Lists what a source holds, in the same order each time.
public interface Catalogue {
    Source source();

    /// Gives every item to the receiver, one at a time, holding none back.
    ///
    /// @throws IOException if the source itself cannot be reached; then nothing of it is taken for deleted
    void list(Receiver receiver) throws IOException;

    /// Takes what a catalogue finds.
    interface Receiver {
        void item(Item item);

        /// A place that should hold documents and cannot be listed. What was known of it stays.
        void unreachable(String path, String because);

        /// Who cites whom, where a source says so.
        default void citations(CitationList list) {}

        /// Something that is not a document.
        void skipped(String path, String because);
    }
}
