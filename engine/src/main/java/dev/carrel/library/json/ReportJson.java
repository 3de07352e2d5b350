package dev.carrel.library.json;

import dev.carrel.ingest.Report;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;

/// The report on a run of indexing, as JSON.
public final class ReportJson {
    /// The report on a library.
    public record Told(String library, Report report) {}

    private static final ObjectShape<Report.Failed> FAILED = Shape.<Report.Failed>object("FailedPath")
            .text("path", Report.Failed::path)
            .all(ReasonJson.TOLD, Report.Failed::reason);

    public static final ObjectShape<Told> REPORT = Shape.<Told>object("Report")
            .text("library", Told::library)
            .whole("indexed", told -> told.report().indexed())
            .whole("unchanged", told -> told.report().unchanged())
            .whole("moved", told -> told.report().moved())
            .whole("removed", told -> told.report().removed())
            .whole("skipped", told -> told.report().skipped())
            .whole("citations", told -> told.report().citations())
            .list("failed", FAILED, told -> told.report().failed())
            .whole("missing", told -> told.report().missing())
            .whole("keptOut", told -> told.report().keptOut())
            .list("unreachable", FAILED, told -> told.report().unreachable())
            .whole("embedded", told -> told.report().embedded())
            .whole("waiting", told -> told.report().waiting())
            .truth("interrupted", told -> told.report().interrupted());

    private ReportJson() {}
}
