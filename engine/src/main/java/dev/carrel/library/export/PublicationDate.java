package dev.carrel.library.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/// A year, and month and day where they are known.
record PublicationDate(int year, @Nullable Integer month, @Nullable Integer day) {
    private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d{2})(?:-(\\d{2}))?(?:T.*)?");
    private static final Pattern PLAIN = Pattern.compile("(\\d{4})(?:-(\\d{1,2})(?:-(\\d{1,2}))?)?");
    private static final Pattern RANGE = Pattern.compile("(\\d{4}(?:-\\d\\d){0,2})/(\\d{4}(?:-\\d\\d){0,2})");
    private static final Pattern LETTERS_AND_DIGITS = Pattern.compile("\\p{L}+|\\d+");
    private static final Pattern MONTH_NAME = Pattern.compile(
            "(?i)(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*");

    /// @param written the day as a source gave it; one that is not of this year, or not a date, is passed over
    static PublicationDate of(int year, @Nullable String written) {
        Matcher date = ISO.matcher(written == null ? "" : written);
        return date.matches() && Integer.parseInt(date.group(1)) == year
                ? new PublicationDate(year, number(date.group(2)), number(date.group(3)))
                : new PublicationDate(year, null, null);
    }

    /// The parts of each day that a text in ISO form names: one, or two of a range; empty if it is no such text.
    static List<List<Integer>> parts(String text) {
        Matcher range = RANGE.matcher(text);
        if (range.matches()) {
            return List.of(day(range.group(1)), day(range.group(2)));
        }
        return day(text).isEmpty() ? List.of() : List.of(day(text));
    }

    private static List<Integer> day(String text) {
        Matcher date = PLAIN.matcher(text);
        return date.matches()
                ? new PublicationDate(Integer.parseInt(date.group(1)), number(date.group(2)),
                        number(date.group(3)))
                        .parts()
                : List.of();
    }

    static boolean isRange(String text) {
        return RANGE.matcher(text).matches();
    }

    /// Whether a date in ISO form says all that a source's text says: its numbers, and months as names or numbers.
    static boolean tells(@Nullable String iso, String text) {
        List<Integer> parts = day(iso == null ? "" : iso);
        return LETTERS_AND_DIGITS.matcher(text).results()
                .allMatch(word -> Character.isDigit(word.group().charAt(0))
                        ? word.group().length() < 9 && parts.contains(Integer.valueOf(word.group()))
                        : parts.size() > 1 && MONTH_NAME.matcher(word.group()).matches());
    }

    private static @Nullable Integer number(@Nullable String digits) {
        return digits == null ? null : Integer.valueOf(digits);
    }

    /// The known parts of it, the year first.
    List<Integer> parts() {
        List<Integer> parts = new ArrayList<>(List.of(year));
        if (month != null && month >= 1 && month <= 12) {
            parts.add(month);
            if (day != null && day >= 1) {
                parts.add(day);
            }
        }
        return parts;
    }

    /// `2021-03-05`, as far as it is known.
    String iso() {
        return String.format(Locale.ROOT, "%04d", year) + parts().stream().skip(1)
                .map(part -> String.format(Locale.ROOT, "-%02d", part)).collect(Collectors.joining());
    }
}
