package dev.carrel.library.json;

import java.time.Instant;
import java.util.Optional;

import dev.carrel.base.Worded;
import dev.carrel.document.reason.Reason;
import dev.carrel.ingest.Outcome;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// The outcome of reading a document, as JSON.
public final class OutcomeJson {
    enum Happening implements Worded {
        ADDED, CHANGED, MOVED, REMOVED, FAILED, MISSING
    }

    /// @param from where it was before, if it was moved
    public record Event(Instant time, Happening event, String path, @Nullable String from,
            @Nullable Reason reason) {
        /// Empty if nothing happened to it.
        public static Optional<Event> of(Instant time, String path, Outcome outcome) {
            return switch (outcome) {
                case Outcome.Indexed(_, var before) -> Optional.of(new Event(time,
                        before == Outcome.Before.ABSENT ? Happening.ADDED : Happening.CHANGED, path,
                        null, null));
                case Outcome.Moved(String from) ->
                    Optional.of(new Event(time, Happening.MOVED, path, from, null));
                case Outcome.Removed() -> Optional.of(new Event(time, Happening.REMOVED, path, null, null));
                case Outcome.Failed(Reason because) ->
                    Optional.of(new Event(time, Happening.FAILED, path, null, because));
                case Outcome.Incomplete(Reason because) ->
                    Optional.of(new Event(time, Happening.FAILED, path, null, because));
                case Outcome.Unreachable(Reason because) ->
                    Optional.of(new Event(time, Happening.MISSING, path, null, because));
                case Outcome.Citations(_, var before) -> before == Outcome.Before.ABSENT
                        ? Optional.of(new Event(time, Happening.ADDED, path, null, null))
                        : Optional.empty();
                case Outcome.Unchanged(),Outcome.KeptOut(),Outcome.StillMissing(),Outcome.Skipped(_) ->
                    Optional.empty();
            };
        }
    }

    public static final ObjectShape<Event> EVENT = Shape.<Event>object("DocumentEvent")
            .one("time", ValueShape.TEXT.of(Instant::toString), Event::time)
            .one("event", Shape.wordOf(Happening.values()), Event::event)
            .text("path", Event::path)
            .maybe("from", ValueShape.TEXT, Event::from)
            .all(ReasonJson.TOLD_IF_ANY, Event::reason);

    private OutcomeJson() {}
}
