package dev.carrel.ingest;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.ingest.source.Listing;

/// Takes out what is no longer there, once every source has been listed: what has left one may have come to another.
record Departures(RunContext run, KnownDocuments known) {
    void settle(Listing listing) throws IOException {
        List<Origin> unseen = known.unseen(listing.source());
        boolean ofFiles = listing.source().kind().isOfFiles();
        if (ofFiles && listing.isEmpty() && listing.isComplete() && !unseen.isEmpty()) {
            // An unmounted disk leaves an empty folder behind.
            run.tally().outcome(listing.source().location(), new Outcome.Unreachable(
                    staying(new Reason.SourceEmpty(), known.documents(unseen))));
            return;
        }
        for (Origin origin : unseen) {
            if (listing.reaches(origin.path())) {
                run.writer().remove(origin.id());
                if (!origin.isPlace()) {
                    run.tally().outcome(origin.path(), new Outcome.Removed());
                }
            }
        }
        for (Origin origin : known.unseenRemoved(listing.source())) {
            if (!listing.isEmpty() && listing.reaches(origin.path())) {
                run.writer().remove(origin.id());
            }
        }
        if (listing.isComplete()) {
            run.writer().put(listing.source().syncedAt(run.clock().instant()));
        }
    }

    /// The reason why a place cannot be looked at, with the documents that stay all the same.
    static Reason staying(Reason reason, int documents) {
        return documents == 0 ? reason : new Reason.Staying(reason, documents);
    }
}
