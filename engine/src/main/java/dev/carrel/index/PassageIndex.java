package dev.carrel.index;

import java.io.IOException;

/// One library's index.
public interface PassageIndex extends AutoCloseable {
    /// The library as last committed. Callers close it.
    Snapshot snapshot() throws IOException;

    /// A writer. An embedded index has one at a time, a cluster several: what two of them put under one id is as the later commit says.
    ///
    /// @throws dev.carrel.base.UserError if somebody else is writing, and the index has only one
    Writer writer() throws IOException;

    /// The facts that the library recorded about itself at its last commit.
    IndexFacts facts() throws IOException;

    @Override
    void close() throws IOException;
}
