package dev.carrel.library.list;

import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.index.Coverage;
import dev.carrel.index.DocumentSummary;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// A list of works as JSON.
public final class WorkListJson {
    /// The result of changing labels: how many works were meant, and how many have other labels than before.
    ///
    /// @param works how many were meant
    public record Labelled(int works, int changed) {}

    private static final ObjectShape<Coverage> COVERED = Shape.<Coverage>object("RowCoverage")
            .one("share", ValueShape.NUMBER, Coverage::share).saying("of it that can be found, from 0 to 1")
            .whole("pages", Coverage::pages)
            .whole("unread", coverage -> coverage.unreadable().size()).saying("pages and attachments")
            .whole("passages", Coverage::passages)
            .whole("embedded", Coverage::embedded);

    public static final ObjectShape<WorkRow> ROW = Shape.<WorkRow>object("WorkRow")
            .one("document", DocumentJson.DOCUMENT, WorkListJson::document)
            .maybe("workType", ValueShape.TEXT, WorkListJson::type).saying("in the words of CSL")
            .texts("sources", WorkRow::sources)
            .text("added", row -> row.added().toString())
            .maybe("opened", ValueShape.TEXT, WorkListJson::opened)
            .whole("citedBy", WorkRow::citedBy).saying("other works of the library")
            .one("coverage", COVERED, WorkRow::coverage);

    public static final ObjectShape<WorkListing> LISTING = Shape.<WorkListing>object("WorkListing")
            .whole("total", WorkListing::total)
            .whole("offset", WorkListing::offset)
            .list("rows", ROW, WorkListing::rows);

    public static final ObjectShape<Labelled> LABELLED = Shape.<Labelled>object("Labelled")
            .whole("works", Labelled::works).saying("that were meant")
            .whole("changed", Labelled::changed).saying("that have other labels now");

    private WorkListJson() {}

    private static DocumentJson.Versions document(WorkRow row) {
        DocumentSummary fullest = row.work().versions().stream()
                .filter(version -> version.origin().id().equals(row.fullest())).findFirst().orElseThrow();
        return new DocumentJson.Versions(new DocumentSummary(row.work().metadata(row.fullest()),
                fullest.origin(), row.work().labels()), row.work().others(row.fullest()));
    }

    private static @Nullable String type(WorkRow row) {
        return row.work().metadata().workType().map(type -> word(type)).orElse(null);
    }

    private static String word(WorkType type) {
        return type.word(BibliographyVocabulary.CSL);
    }

    private static @Nullable String opened(WorkRow row) {
        return row.work().labels().opened() == null ? null : row.work().labels().opened().toString();
    }
}
