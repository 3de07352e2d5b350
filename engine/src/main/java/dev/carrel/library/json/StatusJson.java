package dev.carrel.library.json;

import java.util.List;

import dev.carrel.document.origin.Source;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Statistics;
import dev.carrel.library.LibraryStatus;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;

/// The status of a library, as JSON.
public final class StatusJson {
    /// A source with the library's figures.
    private record Counted(Source source, Statistics statistics) {
        private int documents() {
            return statistics.of(source.id()::equals).documents();
        }
    }

    private static final ObjectShape<Failure> FAILED = Shape.<Failure>object("FailedFile")
            .text("path", failure -> failure.origin().path())
            .all(ReasonJson.TOLD, Failure::reason);

    private static final ObjectShape<RemovedDocument> REMOVED = Shape.<RemovedDocument>object("Removed")
            .one("id", SharedShapes.ID, removed -> removed.origin().id())
            .text("title", RemovedDocument::title)
            .text("path", removed -> removed.origin().path());

    private static final ObjectShape<Counted> SOURCE = Shape.<Counted>object("Source")
            .text("id", counted -> counted.source().id())
            .one("kind", Shape.wordOf(Source.Kind.values()),
                    counted -> counted.source().kind())
            .text("location", counted -> counted.source().location())
            .whole("documents", Counted::documents)
            .maybe("synced", ValueShape.TEXT.of(Object::toString), counted -> counted.source().synced());

    /// Where the documents come from.
    public static final ObjectShape<LibraryStatus> SOURCES = Shape.<LibraryStatus>object("Sources")
            .list("sources", SOURCE, StatusJson::sources);

    /// How much a library holds.
    public static final ObjectShape<Statistics> COUNTS = Shape.<Statistics>object("LibraryCounts")
            .whole("documents", Statistics::documents)
            .whole("passages", Statistics::passages)
            .whole("embedded", Statistics::embedded);

    /// The model that made the vectors.
    public static final ObjectShape<IndexFacts> MODEL = Shape.<IndexFacts>object("Model")
            .text("name", IndexFacts::model)
            .whole("dimensions", IndexFacts::dimensions);

    /// The same, where there is none before the first document.
    public static final ObjectShape<IndexFacts> MODEL_IF_ANY = Shape.<IndexFacts>object("ModelIfAny")
            .maybe("model", MODEL, facts -> facts.model().isEmpty() ? null : facts);

    public static final ObjectShape<LibraryStatus> STATUS = Shape.<LibraryStatus>object("Status")
            .text("library", LibraryStatus::library)
            .all(COUNTS, LibraryStatus::statistics)
            .list("failed", FAILED, LibraryStatus::failures)
            .list("removed", REMOVED, LibraryStatus::removed)
            .all(SOURCES, status -> status)
            .all(MODEL_IF_ANY, LibraryStatus::facts)
            .whole("bytes", status -> status.statistics().bytes())
            .one("coverage", CoverageJson.LIBRARY, status -> status);

    private StatusJson() {}

    private static List<Counted> sources(LibraryStatus status) {
        return status.sources().stream().map(source -> new Counted(source, status.statistics())).toList();
    }
}
