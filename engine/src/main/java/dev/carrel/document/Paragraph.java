package dev.carrel.document;

import java.util.List;

import org.jspecify.annotations.Nullable;

/// A paragraph, code block, list or table, kept whole.
///
/// @param page   from 1; null where the format has no pages
/// @param number from 0 within its page, or within the document where there are no pages
/// @param start  of its characters in the document's text, see [Document#text()]
/// @param boxes  where it stands on the page; empty where there is no page
public record Paragraph(@Nullable Integer page, int number, int start, String text, List<Box> boxes) {
    public Paragraph {
        if ((page != null && page < 1) || number < 0 || start < 0) {
            throw new IllegalArgumentException("page " + page + ", paragraph " + number + ", start " + start);
        }
        boxes = List.copyOf(boxes);
    }

    public int end() {
        return start + text.length();
    }
}
