package dev.carrel.library.running;

import java.io.IOException;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import org.jspecify.annotations.Nullable;

/// The one writer of all who read text at the same time. The first opens it, the last closes it; what one commits is committed for all.
final class SharedWriter {
    private volatile @Nullable Writer open;
    private int users;

    /// To be closed once.
    synchronized Writer of(PassageIndex index) throws IOException {
        Writer writer = open == null ? index.writer() : open;
        open = writer;
        users++;
        return new Share(writer, this::leave);
    }

    /// Commits what all of them have put so far, while they go on. Does not wait for the last to close it, who has committed.
    void commit() throws IOException {
        Writer writer = open;
        if (writer != null) {
            writer.commit();
        }
    }

    private synchronized void leave() throws IOException {
        users--;
        if (users == 0 && open != null) {
            Writer last = open;
            open = null;
            last.close();
        }
    }

    private static final class Share extends ForwardingWriter {
        private final Writer.Changes leaving;

        Share(Writer whole, Writer.Changes leaving) {
            super(whole);
            this.leaving = leaving;
        }

        @Override
        public void close() throws IOException {
            leaving.make();
        }
    }
}
