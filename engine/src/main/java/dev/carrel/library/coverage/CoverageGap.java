package dev.carrel.library.coverage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.reason.Reason;
import dev.carrel.index.Coverage;

/// One reason why something cannot be found, and how much that concerns.
///
/// @param pages 0 if it is about whole documents
public record CoverageGap(Reason reason, int documents, int pages) {
    /// The gaps of one document.
    public static List<CoverageGap> of(Coverage document) {
        Map<String, CoverageGap> pages = new LinkedHashMap<>();
        for (UnreadablePage page : document.unreadable()) {
            pages.merge(alike(page.reason()), new CoverageGap(page.reason(), 1, page.page() == null ? 0 : 1),
                    (gap, more) -> new CoverageGap(gap.reason, 1, gap.pages + more.pages));
        }
        List<CoverageGap> gaps = new ArrayList<>(pages.values());
        if (document.truncated()) {
            gaps.add(new CoverageGap(new Reason.Truncated(), 1, 0));
        }
        if (document.waiting() > 0) {
            gaps.add(new CoverageGap(new Reason.WaitingForVectors(), 1, 0));
        }
        return gaps;
    }

    /// Equal for reasons that differ in a number only, such as a size or a line: kind and details as records print them.
    static String alike(Reason reason) {
        return reason.toString().replaceAll("\\d+", "#");
    }
}
