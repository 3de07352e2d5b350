package dev.carrel.web.map;

import java.nio.file.Path;
import java.util.List;

import dev.carrel.library.map.LibraryMap;
import dev.carrel.library.map.MapJson;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.JobStatus;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;

/// The library as a map.
public record MapRoutes(LibraryMap map, Jobs jobs) {
    public List<Route> routes() {
        return List.of(
                Route.get("/api/map", "map", "Every document as a point near what it is like, by columns.",
                        new Gives(200, "application/json", MapJson.MAP), this::map),
                Route.begin("/api/map", "makeMap", "Makes the map or brings it up to date, as a job.",
                        JobStatus.SHAPE, this::make)
                        .taking(Parameters.of(new Parameter.Flag("fresh",
                                "Lay everything out anew instead of keeping what is there in its place."))));
    }

    private Reply map(Call call) {
        Path file = map.file().orElseThrow(() -> Refused.notFound("There is no map of this library yet.",
                "POST /api/map makes it, and so does `carrel map`."));
        return new Reply.File(file, "application/json;charset=utf-8", "map.json", Reply.Handling.SHOW);
    }

    private JobStatus make(Call call) {
        return begin(call.arguments().flag("fresh") ? MapJob.Manner.FRESH : MapJob.Manner.UPDATED).status();
    }

    private Job begin(MapJob.Manner manner) {
        return jobs.begin(Job.Kind.MAP, "Map", new MapJob(map, manner));
    }
}
