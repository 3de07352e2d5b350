package dev.carrel.library.export;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.EntryField;

/// RIS tells the first and the last page by two tags, all others by one range.
///
/// @param last empty if the pages are no range
record PageRange(String first, String last) {
    private static final String START = "SP";
    private static final String END = "EP";
    private static final Pattern RANGE = Pattern.compile("([^,;–—-]+?)\\s*[–—-]+\\s*([^,;–—-]+)");

    static PageRange of(String text) {
        Matcher range = RANGE.matcher(text);
        return range.matches() ? new PageRange(range.group(1), range.group(2)) : new PageRange(text, "");
    }

    /// The range that an entry of RIS has in two tags.
    static String joined(BibliographyEntry entry, String start) {
        String end = entry.text(END).orElse("");
        return end.isEmpty() || end.equals(start) || start.endsWith(end) ? start : start + "-" + end;
    }

    /// Whether a field only says where a range ends.
    static boolean isEnd(BibliographyEntry entry, EntryField field) {
        return entry.vocabulary() == BibliographyVocabulary.RIS && field.name().equals(END)
                && entry.text(START).isPresent();
    }
}
