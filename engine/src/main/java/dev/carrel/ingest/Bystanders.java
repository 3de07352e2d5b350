package dev.carrel.ingest;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;

/// The others who use a library while a run goes on. Making vectors takes hours, and can wait for them.
public interface Bystanders {
    /// Nobody.
    Bystanders NONE = new Bystanders() {
    };

    /// The writer to be closed by this run: its own, or that of others who read text at the moment.
    default Writer writer(PassageIndex index) throws IOException {
        return index.writer();
    }

    /// Tells them that all text of this run is in.
    ///
    /// @return false if others still read theirs; what follows upon text is for later then
    default boolean textIsIn() {
        return true;
    }

    /// True if somebody waits for this run to leave the index to him for a while.
    default boolean wantToWrite() {
        return false;
    }

    /// Leaves the index to whoever waits, which is not open meanwhile, and returns when they are done.
    default void letWrite() {}

    /// Waits a moment if somebody is being answered: the processor is his.
    default void awaitAnswers() {}

    /// The documents that people saw last, the latest first.
    default List<DocumentId> lookedAt() {
        return List.of();
    }
}
