package dev.carrel.document;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/// A paragraph, code block, list or table, kept whole.
///
/// @param page      from 1, where it begins; null where the format has no pages
/// @param number    from 0 within its page, or within the document where there are no pages
/// @param start     of its characters in the document's text, see [Document#text()]
/// @param boxes     where it stands on the page where it begins; empty where there is no page
/// @param continued where it goes on, if it crosses a page break
/// @param under     the headings below its section's that it stands under, outermost first; it may be one itself
public record Paragraph(@Nullable Integer page, int number, int start, String text, List<Box> boxes,
        List<Continuation> continued, List<String> under) {
    /// The part of a paragraph that stands on a further page, where it counts as the first paragraph.
    ///
    /// @param offset of its first character in the paragraph's text
    public record Continuation(int page, int number, int offset, List<Box> boxes) {
        public Continuation {
            boxes = List.copyOf(boxes);
        }

        private Stream<Region> regions() {
            return boxes.stream().map(box -> new Region(page, box));
        }
    }

    public Paragraph {
        if ((page != null && page < 1) || number < 0 || start < 0) {
            throw new IllegalArgumentException("page " + page + ", paragraph " + number + ", start " + start);
        }
        boxes = List.copyOf(boxes);
        continued = List.copyOf(continued);
        // Libraries that were made before paragraphs had it.
        under = under == null ? List.of() : List.copyOf(under);
    }

    public int end() {
        return start + text.length();
    }

    /// The page where a character of the text stands; null where there are no pages.
    public @Nullable Integer page(int offset) {
        Integer at = page;
        for (Continuation part : continued) {
            at = part.offset <= offset ? Integer.valueOf(part.page) : at;
        }
        return at;
    }

    /// The regions of the characters from one place of the text to before another. Boxes are of whole columns, so those of
    /// a page are given together.
    Stream<Region> regions(int from, int to) {
        Stream<Region> first = page == null || from >= partEnd(0)
                ? Stream.of()
                : boxes.stream().map(box -> new Region(page, box));
        return Stream.concat(first, IntStream.range(0, continued.size())
                .filter(i -> continued.get(i).offset < to && from < partEnd(i + 1)).boxed()
                .map(continued::get).flatMap(Continuation::regions));
    }

    /// The end of a part's text. Parts are counted from 0, the page where the paragraph begins.
    private int partEnd(int part) {
        return part < continued.size() ? continued.get(part).offset : text.length();
    }
}
