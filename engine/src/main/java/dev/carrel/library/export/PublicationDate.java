package dev.carrel.library.export;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// A year, and month and day where they are known.
record PublicationDate(int year, @Nullable Integer month, @Nullable Integer day) {
    private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d{2})(?:-(\\d{2}))?(?:T.*)?");

    /// @param written the day as a source gave it; one that is not of this year, or not a date, is passed over
    static PublicationDate of(int year, @Nullable String written) {
        Matcher date = ISO.matcher(written == null ? "" : written);
        return date.matches() && Integer.parseInt(date.group(1)) == year
                ? new PublicationDate(year, number(date.group(2)), number(date.group(3)))
                : new PublicationDate(year, null, null);
    }

    private static @Nullable Integer number(@Nullable String digits) {
        return digits == null ? null : Integer.valueOf(digits);
    }

    /// What is known of it, the year first.
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
}
