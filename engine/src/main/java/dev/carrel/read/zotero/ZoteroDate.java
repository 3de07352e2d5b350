package dev.carrel.read.zotero;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// A date as Zotero keeps it: `2019-05-00 May 2019` in the database, where what is not known is zero, and only what
/// the person typed over HTTP.
///
/// @param iso as much of the day as is known; empty if nothing is
record ZoteroDate(@Nullable Integer year, String iso) {
    private static final Pattern KEPT = Pattern.compile("(\\d{4})-(\\d\\d)-(\\d\\d)(?!\\d)(.*)",
            Pattern.DOTALL);
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)(1\\d{3}|20\\d\\d)(?!\\d)");

    static ZoteroDate of(String text) {
        Matcher kept = KEPT.matcher(text.strip());
        if (!kept.matches()) {
            Matcher year = YEAR.matcher(text);
            return new ZoteroDate(year.find() ? Integer.valueOf(year.group(1)) : null, text.strip());
        }
        if (kept.group(1).equals("0000")) {
            return of(kept.group(4));
        }
        String month = kept.group(2).equals("00") ? "" : "-" + kept.group(2);
        String day = month.isEmpty() || kept.group(3).equals("00") ? "" : "-" + kept.group(3);
        return new ZoteroDate(Integer.valueOf(kept.group(1)), kept.group(1) + month + day);
    }
}
