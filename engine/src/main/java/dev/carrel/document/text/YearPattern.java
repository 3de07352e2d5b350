package dev.carrel.document.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// The numbers that are years, as pieces of regular expressions. How early a year may be depends on what else stands there:
/// the less a text is about years, the more of its numbers only look like one.
public final class YearPattern {
    /// Any year since printing.
    public static final String ANY = "(?:1[5-9]|20)\\d{2}";
    /// In citations and lists of cited works, among pages and volumes.
    public static final String CITED = "(?:1[89]|20)\\d{2}";
    /// In lists where names stand right before it.
    public static final String LISTED = "(?:19|20)\\d{2}";
    /// On the pages of a file and in its name, among everything else: since there are papers that somebody would file.
    public static final String PRINTED = "(?:19[3-9]\\d|20[0-4]\\d)";

    private static final Pattern ALONE = Pattern.compile("(?<!\\d)" + ANY + "(?!\\d)");

    private YearPattern() {}

    /// The first year in a text that is about when something was published; null if there is none.
    public static @Nullable Integer first(String text) {
        Matcher year = ALONE.matcher(text);
        return year.find() ? Integer.valueOf(year.group()) : null;
    }
}
