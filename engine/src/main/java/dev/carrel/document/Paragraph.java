package dev.carrel.document;

import java.util.List;

import org.jspecify.annotations.Nullable;

/// A paragraph, code block, list or table, kept whole.
///
/// @param page      from 1, where it begins; null where the format has no pages
/// @param number    from 0 within its page, or within the document where there are no pages
/// @param start     of its characters in the document's text, see [Document#text()]
/// @param boxes     where it stands on the page where it begins; empty where there is no page
/// @param continued where it goes on, if it crosses a page break
public record Paragraph(@Nullable Integer page, int number, int start, String text, List<Box> boxes,
        List<Continuation> continued) {
    /// The part of a paragraph that stands on a further page, where it counts as the first paragraph.
    ///
    /// @param offset of its first character in the paragraph's text
    public record Continuation(int page, int number, int offset, List<Box> boxes) {
        public Continuation {
            boxes = List.copyOf(boxes);
        }
    }

    public Paragraph {
        if ((page != null && page < 1) || number < 0 || start < 0) {
            throw new IllegalArgumentException("page " + page + ", paragraph " + number + ", start " + start);
        }
        boxes = List.copyOf(boxes);
        continued = List.copyOf(continued);
    }

    public int end() {
        return start + text.length();
    }
}
