package dev.carrel.document.bibliography;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// A year of publication.
public record Year(int value) {
    /// The numbers that are taken for years. How early one may be depends on what else stands there: the less a text is about
    /// years, the more of its numbers only look like one.
    public enum Form {
        /// In a field that holds a date.
        DATED("(?:1\\d|20)\\d{2}"),
        /// Any year since printing.
        ANY("(?:1[5-9]|20)\\d{2}"),
        /// In citations and lists of cited works, among pages and volumes.
        CITED("(?:1[89]|20)\\d{2}"),
        /// In lists where names stand right before it.
        LISTED("(?:19|20)\\d{2}"),
        /// On the pages of a file and in its name, among everything else: since there are papers that somebody would file.
        PRINTED("(?:19[3-9]\\d|20[0-4]\\d)");

        private final String pattern;
        private final Pattern alone;

        Form(String pattern) {
            this.pattern = pattern;
            this.alone = Pattern.compile("(?<!\\d)" + pattern + "(?!\\d)");
        }

        /// As a piece of a regular expression.
        public String pattern() {
            return pattern;
        }

        /// The first such year in a text; null if there is none.
        public @Nullable Year in(@Nullable String text) {
            Matcher year = alone.matcher(text == null ? "" : text);
            return year.find() ? of(year.group()) : null;
        }
    }

    public static Year of(String digits) {
        return new Year(Integer.parseInt(digits));
    }

    /// The number of a year that may not be known.
    public static @Nullable Integer number(@Nullable Year year) {
        return year == null ? null : year.value;
    }

    /// How many years lie between the two.
    public int distance(Year other) {
        return Math.abs(value - other.value);
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
