package dev.carrel.library.json;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

import dev.carrel.ingest.Outcome;
import org.jspecify.annotations.Nullable;

/// Something that happened to a document.
public final class OutcomeJson {
    private OutcomeJson() {}

    /// Empty if nothing happened to it.
    public static Optional<Map<String, @Nullable Object>> of(Instant time, String path, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Indexed(_, var before) -> Optional.of(event(time,
                    before == Outcome.Indexed.Before.ABSENT ? "added" : "changed", path, null, null));
            case Outcome.Moved(String from) -> Optional.of(event(time, "moved", path, from, null));
            case Outcome.Removed() -> Optional.of(event(time, "removed", path, null, null));
            case Outcome.Failed(String because) -> Optional.of(event(time, "failed", path, null, because));
            case Outcome.Incomplete(String because) ->
                Optional.of(event(time, "failed", path, null, because));
            case Outcome.Unreachable(String because) ->
                Optional.of(event(time, "missing", path, null, because));
            case Outcome.Citations(_, var news) -> news == Outcome.Citations.News.NEW
                    ? Optional.of(event(time, "added", path, null, null))
                    : Optional.empty();
            case Outcome.Unchanged(),Outcome.KeptOut(),Outcome.StillMissing(),Outcome.Skipped(_) ->
                Optional.empty();
        };
    }

    private static Map<String, @Nullable Object> event(Instant time, String event, String path,
            @Nullable String from, @Nullable String reason) {
        return Json.object("time", time.toString(), "event", event, "path", path, "from", from, "reason",
                reason);
    }
}
