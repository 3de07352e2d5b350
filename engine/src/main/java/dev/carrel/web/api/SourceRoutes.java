package dev.carrel.web.api;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.base.UserHome;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.ingest.source.LargeFolder;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.json.RemovalJson;
import dev.carrel.library.json.StatusJson;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.settings.Settings;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.JobStatus;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Route;
import dev.carrel.web.setup.LocalPaths;

import static java.util.stream.Collectors.joining;

/// The sources of documents: adding them, bringing them up to date, taking them out.
///
/// @param changed is told when something was taken out
public record SourceRoutes(Library library, Jobs jobs, Runnable changed) {
    public List<Route> routes() {
        return List.of(
                Route.get("/api/sources", "listSources", "Where the documents come from.",
                        StatusJson.SOURCES, _ -> library.status()),
                Route.begin("/api/sources", "addSources",
                        "Adds folders, files, bibliographies or Zotero, or brings them up to date.",
                        JobStatus.SHAPE, this::add)
                        .taking(Parameters.of(
                                new Parameter.Texts("paths", Parameter.Need.OPTIONAL, 100, 4000,
                                        "Folders and files on this machine, from the root."),
                                new Parameter.Text("zotero", Parameter.Need.OPTIONAL, 4000,
                                        "Zotero's data directory or its address; auto: looked for."),
                                new Parameter.Text("ocr", Parameter.Need.OPTIONAL, 200,
                                        "Read pages that are pictures, in these languages, such as eng+deu."),
                                new Parameter.Flag("large",
                                        "Very many files, a home folder or a disk are meant."))),
                Route.delete("/api/sources/{id}", "removeSource",
                        "Takes a source and its documents out; the files stay.",
                        RemovalJson.REMOVAL, this::remove),
                Route.begin("/api/sync", "sync", "Brings sources up to date.", JobStatus.SHAPE, this::sync)
                        .taking(Parameters.of(
                                new Parameter.Texts("sources", Parameter.Need.OPTIONAL, 1000, 200,
                                        "Their ids; all if none are named."),
                                new Parameter.Flag("retry", "Try again what could not be read."),
                                new Parameter.Text("ocr", Parameter.Need.OPTIONAL, 200,
                                        "Read pages that are pictures, in these languages, such as eng+deu."))),
                Route.begin("/api/reindex", "reindex",
                        "Makes passages and vectors anew from the stored text.",
                        JobStatus.SHAPE, this::reindex));
    }

    /// A mistake in a place is told now, and not when the job's turn comes.
    private JobStatus add(Call call) throws IOException {
        List<Path> paths = call.arguments().texts("paths").stream().map(LocalPaths::existing).toList();
        List<String> zotero = call.arguments().text("zotero").map(LocalPaths::zotero).map(List::of)
                .orElse(List.of());
        if (paths.isEmpty() && zotero.isEmpty()) {
            throw UserError.usage("Nothing was named that could be added.",
                    "Name a folder or a file, or Zotero.");
        }
        List<Source> found;
        try (Library own = library.with(settings(reading(call)))) {
            found = own.intake().sourcesAt(paths, zotero);
            if (!call.arguments().flag("large")) {
                refuse(own.intake().large(paths, UserHome.path()));
            }
        }
        return begin(Job.Kind.ADD, found.stream().map(SourceRoutes::name).collect(joining(", ")),
                reading(call), (own, job) -> own.intake().add(paths, zotero, job)).status();
    }

    private static void refuse(List<LargeFolder> large) {
        if (!large.isEmpty()) {
            throw UserError.unsure(large.getFirst().sentence(),
                    "If all of it is meant, say so with `large`.");
        }
    }

    private static String name(Source source) {
        return source.kind() == Source.Kind.ZOTERO ? "Zotero at " + source.location() : source.location();
    }

    private JobStatus sync(Call call) throws IOException {
        List<Source> all = library.status().sources();
        List<String> wanted = call.arguments().texts("sources").stream().distinct().toList();
        List<Source> chosen = all.stream()
                .filter(source -> wanted.isEmpty() || wanted.contains(source.id())).toList();
        if (chosen.isEmpty() || (!wanted.isEmpty() && chosen.size() < wanted.size())) {
            throw wanted.isEmpty()
                    ? UserError.usage("The library has no sources yet.", "Add a folder or Zotero.")
                    : unknown();
        }
        return sync(chosen, reading(call)).status();
    }

    /// Brings sources up to date that have changed.
    public Job sync(List<Source> changed) {
        return sync(changed, Map.of());
    }

    private Job sync(List<Source> chosen, Map<String, String> reading) {
        String title = chosen.size() == 1 ? name(chosen.getFirst()) : chosen.size() + " sources";
        return begin(Job.Kind.SYNC, title, reading, (own, job) -> own.intake().sync(chosen, job));
    }

    private JobStatus reindex(Call call) {
        return begin(Job.Kind.REINDEX, library.name(), Map.of(), (own, job) -> own.upkeep().reindex(job))
                .status();
    }

    /// Settings for this once.
    private static Map<String, String> reading(Call call) {
        Map<String, String> changes = new LinkedHashMap<>();
        call.arguments().text("ocr").ifPresent(languages -> changes.put("reading.ocr", languages));
        if (call.arguments().flag("retry")) {
            changes.put("reading.retry", "always");
        }
        return changes;
    }

    private Job begin(Job.Kind kind, String title, Map<String, String> changes, IndexingJob.Task task) {
        return jobs.begin(kind, title, new IndexingJob(library, settings(changes), task));
    }

    private Settings settings(Map<String, String> changes) {
        return library.settings().with(changes, "request");
    }

    private RemovalJson.Removed remove(Call call) throws IOException {
        Source source = library.status().sources().stream()
                .filter(each -> each.id().equals(call.at("id"))).findFirst()
                .orElseThrow(SourceRoutes::unknown);
        List<DocumentId> documents;
        try (LibraryContents contents = library.contents()) {
            documents = contents.origins().stream().filter(origin -> origin.source().equals(source.id()))
                    .map(Origin::id).toList();
        }
        library.upkeep().remove(List.of(), List.of(source.id()));
        changed.run();
        return RemovalJson.Removed.of(library.name(), documents, List.of(source), List.of());
    }

    private static Refused unknown() {
        return Refused.notFound("There is no such source in the library.",
                "GET /api/sources lists them with their ids.");
    }
}
