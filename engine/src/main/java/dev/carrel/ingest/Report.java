package dev.carrel.ingest;

import java.util.List;

import dev.carrel.document.reason.Reason;

/// The counts of a run.
///
/// @param citations   how many the lists hold that say who cites whom
/// @param incomplete  how many of what failed are attachments of documents that are there without them
/// @param missing     how many more attachments were missing the last time too
/// @param keptOut     documents that were removed before and stay out
/// @param unreachable places that could not be looked at; their documents stayed
/// @param waiting     passages that have no vector yet, because the run was stopped
/// @param interrupted true if the run was stopped before its end
public record Report(int indexed, int unchanged, int moved, int removed, int skipped, int citations,
        List<Failed> failed, int incomplete, int missing, int keptOut, List<Failed> unreachable, int embedded,
        int waiting, boolean interrupted) {
    /// Of a run that was stopped before it had begun.
    public static final Report NOTHING_YET = new Report(0, 0, 0, 0, 0, 0, List.of(), 0, 0, 0, List.of(), 0, 0,
            true);

    /// A document that is not in the library, or a place that cannot be reached, and why.
    public record Failed(String path, Reason reason) {}

    public Report {
        failed = List.copyOf(failed);
        unreachable = List.copyOf(unreachable);
    }

    /// True if everything there is to index is in the index.
    public boolean isWhole() { return failed.isEmpty() && unreachable.isEmpty() && !interrupted; }
}
