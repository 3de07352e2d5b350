package dev.carrel.web.setup;

import java.io.IOException;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.library.home.LibrarySummary;
import dev.carrel.library.json.LibrariesJson;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.whole.Libraries;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Route;

/// The libraries of the home, one of which the server has open.
///
/// @param open the name of the library that the server has open
public record LibrariesRoutes(String open, ServerHost host, Jobs jobs) {
    private record Listed(String open, List<LibrarySummary> all) {}

    private static final ObjectShape<Listed> LISTED = Shape.<Listed>object("ServedLibraries")
            .text("open", Listed::open)
            .all(LibrariesJson.LIBRARIES, Listed::all);

    public List<Route> routes() {
        return List.of(
                Route.get("/api/libraries", "listLibraries", "The libraries of this home, and which is open.",
                        LISTED, _ -> new Listed(open, host.libraries().list(Libraries.STANDARD))),
                Route.begin("/api/libraries/{name}/open", "openLibrary",
                        "Serves another library in place of this one, at the same address. The server answers again when it is open. Only from this machine.",
                        LibrariesJson.DONE, this::open)
                        .onThisMachine());
    }

    private LibrariesJson.Done open(Call call) throws IOException {
        LibrarySummary wanted = host.libraries().summary(call.at("name"));
        if (wanted.name().equals(open)) {
            throw UserError.usage("The library " + open + " is open already.", "Name another one.");
        }
        if (jobs.all().stream().map(Job::state).anyMatch(state -> !state.isEnd())) {
            throw UserError.busy("Something is still being done in the library " + open + ".",
                    "Wait for its end, or stop it on the page Library.");
        }
        host.serve(wanted.name());
        return new LibrariesJson.Done(wanted.name(), "opening", null);
    }
}
