package dev.carrel.library;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;

/// One reason why something cannot be found, and how much that concerns.
///
/// @param pages 0 if it is about whole documents
public record Gap(String reason, int documents, int pages) {
    public static final String TRUNCATED = "found by words only after the passages that chunking.max-passages-per-document allows";
    public static final String WAITING = "waiting for vectors: found by words only";

    /// All gaps of a library, the largest first.
    static List<Gap> of(List<Failure> failures, List<Coverage> documents) {
        Map<String, Gap> gaps = new LinkedHashMap<>();
        failures.forEach(failure -> add(gaps, new Gap(failure.reason(), 1, 0)));
        Set<String> parts = failures.stream().filter(failure -> failure.extent() == Failure.Extent.PART)
                .map(Failure::reason).collect(Collectors.toSet());
        documents.forEach(document -> of(document).stream().filter(gap -> !gap.isOneOf(parts))
                .forEach(gap -> add(gaps, gap)));
        return gaps.values().stream()
                .sorted(Comparator.comparingInt(Gap::documents).reversed().thenComparing(Gap::reason))
                .toList();
    }

    /// The gaps of one document.
    public static List<Gap> of(Coverage document) {
        Map<String, Gap> pages = new LinkedHashMap<>();
        for (UnreadablePage page : document.unreadable()) {
            pages.merge(alike(page.reason()), new Gap(page.reason(), 1, page.page() == null ? 0 : 1),
                    (gap, more) -> new Gap(gap.reason, 1, gap.pages + more.pages));
        }
        List<Gap> gaps = new ArrayList<>(pages.values());
        if (document.truncated()) {
            gaps.add(new Gap(TRUNCATED, 1, 0));
        }
        if (document.waiting() > 0) {
            gaps.add(new Gap(WAITING, 1, 0));
        }
        return gaps;
    }

    /// An attachment that failed is told by its document too, after its name.
    private boolean isOneOf(Set<String> parts) {
        for (int end = reason.indexOf(": "); pages == 0 && end >= 0; end = reason.indexOf(": ", end + 1)) {
            if (parts.contains(reason.substring(end + 2))) {
                return true;
            }
        }
        return false;
    }

    private static void add(Map<String, Gap> gaps, Gap gap) {
        gaps.merge(alike(gap.reason), gap, (before, more) -> new Gap(before.reason,
                before.documents + more.documents, before.pages + more.pages));
    }

    /// Reasons that differ in a number only, such as a size or a line, are one.
    private static String alike(String reason) {
        return reason.replaceAll("\\d+", "#");
    }
}
