package dev.carrel.web.api;

import java.util.List;

import dev.carrel.library.json.Json;
import dev.carrel.library.parameter.Schema;
import dev.carrel.web.job.Feed;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.route.Absent;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;

/// What is being done, and news of it.
public final class JobRoutes {
    private final Jobs jobs;
    private final Feed feed;

    public JobRoutes(Jobs jobs, Feed feed) {
        this.jobs = jobs;
        this.feed = feed;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/api/jobs", "listJobs", "What is done in the background, the latest first.",
                        Gives.json(Schema.object("jobs", Schema.list(Schema.named("Job")))),
                        _ -> Reply.of(Json.object("jobs", jobs.all().stream().map(Job::tree).toList()))),
                Route.get("/api/jobs/{id}", "showJob", "One of them.", Gives.json(Schema.named("Job")),
                        call -> Reply.of(jobs.find(call.at("id")).orElseThrow(JobRoutes::unknown).tree())),
                Route.delete("/api/jobs/{id}", "stopJob", "Asks it to end early; what it has done is kept.",
                        Gives.json(Schema.named("Job")),
                        call -> Reply.of(jobs.stop(call.at("id")).orElseThrow(JobRoutes::unknown).tree())),
                Route.get("/api/events", "events",
                        "News as server-sent events: job, with the job; library, with how much it holds.",
                        new Gives(200, "text/event-stream", Schema.TEXT),
                        _ -> new Reply.Stream(feed.listen())));
    }

    private static Absent unknown() {
        return new Absent("There is no such job.", "GET /api/jobs lists them.");
    }
}
