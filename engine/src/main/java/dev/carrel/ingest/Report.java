package dev.carrel.ingest;

import java.util.List;

/// What a run did.
///
/// @param incomplete  how many of what failed are attachments of documents that are there without them
/// @param waiting     passages that have no vector yet, because the run was stopped
/// @param interrupted true if the run was stopped before its end
public record Report(int indexed, int unchanged, int removed, int skipped, List<Failed> failed,
        int incomplete, int embedded,
        int waiting, boolean interrupted) {
    /// A document that is not in the library, and why.
    public record Failed(String path, String reason) {}

    public Report {
        failed = List.copyOf(failed);
    }
}
