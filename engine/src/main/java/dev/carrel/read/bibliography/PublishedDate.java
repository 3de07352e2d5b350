package dev.carrel.read.bibliography;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// The date when a work came out, as far as an entry tells.
///
/// @param day in ISO form, to the month or the year where no more is known
public record PublishedDate(@Nullable Year year, @Nullable String day) {
    public static final PublishedDate UNKNOWN = new PublishedDate(null, null);

    private static final Pattern DATE = Pattern
            .compile("(?<!\\d)(\\d{4})(?:[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?)?(?!\\d)");
    private static final Pattern MONTH = Pattern
            .compile("(?i)\\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)");
    private static final Pattern NUMBER = Pattern.compile("(?<!\\d)\\d{1,2}(?!\\d)");
    private static final List<String> MONTHS = List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug",
            "sep",
            "oct", "nov", "dec");

    /// A date as BibLaTeX, RIS or a person writes it: of a range the start, of an uncertain one its year.
    public static PublishedDate of(String date) {
        Matcher found = DATE.matcher(date);
        if (!found.find() || !isYear(found.group(1))) {
            return UNKNOWN;
        }
        String month = found.group(2) != null ? found.group(2) : monthIn(date);
        return ofParts(found.group(1), month, found.group(3));
    }

    /// A year and, in fields of their own, month and day.
    public static PublishedDate of(String year, String month, @Nullable String day) {
        Matcher found = DATE.matcher(year);
        if (!found.find() || !isYear(found.group(1))) {
            return UNKNOWN;
        }
        String number = month.isBlank() ? "" : monthIn(month);
        return ofParts(found.group(1), found.group(2) != null ? found.group(2) : number,
                found.group(3) != null ? found.group(3) : day);
    }

    private static PublishedDate ofParts(String year, @Nullable String month, @Nullable String day) {
        int number = month == null || month.isEmpty() ? 0 : Integer.parseInt(month);
        if (number < 1 || number > 12) {
            return new PublishedDate(Year.of(year), year);
        }
        String toMonth = String.format(Locale.ROOT, "%s-%02d", year, number);
        return new PublishedDate(Year.of(year), day == null ? toMonth : toDay(toMonth, number, day));
    }

    private static String toDay(String toMonth, int month, String day) {
        try {
            return LocalDate
                    .of(Integer.parseInt(toMonth.substring(0, 4)), month, Integer.parseInt(day.strip()))
                    .toString();
        } catch (DateTimeException | NumberFormatException notADay) {
            return toMonth;
        }
    }

    private static boolean isYear(String digits) {
        int year = Integer.parseInt(digits);
        return year >= 1000 && year < 2200;
    }

    /// A month by its name or number; empty if there is none.
    private static String monthIn(String text) {
        Matcher name = MONTH.matcher(text);
        if (name.find()) {
            return String.valueOf(MONTHS.indexOf(name.group(1).toLowerCase(Locale.ROOT)) + 1);
        }
        Matcher number = NUMBER.matcher(DATE.matcher(text).replaceAll(""));
        return text.length() <= 4 && number.find() ? number.group() : "";
    }
}
