package dev.carrel.index;

import java.io.IOException;

/// One library's index.
public interface PassageIndex extends AutoCloseable {
    /// The library as last committed. Callers close it.
    Snapshot snapshot() throws IOException;

    /// The one writer.
    ///
    /// @throws dev.carrel.document.UserError if another process or thread is writing
    Writer writer() throws IOException;

    /// The facts that the library recorded about itself at its last commit.
    IndexFacts facts() throws IOException;

    @Override
    void close() throws IOException;
}
