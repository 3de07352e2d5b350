package dev.carrel.read.reference;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// The year that stands right after the names, as in `Smith, J. (2001a). ` and `Smith J. 2001. `.
///
/// @param end where the title can start
record LeadingYear(@Nullable Year year, int end) {
    private static final Pattern PARENTHESISED = Pattern.compile(
            "[ .,:;]*[(\\[](?:(?<y>" + Year.Form.ANY.pattern()
                    + ")[a-zA-Z]?(?:[,/–\\- .:;][^)\\]]{0,40})?|(?i:n\\. ?d\\.?|no date|in press|forthcoming|submitted|accepted)[^)\\]]{0,20})[)\\]][ .,:;]*");
    private static final Pattern BARE = Pattern
            .compile("[ .,:;]*(?<y>" + Year.Form.ANY.pattern()
                    + ")[a-z]?(?:[.,:;]+ ?|\\. | (?=\\p{Lu}|[\"“‘'])|$)");
    private static final Pattern NOTHING = Pattern.compile("[ .,:;]*");

    static LeadingYear after(ReferenceNames names, String words) {
        for (Pattern pattern : new Pattern[]{PARENTHESISED, BARE}) {
            Matcher year = pattern.matcher(words).region(names.end(), words.length());
            if (year.lookingAt() && names.end() > 0) {
                return new LeadingYear(year.group("y") == null ? null : Year.of(year.group("y")),
                        year.end());
            }
        }
        Matcher signs = NOTHING.matcher(words).region(names.end(), words.length());
        return new LeadingYear(null, signs.lookingAt() ? signs.end() : names.end());
    }
}
