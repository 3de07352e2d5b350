package dev.carrel.ingest;

import java.util.OptionalInt;

/// Hears how the work goes on. Called from the thread that runs [Ingest].
public interface Progress {
    /// A source is being read.
    ///
    /// @param files how many outcomes there will be, if that can be told
    void reading(String location, OptionalInt files);

    /// One more item has an outcome.
    void outcome(String path, Outcome outcome);

    /// Text is in; this many passages of all get vectors now.
    void embedding(int passages);

    void embedded(int passages);

    /// Hears nothing.
    Progress SILENT = new Progress() {
        @Override
        public void reading(String location, OptionalInt files) {}

        @Override
        public void outcome(String path, Outcome outcome) {}

        @Override
        public void embedding(int passages) {}

        @Override
        public void embedded(int passages) {}
    };
}
