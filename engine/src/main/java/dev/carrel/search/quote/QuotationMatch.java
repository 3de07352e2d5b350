package dev.carrel.search.quote;

import java.util.List;

import dev.carrel.index.FoundPassage;
import dev.carrel.search.cite.PageSpot;
import org.jspecify.annotations.Nullable;

/// Where a quotation stands, or something near to it.
///
/// @param citation    such as `[smith2023, p. 4 ¶2]`
/// @param link        back to that place; null if nothing leads there
/// @param found       the passage in which it begins
/// @param start       where it begins: the page and the paragraph
/// @param end         where it ends
/// @param text        what the document says there
/// @param similarity  from 0 to 1: 1 less the share of words that differ
/// @param differences none if it is exact
public record QuotationMatch(String citation, @Nullable String link, FoundPassage found, PageSpot start,
        PageSpot end, String text,
        double similarity, List<Difference> differences) {
    public QuotationMatch {
        differences = List.copyOf(differences);
    }

    public boolean isExact() { return differences.isEmpty(); }
}
