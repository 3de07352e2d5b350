package dev.carrel.read.outline;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads dates as authors write them.
final class Dates {
    private static final Pattern ISO = Pattern.compile("\\b(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)");
    private static final List<DateTimeFormatter> WORDED = List.of(worded("MMMM d, uuuu"),
            worded("d MMMM uuuu"),
            worded("MMM d, uuuu"), worded("d MMM uuuu"));

    private Dates() {}

    /// The day in ISO form where it can be told, else as given.
    static String iso(String date) {
        Matcher numbers = ISO.matcher(date);
        if (numbers.find()) {
            return day(numbers, date);
        }
        return WORDED.stream().map(form -> parse(date.strip(), form)).filter(day -> !day.isEmpty())
                .findFirst().orElse(date.strip());
    }

    private static String day(Matcher numbers, String date) {
        try {
            return LocalDate.of(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)),
                    Integer.parseInt(numbers.group(3))).toString();
        } catch (DateTimeException notADay) {
            return date.strip();
        }
    }

    private static String parse(String date, DateTimeFormatter form) {
        try {
            return LocalDate.parse(date, form).toString();
        } catch (DateTimeException otherForm) {
            return "";
        }
    }

    private static DateTimeFormatter worded(String pattern) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
    }
}
