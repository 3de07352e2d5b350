package dev.carrel.library.json;

import java.util.Map;

import dev.carrel.ingest.Report;
import org.jspecify.annotations.Nullable;

/// What a run of indexing did.
public final class ReportJson {
    private ReportJson() {}

    public static Map<String, @Nullable Object> of(String library, Report report) {
        return Json.object("library", library,
                "indexed", report.indexed(),
                "unchanged", report.unchanged(),
                "moved", report.moved(),
                "removed", report.removed(),
                "skipped", report.skipped(),
                "citations", report.citations(),
                "failed", report.failed().stream().map(ReportJson::failed).toList(),
                "missing", report.missing(),
                "keptOut", report.keptOut(),
                "unreachable", report.unreachable().stream().map(ReportJson::failed).toList(),
                "embedded", report.embedded(),
                "waiting", report.waiting(),
                "interrupted", report.interrupted());
    }

    private static Map<String, @Nullable Object> failed(Report.Failed failed) {
        return ReasonJson.with(failed.reason(), "path", failed.path());
    }
}
