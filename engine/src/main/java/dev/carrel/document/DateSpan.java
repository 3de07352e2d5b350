package dev.carrel.document;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// The days that a date means, as far as it says: a day, a month or a year.
///
/// @param last included
public record DateSpan(LocalDate first, LocalDate last) {
    private static final Pattern DATE = Pattern
            .compile("(?<year>\\d{4})(?:[-/.](?<month>\\d{1,2})(?:[-/.](?<day>\\d{1,2}))?)?(?:[T ].*)?");

    /// A date with the year first: `2020`, `2020-05`, `2020-05-31`, perhaps with a time.
    public static Optional<DateSpan> of(@Nullable String written) {
        Matcher date = DATE.matcher(written == null ? "" : written.strip());
        if (!date.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(of(date));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    public static DateSpan of(int year) {
        return new DateSpan(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31));
    }

    private static DateSpan of(Matcher date) {
        int year = Integer.parseInt(date.group("year"));
        if (date.group("month") == null) {
            return of(year);
        }
        YearMonth month = YearMonth.of(year, Integer.parseInt(date.group("month")));
        if (date.group("day") == null) {
            return new DateSpan(month.atDay(1), month.atEndOfMonth());
        }
        LocalDate day = LocalDate.of(year, month.getMonth(), Integer.parseInt(date.group("day")));
        return new DateSpan(day, day);
    }
}
