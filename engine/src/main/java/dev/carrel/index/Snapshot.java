package dev.carrel.index;

import java.io.IOException;

import dev.carrel.index.table.WorkTable;

/// A library at one moment, which hands out the ways to ask about it, each for those who ask such questions. Safe to ask
/// from many threads.
public interface Snapshot extends Searchable {
    SourceRegister register();

    WorkTable table();

    /// Reads all that is stored and compares it with its checksums: damage in the middle of a file shows nowhere else.
    ///
    /// @throws dev.carrel.base.UserError if something is damaged
    void verify() throws IOException;
}
