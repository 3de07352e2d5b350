package dev.carrel.library.coverage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Passage;
import dev.carrel.document.reason.Reason;
import dev.carrel.index.IndexEntry;
import org.jspecify.annotations.Nullable;

/// How much of one page can be found.
///
/// @param reason why not all of it, if so
public record PageCoverage(int page, boolean readable, boolean indexed, boolean embedded,
        @Nullable Reason reason) {
    /// The pages of a document, from the first to the last.
    public static List<PageCoverage> of(IndexEntry entry) {
        Map<Integer, Reason> unreadable = entry.document().unreadable().stream()
                .filter(page -> page.page() != null)
                .collect(Collectors.toMap(UnreadablePage::page, UnreadablePage::reason, (a, _) -> a,
                        HashMap::new));
        Set<Integer> indexed = pages(entry, entry.passages());
        Set<Integer> meant = pages(entry, entry.embeddable().subList(0, entry.vectors().size()));
        List<PageCoverage> pages = new ArrayList<>();
        for (int page = 1; page <= entry.document().pages(); page++) {
            Reason reason = unreadable.get(page);
            boolean found = indexed.contains(page);
            boolean embedded = meant.contains(page);
            pages.add(new PageCoverage(page, reason == null, found, embedded,
                    reason != null ? reason : reason(entry, found, embedded)));
        }
        return pages;
    }

    private static @Nullable Reason reason(IndexEntry entry, boolean indexed, boolean embedded) {
        if (indexed) {
            return embedded
                    ? null
                    : entry.waitsForVectors() ? new Reason.WaitingForVectors() : new Reason.Truncated();
        }
        return new Reason.NoContent();
    }

    /// The pages with a paragraph that is part of one of the passages.
    private static Set<Integer> pages(IndexEntry entry, List<Passage> passages) {
        Set<Integer> pages = new HashSet<>();
        for (Passage passage : passages) {
            entry.document().paragraphs().filter(paragraph -> overlaps(paragraph, passage))
                    .map(Paragraph::page).filter(page -> page != null).forEach(pages::add);
        }
        return pages;
    }

    private static boolean overlaps(Paragraph paragraph, Passage passage) {
        return paragraph.start() < passage.end() && passage.start() < paragraph.end();
    }
}
