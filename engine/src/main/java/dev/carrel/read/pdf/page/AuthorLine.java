package dev.carrel.read.pdf.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import static dev.carrel.read.pdf.page.LineThresholds.MOSTLY_NAMES;

/// Tells authors' names in a line that lists them.
public final class AuthorLine {
    private static final Pattern BETWEEN = Pattern
            .compile("\\s*[;,|·•]\\s*(?:(?:and|AND)\\s+|&\\s*)?|\\s+(?:and|AND|&)\\s+");
    private static final String PARTICLE = "(?:de|van|von|vom|zu|zur|der|den|het|['’]t|la|le|las|los|da|do|das|dos|di|del|della"
            + "|el|al|bin|ibn|ben|ten|ter|te|du|af|av|y|e)";
    /// A capital, also behind a particle that has grown together with it: `dePamphilis`, `d’Arcy`.
    private static final String WORD = "(?:\\p{Ll}{1,3}['’]?)?\\p{Lu}[\\p{L}\\p{M}.’'‐‑-]*";
    /// Words of titles, which no name has.
    private static final String NO_NAME = "(?!.*\\b(?:OF|FOR|WITH|FROM|Of|For|With|From)\\b)";
    private static final Pattern NAME = Pattern.compile(
            NO_NAME + "(?!(?:Received|Accepted|Revised|Published|Copyright|Printed|Version|Released)\\b)(?:"
                    + PARTICLE
                    + "\\s+)?" + WORD + "(?:\\s+(?:" + PARTICLE + "\\s+)*" + WORD
                    + "){1,4}(?:\\s+(?:Jr|Sr)\\.?)?");
    /// A mark that stands between two names like a comma.
    private static final Pattern BETWEEN_MARK = Pattern
            .compile("(?<=\\p{L})\\s?[*†‡§¶∗⁎‖]+\\s+(?=\\p{Lu}[\\p{L}.])");
    private static final Pattern MARKS = Pattern
            .compile("[*†‡§¶#∗⁎‖\\d()\\[\\]ⁱªº⁰¹²³⁴-⁹✉]+|\\b(?:MD|PhD|MSc|MPH|Dr|Prof|ID|BSc|MS|RN)\\b\\.?");
    /// A degree that stands alone between commas: `BN`, `FRCP`, `M.Sc.`
    private static final Pattern DEGREE = Pattern
            .compile("(?<=[,;]\\s?)\\s*(?:\\p{Lu}{2,5}|(?:\\p{Lu}\\p{Ll}{0,2}\\.){2,4})\\s*(?=[,;&]|$)");
    private static final Pattern REVERSED = Pattern.compile("\\p{Lu}[\\p{L}’'-]+, (?:\\p{Lu}\\.?[ -]?){1,3}");
    private static final Pattern PLACE = Pattern.compile(
            "(?i)universi|departe?ment|\\binstitut|\\bschool\\b|facult|laborator|hospital|\\bcolleges?\\b|\\bcent(er|re)\\b|@|https?:|\\b(inc|corp|corporation|ltd|llc|gmbh)\\b");

    private AuthorLine() {}

    /// The names of a list, without marks and degrees; empty if it is none.
    public static List<String> split(String list) {
        if (REVERSED.matcher(list.strip()).matches()) {
            return List.of(list.strip());
        }
        List<String> names = new ArrayList<>();
        for (String part : BETWEEN.split(bare(list))) {
            String name = part.replaceAll("\\s+", " ").replaceFirst("^(?:by|By|and|&|Authors?:)\\s+", "")
                    .strip();
            if (NAME.matcher(name).matches()) {
                names.add(name);
            }
        }
        return names;
    }

    private static String bare(String list) {
        String unmarked = MARKS.matcher(BETWEEN_MARK.matcher(list).replaceAll(", ")).replaceAll(" ").strip();
        return DEGREE.matcher(unmarked).replaceAll("").strip();
    }

    /// Whether nearly all of a line is names.
    public static boolean isList(String line) {
        int letters = split(line).stream().mapToInt(String::length).sum();
        return letters > MOSTLY_NAMES * bare(line).replaceAll("[,;&|·•]|\\band\\b", "").strip().length();
    }

    /// Whether a line names where its authors work.
    public static boolean isPlace(String line) {
        return PLACE.matcher(line).find();
    }
}
