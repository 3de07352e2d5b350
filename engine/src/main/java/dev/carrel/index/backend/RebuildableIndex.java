package dev.carrel.index.backend;

import java.io.IOException;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;

/// The index of a library, with what only its owner does to it as a whole.
public interface RebuildableIndex extends PassageIndex {
    /// Deletes all of it, even if it can no longer be read. Who holds a snapshot keeps it.
    ///
    /// @throws dev.carrel.base.UserError if another process is writing to it
    void erase() throws IOException;

    /// A writer that nobody else writes beside.
    ///
    /// @throws dev.carrel.base.UserError if somebody does
    Writer onlyWriter() throws IOException;

    /// Begins a new index beside this one, which answers until it is replaced. What an earlier rebuilding left is deleted.
    ///
    /// @param bytes how large it will be, about
    /// @throws dev.carrel.base.UserError if there is no room for it
    Rebuilding rebuild(long bytes) throws IOException;

    /// An index that is not in use yet. Closing it discards it, unless it has taken the other's place.
    interface Rebuilding extends AutoCloseable {
        PassageIndex index();

        /// Puts it in the place of the one that it was built beside, in one step.
        void replace() throws IOException;

        @Override
        void close() throws IOException;
    }
}
