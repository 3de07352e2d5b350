package dev.carrel.search.cite;

import java.util.regex.Pattern;

/// The name that an author is cited by.
public final class Surname {
    private static final Pattern INITIALS = Pattern.compile("\\p{Lu}[\\p{Lu}.\\-]{0,4}");
    private static final Pattern SUFFIX = Pattern.compile("(?i),? (?:jr|sr|ii|iii|iv)\\.?$");

    private Surname() {}

    /// `Smith, J.` · `Smith JA` · `Jane Smith`: the last word, unless a comma or initials say otherwise.
    public static String of(String author) {
        String name = SUFFIX.matcher(author.strip()).replaceFirst("");
        int comma = name.indexOf(',');
        if (comma > 0) {
            return name.substring(0, comma).strip();
        }
        String last = lastWord(name);
        boolean inverted = name.length() > last.length() && INITIALS.matcher(last).matches()
                && !INITIALS.matcher(name.substring(0, name.indexOf(' '))).matches();
        return inverted ? lastWord(name.substring(0, name.length() - last.length()).strip()) : last;
    }

    private static String lastWord(String name) {
        return name.substring(name.lastIndexOf(' ') + 1);
    }
}
