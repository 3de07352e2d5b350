package dev.carrel.index;

import java.io.IOException;

import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.index.table.WorkTable;

/// A library at one moment, which hands out the ways to ask about it, each for those who ask such questions. Safe to ask
/// from many threads.
public interface Snapshot extends AutoCloseable {
    PassageRetrieval retrieval();

    PassageScoring scoring();

    Vocabulary vocabulary();

    StoredDocuments stored();

    SourceRegister register();

    WorkRelations relations();

    Census census();

    WorkTable table();

    /// What its owner keeps beside the index, as it is now: it changes while a snapshot is open.
    OwnRecords own();

    /// Reads all that is stored and compares it with its checksums: damage in the middle of a file shows nowhere else.
    ///
    /// @throws dev.carrel.base.UserError if something is damaged
    void verify() throws IOException;

    /// A mark of this moment: equal for two snapshots between which nothing was committed, in whichever process.
    String moment();

    @Override
    void close() throws IOException;
}
