package dev.carrel.cli.terminal.progress;

import dev.carrel.ingest.Progress;

/// Progress that has to be taken off the screen at the end.
public interface WorkProgress extends Progress, AutoCloseable {
    /// Cells of a matrix are being filled.
    void asking(int cells);

    /// One of them is.
    void asked();

    @Override
    void close();
}
