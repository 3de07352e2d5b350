package dev.carrel.library.json;

import java.util.Map;

import dev.carrel.document.origin.Source;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Statistics;
import dev.carrel.library.LibraryStatus;
import org.jspecify.annotations.Nullable;

/// What a library holds.
public final class StatusJson {
    private StatusJson() {}

    public static Map<String, @Nullable Object> of(LibraryStatus status) {
        Statistics statistics = status.statistics();
        return Json.object("library", status.library(),
                "documents", statistics.documents(),
                "passages", statistics.passages(),
                "embedded", statistics.embedded(),
                "failed", status.failures().stream().map(StatusJson::failed).toList(),
                "removed", status.removed().stream().map(StatusJson::removed).toList(),
                "sources", status.sources().stream().map(source -> source(source, statistics)).toList(),
                "model", model(status.facts()),
                "bytes", statistics.bytes(),
                "coverage", CoverageJson.of(status));
    }

    private static Map<String, @Nullable Object> failed(Failure failure) {
        return ReasonJson.with(failure.reason(), "path", failure.origin().path());
    }

    private static Map<String, @Nullable Object> removed(RemovedDocument removed) {
        return Json.object("id", removed.origin().id().value(), "title", removed.title(), "path",
                removed.origin().path());
    }

    private static Map<String, @Nullable Object> source(Source source, Statistics statistics) {
        return Json.object("id", source.id(),
                "kind", source.kind().word(),
                "location", source.location(),
                "documents", statistics.of(source.id()::equals).documents(),
                "synced", source.synced() == null ? null : source.synced().toString());
    }

    /// None before the first document.
    private static @Nullable Map<String, @Nullable Object> model(IndexFacts facts) {
        return facts.model().isEmpty()
                ? null
                : Json.object("name", facts.model(), "dimensions", facts.dimensions());
    }
}
