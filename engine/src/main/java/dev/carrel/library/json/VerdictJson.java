package dev.carrel.library.json;

import java.util.Map;

import dev.carrel.search.quote.Difference;
import dev.carrel.search.quote.QuotationMatch;
import dev.carrel.search.quote.Verdict;
import org.jspecify.annotations.Nullable;

/// Whether a quotation stands in the library.
public final class VerdictJson {
    private VerdictJson() {}

    public static Map<String, @Nullable Object> of(Verdict verdict) {
        return Json.object("quote", verdict.quote(),
                "verdict", verdict.kind().word(),
                "coverage", ContextJson.coverage(verdict.coverage()),
                "took", Json.object("totalMs", verdict.took()),
                "findings", verdict.findings().stream().map(VerdictJson::finding).toList());
    }

    private static Map<String, @Nullable Object> finding(QuotationMatch finding) {
        return Json.object("citation", finding.citation(),
                "link", finding.link(),
                "similarity", Json.rounded(finding.similarity()),
                "document", DocumentJson.found(finding.found()),
                "passage", finding.found().passage().id().toString(),
                "section", finding.found().passage().kind().word(),
                "parts", PassageJson.words(finding.found().passage().parts()),
                "heading", finding.found().passage().heading(),
                "page", finding.start().page(),
                "paragraph", finding.start().paragraph(),
                "endPage", finding.end().page(),
                "endParagraph", finding.end().paragraph(),
                "text", finding.text(),
                "differences", finding.differences().stream().map(VerdictJson::difference).toList());
    }

    private static Map<String, @Nullable Object> difference(Difference difference) {
        return switch (difference) {
            case Difference.Replaced(String quoted, String text) ->
                Json.object("kind", "replaced", "quoted", quoted, "text", text);
            case Difference.Inserted(String quoted) ->
                Json.object("kind", "inserted", "quoted", quoted, "text", null);
            case Difference.Omitted(String text) ->
                Json.object("kind", "omitted", "quoted", null, "text", text);
        };
    }
}
