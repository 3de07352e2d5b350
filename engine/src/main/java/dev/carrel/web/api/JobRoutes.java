package dev.carrel.web.api;

import java.util.List;

import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.web.job.Feed;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.JobStatus;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;

/// Jobs in the background, and news of them.
public record JobRoutes(Jobs jobs, Feed feed) {
    private static final ObjectShape<List<JobStatus>> ALL = Shape.<List<JobStatus>>object("Jobs")
            .list("jobs", JobStatus.SHAPE, all -> all);

    public List<Route> routes() {
        return List.of(
                Route.get("/api/jobs", "listJobs", "What is done in the background, the latest first.", ALL,
                        _ -> jobs.all().stream().map(Job::status).toList()),
                Route.get("/api/jobs/{id}", "showJob", "One of them.", JobStatus.SHAPE,
                        call -> jobs.find(call.at("id")).orElseThrow(JobRoutes::unknown).status()),
                Route.delete("/api/jobs/{id}", "stopJob", "Asks it to end early; what it has done is kept.",
                        JobStatus.SHAPE,
                        call -> jobs.stop(call.at("id")).orElseThrow(JobRoutes::unknown).status()),
                Route.get("/api/events", "events",
                        "News as server-sent events: job, with the job; library, with how much it holds.",
                        new Gives(200, "text/event-stream", ValueShape.TEXT),
                        _ -> new Reply.Stream(feed.listen())));
    }

    private static Refused unknown() {
        return Refused.notFound("There is no such job.", "GET /api/jobs lists them.");
    }
}
