package dev.carrel.read.reference;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// Finds the year of publication among the numbers behind a title: pages and volumes look like years too.
final class PublicationYear {
    private static final String YEAR = "(?<![\\d.–-])(" + Year.Form.ANY.pattern() + ")";
    /// `2001, 3:12`, `2001;3(2):12`
    private static final Pattern BEFORE_VOLUME = Pattern.compile("[ .,(]" + YEAR
            + "[a-z]?(?: [A-Z][a-z]{2,8}\\.?(?: \\d+)?)? ?[;,:] ?\\(?(?:\\p{L}{1,3}|vol\\. )?\\d");
    private static final Pattern PARENTHESISED = Pattern
            .compile("\\((?:[^()]{0,40}[ ,/])?" + YEAR + "[a-z]?\\)");
    private static final Pattern ALONE = Pattern
            .compile("[ .,;(]" + YEAR + "[a-z]?(?=[ .,;:)]|$)(?! ?[–-] ?\\d)");
    private static final Pattern ANYWHERE = Pattern.compile(YEAR + "(?!\\d)");

    private PublicationYear() {}

    static @Nullable Year in(String words, TitleSpan title) {
        Year behind = among(words.substring(title.end()));
        return behind != null ? behind : among(words);
    }

    /// The first of the sure places, since what follows an entry may be another's; else the last number that can be one.
    private static @Nullable Year among(String words) {
        for (Pattern sure : new Pattern[]{BEFORE_VOLUME, PARENTHESISED}) {
            Matcher year = sure.matcher(words);
            if (year.find()) {
                return Year.of(year.group(1));
            }
        }
        Year alone = last(ALONE, words);
        return alone != null ? alone : last(ANYWHERE, words);
    }

    private static @Nullable Year last(Pattern place, String words) {
        Year last = null;
        for (Matcher year = place.matcher(words); year.find();) {
            last = Year.of(year.group(1));
        }
        return last;
    }
}
