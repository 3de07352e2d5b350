package dev.carrel.ingest;

import java.util.List;

import dev.carrel.document.DocumentId;

/// The others who use a library while a run goes on. Making vectors takes hours, and can wait for them.
public interface Bystanders {
    /// Nobody.
    Bystanders NONE = new Bystanders() {
    };

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
