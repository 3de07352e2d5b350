package dev.carrel.search.quote;

/// Words of a text with a little of what stands before and after them, by which they are found again: what the data model of
/// web annotations calls a text quote selector (W3C, *Web Annotation Data Model*, 4.2.4).
///
/// @param before empty where nothing stands before them, or it is not known
public record TextQuote(String exact, String before, String after) {
    /// How many characters are kept on each side: a line of print.
    private static final int AROUND = 64;

    /// Some characters of a text, with what stands around them.
    public static TextQuote of(String text, int start, int end) {
        return new TextQuote(text.substring(start, end), text.substring(Math.max(0, start - AROUND), start),
                text.substring(end, Math.min(text.length(), end + AROUND)));
    }
}
