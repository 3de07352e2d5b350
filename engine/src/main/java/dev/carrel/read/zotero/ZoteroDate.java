package dev.carrel.read.zotero;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// A date as Zotero keeps it: `2019-05-00 May 2019` in the database, where what is not known is zero, and only what
/// the person typed over HTTP.
///
/// @param iso as much of the day as is known; empty if nothing is
record ZoteroDate(@Nullable Year year, String iso) {
    private static final Pattern KEPT = Pattern.compile("(\\d{4})-(\\d\\d)-(\\d\\d)(?!\\d)(.*)",
            Pattern.DOTALL);

    static ZoteroDate of(String text) {
        Matcher kept = KEPT.matcher(text.strip());
        if (!kept.matches()) {
            return new ZoteroDate(Year.Form.DATED.in(text), text.strip());
        }
        if (kept.group(1).equals("0000")) {
            return of(kept.group(4));
        }
        String month = kept.group(2).equals("00") ? "" : "-" + kept.group(2);
        String day = month.isEmpty() || kept.group(3).equals("00") ? "" : "-" + kept.group(3);
        return new ZoteroDate(Year.of(kept.group(1)), kept.group(1) + month + day);
    }
}
