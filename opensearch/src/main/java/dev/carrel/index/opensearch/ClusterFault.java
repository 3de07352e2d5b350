package dev.carrel.index.opensearch;

import java.io.IOException;

import dev.carrel.base.UserError;
import tools.jackson.databind.JsonNode;

/// A reply that says no.
final class ClusterFault extends IOException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String type;

    ClusterFault(int status, JsonNode reply) {
        super(reason(status, reply));
        this.status = status;
        this.type = reply.path("error").path("type").asString("");
    }

    private static String reason(int status, JsonNode reply) {
        JsonNode error = reply.path("error");
        JsonNode cause = error.path("root_cause").path(0).path("reason");
        return "The cluster answered " + status + ": "
                + (error.isString() ? error : cause.isMissingNode() ? error.path("reason") : cause)
                        .asString("no reason given");
    }

    int status() {
        return status;
    }

    boolean is(String kind) {
        return type.equals(kind);
    }

    boolean says(String words) {
        return String.valueOf(getMessage()).contains(words);
    }

    /// Whether it may go better in a moment: it has too much to do, or a machine has just been lost.
    boolean isPassing() { return status == 429 || isOfServer(); }

    /// Whether it is the cluster that is not well.
    boolean isOfServer() { return status >= 500; }

    /// The same for people.
    ///
    /// @param host that was asked
    RuntimeException told(String host) {
        if (status == 401 || (status == 403 && !is("cluster_block_exception"))) {
            return UserError.cannotRun("The cluster at " + host + " does not let you in.",
                    "Check index.user and index.password-from, and what that user may do there.");
        }
        if (is("cluster_block_exception")) {
            return UserError.cannotRun("The cluster at " + host
                    + " takes no changes to this library: " + (says("flood-stage")
                            ? "its disks are nearly full."
                            : "its index is closed for writing."),
                    "Make room there, or lift the block; then go on where this ended.");
        }
        if (status == 429) {
            return UserError.busy("The cluster at " + host + " has too much to do.",
                    "Try again in a while; what was committed is there.");
        }
        return UserError.cannotRun("The cluster at " + host + " cannot answer wholly now.",
                "Try again when it is well: " + getMessage());
    }
}
