package dev.carrel.ingest.source;

import java.io.IOException;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.work.CitationList;

/// Lists what a source holds, in the same order each time.
public interface Catalogue {
    Source source();

    /// Gives every item to the receiver, one at a time, holding none back.
    ///
    /// @throws IOException if the source itself cannot be reached; then nothing of it is taken for deleted
    void list(Receiver receiver) throws IOException;

    /// How many items and skipped files there will be, if that can be told without reading much.
    ///
    /// @param stopped asked often: once it is true, whatever is returned counts for nothing
    /// @throws IOException if the source itself cannot be reached
    default OptionalInt files(BooleanSupplier stopped) throws IOException {
        return OptionalInt.empty();
    }

    /// Takes what a catalogue finds.
    interface Receiver {
        void item(Item item);

        /// True once nothing more is wanted. Whoever looks at much between two items asks.
        default boolean isStopped() { return false; }

        /// A place that should hold documents and cannot be listed. What was known of it stays.
        void unreachable(String path, Reason because);

        /// A link that leads nowhere now. What was known of it stays.
        default void missing(String path, Reason because) {
            skipped(path, because);
        }

        /// Takes a list of citations, where a source holds one.
        default void citations(CitationList list) {}

        /// Something that is not a document.
        void skipped(String path, Reason because);
    }
}
