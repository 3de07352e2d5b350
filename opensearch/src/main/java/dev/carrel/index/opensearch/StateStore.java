package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

import dev.carrel.base.UserError;
import tools.jackson.databind.JsonNode;

/// Reads and changes the state of the library in one index.
record StateStore(ClusterClient client, String index) {
    private static final String ID = "state";
    /// Many writers that commit at once take turns by chance.
    private static final int ATTEMPTS = 100;
    private static final long LONGEST_REST_MILLIS = 100;

    /// A state as it was read, and the place in the history of the record at which it was.
    ///
    /// @param name of the index behind the alias that was asked
    record Read(LibraryState state, String name, long number, long term) {}

    /// Nothing if there is no such index.
    Optional<Read> read() throws IOException {
        try {
            JsonNode reply = client.get(index + "/_doc/" + ID);
            return Optional.of(new Read(LibraryState.read(reply.path("_source")),
                    reply.path("_index").asString(), reply.path("_seq_no").asLong(),
                    reply.path("_primary_term").asLong()));
        } catch (ClusterFault e) {
            if (e.status() != 404) {
                throw e;
            }
            if (e.is("index_not_found_exception")) {
                return Optional.empty();
            }
            throw UserError.outdated(
                    "The index " + index + " of the cluster was not made by this version of Carrel.",
                    "Empty it with `carrel remove --all --yes`, or give the library another name.");
        }
    }

    /// The first state of an index.
    void create() throws IOException {
        try {
            client.put(index + "/_create/" + ID + "?refresh=true", LibraryState.EMPTY.written());
        } catch (ClusterFault e) {
            if (e.status() != 409) {
                throw e;
            }
        }
    }

    /// What is to become of a state; the same one if nothing is to be changed.
    @FunctionalInterface
    interface Change {
        LibraryState of(LibraryState now) throws IOException;
    }

    /// Changes the state, anew if somebody else has changed it in between. An answer may be lost, so that a change comes to see a
    /// state in which it was made already.
    Read change(Change change) throws IOException {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            Read before = read().orElseThrow(StateStore::busy);
            LibraryState after = change.of(before.state());
            if (after.equals(before.state())) {
                return before;
            }
            try {
                JsonNode reply = client.put(index + "/_doc/" + ID + "?if_seq_no=" + before.number()
                        + "&if_primary_term=" + before.term(), after.written());
                return new Read(after, before.name(), reply.path("_seq_no").asLong(),
                        reply.path("_primary_term").asLong());
            } catch (ClusterFault e) {
                if (e.status() != 409) {
                    throw e;
                }
                ClusterClient.rest(ThreadLocalRandom.current().nextLong(LONGEST_REST_MILLIS));
            }
        }
        throw busy();
    }

    static UserError busy() {
        return UserError.busy("Another process is writing to this library.",
                "Wait until it has finished, or end it; searching works meanwhile.");
    }
}
