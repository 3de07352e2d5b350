package dev.carrel.read.restructuredtext;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reduces the inline markup of reStructuredText to its words.
final class RoleText {
    /// Code, roles, links and interpreted text, tried in this order at each place, so that nothing is read twice.
    /// Names of roles and links have an end: a page of hyphens would be read to its end from each of them.
    private static final Pattern MARKUP = Pattern.compile("``(?<code>[^`]+?)``"
            + "|(?::[\\w.+:-]{1,80}:)?`(?<words>[^`]+?)`(?::[\\w.+:-]{1,80}:)?_{0,2}"
            + "|\\*\\*(?<strong>[^*\\s](?:[^*]*[^*\\s])?)\\*\\*"
            + "|(?<![\\w*])\\*(?<emphasis>[^*\\s](?:[^*]*[^*\\s])?)\\*(?![\\w*])"
            + "|(?<![\\w|])\\|(?<substitution>[^|\\s][^|]*)\\|_{0,2}"
            + "|\\[(?<note>#?[\\w*-]+)\\]_"
            + "|\\b(?<link>[A-Za-z][\\w-]{0,100}[A-Za-z0-9])_{1,2}(?![\\w*])"
            + "|\\\\(?<escaped>.?)");
    private static final Pattern TARGET = Pattern.compile("^(.+?)\\s*<[^<>]*>$", Pattern.DOTALL);

    private RoleText() {}

    static String of(String text) {
        return MARKUP.matcher(text).replaceAll(found -> Matcher.quoteReplacement(words((Matcher) found)));
    }

    private static String words(Matcher found) {
        for (String plain : new String[]{"code", "strong", "emphasis", "substitution", "link"}) {
            if (found.group(plain) != null) {
                return found.group(plain);
            }
        }
        if (found.group("note") != null) {
            return "[" + found.group("note") + "]";
        }
        return found.group("words") != null ? visible(found.group("words")) : found.group("escaped").strip();
    }

    /// The words that a link shows instead of where it leads; `~package.Name` is shown as its last part.
    private static String visible(String words) {
        Matcher target = TARGET.matcher(words);
        String shown = target.matches() ? target.group(1) : words;
        return shown.startsWith("~")
                ? shown.substring(shown.lastIndexOf('.') + 1).replaceFirst("^~", "")
                : shown;
    }
}
