package dev.carrel.library.export;

import java.util.regex.Pattern;

import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Property;

/// The forms that values take between two vocabularies: dates as ISO has them, ranges of pages with one hyphen.
final class NormalForms {
    private static final Pattern DASHES = Pattern.compile("\\s*[\\p{Pd}]+\\s*");
    private static final Pattern RIS_DATE = Pattern.compile("(\\d{4})/?(\\d{1,2})?/?(\\d{1,2})?/*");
    private static final Pattern WITH_TIME = Pattern.compile("(\\d{4}-\\d{2}-\\d{2})[ T]\\d{1,2}:.*");

    private NormalForms() {}

    static String text(Property property, BibliographyEntry entry, String text) {
        return switch (property) {
            case PAGES ->
                DASHES.matcher(entry.vocabulary() == BibliographyVocabulary.RIS
                        ? PageRange.joined(entry, text)
                        : text)
                        .replaceAll("-");
            case ACCESSED, EVENT_DATE, ORIGINAL_DATE, FILED -> date(text);
            default -> text;
        };
    }

    static boolean isDate(Property property) {
        return switch (property) {
            case DATE, ACCESSED, EVENT_DATE, ORIGINAL_DATE, FILED -> true;
            default -> false;
        };
    }

    private static String date(String text) {
        var ris = RIS_DATE.matcher(text);
        if (ris.matches()) {
            return ris.group(1) + part(ris.group(2)) + (ris.group(2) == null ? "" : part(ris.group(3)));
        }
        return WITH_TIME.matcher(text).replaceFirst("$1");
    }

    private static String part(@org.jspecify.annotations.Nullable String digits) {
        return digits == null ? "" : digits.length() == 1 ? "-0" + digits : "-" + digits;
    }
}
