package dev.carrel.library.json;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

import dev.carrel.document.reason.Reason;
import dev.carrel.ingest.Outcome;
import org.jspecify.annotations.Nullable;

/// Something that happened to a document.
public final class OutcomeJson {
    private OutcomeJson() {}

    /// Empty if nothing happened to it.
    public static Optional<Map<String, @Nullable Object>> of(Instant time, String path, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Indexed(_, var before) -> Optional.of(event(time,
                    before == Outcome.Before.ABSENT ? "added" : "changed", path, null, null));
            case Outcome.Moved(String from) -> Optional.of(event(time, "moved", path, from, null));
            case Outcome.Removed() -> Optional.of(event(time, "removed", path, null, null));
            case Outcome.Failed(Reason because) -> Optional.of(event(time, "failed", path, null, because));
            case Outcome.Incomplete(Reason because) ->
                Optional.of(event(time, "failed", path, null, because));
            case Outcome.Unreachable(Reason because) ->
                Optional.of(event(time, "missing", path, null, because));
            case Outcome.Citations(_, var before) -> before == Outcome.Before.ABSENT
                    ? Optional.of(event(time, "added", path, null, null))
                    : Optional.empty();
            case Outcome.Unchanged(),Outcome.KeptOut(),Outcome.StillMissing(),Outcome.Skipped(_) ->
                Optional.empty();
        };
    }

    private static Map<String, @Nullable Object> event(Instant time, String event, String path,
            @Nullable String from, @Nullable Reason reason) {
        return ReasonJson.with(reason, "time", time.toString(), "event", event, "path", path, "from", from);
    }
}
