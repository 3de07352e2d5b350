package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.Optional;

import dev.carrel.base.UserError;
import tools.jackson.databind.JsonNode;

/// Reads and changes the state of the library in one index. A change is refused if somebody else has changed it since it was read.
record StateStore(ClusterClient client, String index) {
    private static final String ID = "state";

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

    /// @throws UserError if somebody else has changed the state
    Read change(Read before, LibraryState after) throws IOException {
        try {
            JsonNode reply = client.put(index + "/_doc/" + ID + "?if_seq_no=" + before.number()
                    + "&if_primary_term=" + before.term(), after.written());
            return new Read(after, before.name(), reply.path("_seq_no").asLong(),
                    reply.path("_primary_term").asLong());
        } catch (ClusterFault e) {
            if (e.status() != 409) {
                throw e;
            }
            // An answer may have been lost: then what is there is what was to be.
            return read().filter(now -> now.state().equals(after)).orElseThrow(StateStore::busy);
        }
    }

    static UserError busy() {
        return UserError.busy("Another process is writing to this library.",
                "Wait until it has finished, or end it; searching works meanwhile.");
    }
}
