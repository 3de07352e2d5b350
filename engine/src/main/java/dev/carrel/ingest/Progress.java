package dev.carrel.ingest;

/// Hears how the work goes on. Called from the thread that runs [Ingest].
public interface Progress {
    /// A source is being read.
    void reading(String location);

    /// One more item has an outcome.
    void outcome(String path, Outcome outcome);

    /// Text is in; this many passages of all get vectors now.
    void embedding(int passages);

    void embedded(int passages);

    /// Hears nothing.
    Progress SILENT = new Progress() {
        @Override
        public void reading(String location) {}

        @Override
        public void outcome(String path, Outcome outcome) {}

        @Override
        public void embedding(int passages) {}

        @Override
        public void embedded(int passages) {}
    };
}
