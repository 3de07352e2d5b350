package dev.carrel.web.job;

import java.time.Instant;
import java.util.List;

import dev.carrel.library.json.OutcomeJson;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// A job at one moment.
///
/// @param events the latest first
/// @param result null until there is one
/// @param error  null unless it failed
public record JobStatus(String id, Job.Kind kind, Job.State state, String title, @Nullable Instant started,
        @Nullable Instant ended, Progress progress, List<OutcomeJson.Event> events,
        @Nullable JobResult result, @Nullable Failure error) {
    /// The progress of a job.
    ///
    /// @param phase    what is being done
    /// @param location where, or with what
    /// @param total    null while it is not known
    record Progress(String phase, @Nullable String location, int done, @Nullable Integer total, int passages,
            int embedded) {}

    /// The reason why a job failed, and what to do about it.
    record Failure(String message, @Nullable String hint) {}

    private static final ObjectShape<Progress> PROGRESS = Shape.<Progress>object("Progress")
            .text("phase", Progress::phase)
            .maybe("location", ValueShape.TEXT, Progress::location)
            .whole("done", Progress::done)
            .maybe("total", ValueShape.WHOLE, Progress::total)
            .whole("passages", Progress::passages)
            .whole("embedded", Progress::embedded);

    private static final ObjectShape<Failure> FAILURE = Shape.<Failure>object("Failure")
            .text("message", Failure::message)
            .maybe("hint", ValueShape.TEXT, Failure::hint);

    public static final ObjectShape<JobStatus> SHAPE = Shape.<JobStatus>object("Job")
            .text("id", JobStatus::id)
            .one("kind", Shape.wordOf(Job.Kind.values()), JobStatus::kind)
            .one("state", Shape.wordOf(Job.State.values()), JobStatus::state)
            .text("title", JobStatus::title)
            .maybe("started", ValueShape.TEXT.of(Instant::toString), JobStatus::started)
            .maybe("ended", ValueShape.TEXT.of(Instant::toString), JobStatus::ended)
            .one("progress", PROGRESS, JobStatus::progress)
            .list("events", OutcomeJson.EVENT, JobStatus::events)
            .maybe("result", JobResult.SHAPE, JobStatus::result)
            .maybe("error", FAILURE, JobStatus::error);
}
