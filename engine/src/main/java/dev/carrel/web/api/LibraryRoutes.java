package dev.carrel.web.api;

import java.io.IOException;
import java.util.List;

import dev.carrel.library.Library;
import dev.carrel.library.LibraryCheck;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.json.CoverageJson;
import dev.carrel.library.json.ExaminationJson;
import dev.carrel.library.json.StatusJson;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Route;

/// The library as a whole: what it holds, what it could not read.
public record LibraryRoutes(Library library, ServerUsage machine) {
    public List<Route> routes() {
        return List.of(
                Route.get("/api/status", "status", "What the library holds and what it could not read.",
                        StatusJson.STATUS, _ -> library.status()),
                Route.get("/api/coverage", "coverage", "How much of every document can be found.",
                        CoverageJson.ALL, this::coverage),
                Route.get("/api/server", "server", "The server itself: version, memory, disk.",
                        ServerUsage.SHAPE, _ -> machine.now(library)),
                Route.get("/api/doctor", "doctor",
                        "Whether everything works: Java, disk, model, library, and the endpoints that settings name.",
                        ExaminationJson.EXAMINATION,
                        _ -> new LibraryCheck(machine.home(), library).checks()));
    }

    private List<CoverageJson.Covered> coverage(Call call) throws IOException {
        try (LibraryContents contents = library.contents()) {
            return CoverageJson.Covered.all(contents.coverage(), contents.failures());
        }
    }
}
