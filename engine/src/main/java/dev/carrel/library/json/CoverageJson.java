package dev.carrel.library.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.Omission;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.LibraryStatus;
import dev.carrel.library.coverage.CoverageGap;
import dev.carrel.library.coverage.PageCoverage;
import org.jspecify.annotations.Nullable;

/// How much of a library, of a document, of a page can be found.
public final class CoverageJson {
    private CoverageJson() {}

    /// In figures, by reason, and every document that is concerned.
    static Map<String, @Nullable Object> of(LibraryStatus status) {
        return Json.object("whole", status.whole(),
                "partly", status.partly().size(),
                "unreadable", status.unread(),
                "reasons", status.gaps().stream().map(CoverageJson::gap).toList(),
                "documents", all(status.partly(), status.failures()));
    }

    /// Documents and failures, one after the other.
    public static List<Map<String, @Nullable Object>> all(List<Coverage> documents, List<Failure> failures) {
        List<Map<String, @Nullable Object>> all = new ArrayList<>();
        documents.forEach(document -> all.add(document(document)));
        failures.forEach(failure -> all.add(failed(failure)));
        return all;
    }

    /// One document with all its pages.
    public static Map<String, @Nullable Object> of(IndexEntry entry) {
        Map<String, @Nullable Object> coverage = new LinkedHashMap<>(parts(Coverage.of(entry)));
        coverage.put("perPage", PageCoverage.of(entry).stream().map(CoverageJson::page).toList());
        return Json.object("document", DocumentJson.brief(entry.document().metadata(), entry.origin()),
                "coverage", coverage);
    }

    private static Map<String, @Nullable Object> document(Coverage document) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("id", document.origin().id().value());
        object.put("path", document.origin().path());
        object.put("readable", !document.isUnreadable());
        object.put("indexed", document.passages() > 0);
        object.putAll(parts(document));
        List<CoverageGap> gaps = CoverageGap.of(document);
        object.putAll(ReasonJson.with(gaps.isEmpty() ? null : gaps.getFirst().reason()));
        return object;
    }

    /// What could not be read at all.
    public static Map<String, @Nullable Object> failed(Failure failure) {
        return ReasonJson.with(failure.reason(), "id", failure.origin().id().value(),
                "path", failure.origin().path(),
                "readable", false,
                "indexed", false,
                "pages", null,
                "unreadable", List.of(),
                "passages", 0,
                "embedded", 0,
                "truncated", false,
                "leftOut", List.of());
    }

    /// As `show` has it.
    static Map<String, @Nullable Object> parts(Coverage coverage) {
        return Json.object("pages", coverage.pages(),
                "unreadable", coverage.unreadable().stream().map(CoverageJson::unreadable).toList(),
                "passages", coverage.passages(),
                "embedded", coverage.embedded(),
                "truncated", coverage.truncated(),
                "leftOut", coverage.omissions().stream().map(CoverageJson::omission).toList());
    }

    private static Map<String, @Nullable Object> omission(Omission omission) {
        return Json.object("reason", omission.reason().word(),
                "characters", omission.characters(),
                "share", Json.rounded(omission.share()));
    }

    private static Map<String, @Nullable Object> unreadable(UnreadablePage page) {
        return ReasonJson.with(page.reason(), "page", page.page());
    }

    private static Map<String, @Nullable Object> page(PageCoverage page) {
        return ReasonJson.with(page.reason(), "page", page.page(),
                "readable", page.readable(),
                "indexed", page.indexed(),
                "embedded", page.embedded());
    }

    private static Map<String, @Nullable Object> gap(CoverageGap gap) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>(ReasonJson.with(gap.reason()));
        object.put("documents", gap.documents());
        object.put("pages", gap.pages() == 0 ? null : gap.pages());
        return object;
    }
}
