package dev.carrel.web.api;

import java.io.IOException;
import java.util.List;

import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.json.CoverageJson;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.SettingsJson;
import dev.carrel.library.json.StatusJson;
import dev.carrel.library.parameter.JsonSchema;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;

/// The library as a whole: what it holds, what it could not read, how it is set.
public final class LibraryRoutes {
    private final Library library;
    private final ServerUsage machine;

    public LibraryRoutes(Library library, ServerUsage machine) {
        this.library = library;
        this.machine = machine;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/api/status", "status", "What the library holds and what it could not read.",
                        Gives.json(JsonSchema.named("Status")),
                        _ -> Reply.of(StatusJson.of(library.status()))),
                Route.get("/api/coverage", "coverage", "How much of every document can be found.",
                        Gives.json(JsonSchema.object("documents", JsonSchema.list(JsonSchema.ANYTHING))),
                        this::coverage),
                Route.get("/api/settings", "settings",
                        "Every setting with its value and where that comes from.",
                        Gives.json(JsonSchema.object("settings", JsonSchema.list(JsonSchema.ANYTHING))),
                        _ -> Reply.of(
                                Json.object("settings", SettingsJson.all(library.settings())))),
                Route.get("/api/server", "server", "The server itself: version, memory, disk.",
                        Gives.json(JsonSchema.ANYTHING), _ -> Reply.of(machine.tree(library))));
    }

    private Reply coverage(Call call) throws IOException {
        try (LibraryContents contents = library.contents()) {
            return Reply.of(
                    Json.object("documents", CoverageJson.all(contents.coverage(), contents.failures())));
        }
    }
}
