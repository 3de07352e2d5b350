package dev.carrel.search.cite;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The name that an author is cited by.
public final class Surname {
    private static final Pattern INITIALS = Pattern.compile("\\p{Lu}[\\p{Lu}.\\-]{0,4}");
    private static final Pattern SUFFIX = Pattern.compile("(?i),? (?:jr|sr|ii|iii|iv)\\.?$");
    /// Letters that are spelled with two where a keyboard lacks them.
    private static final Map<String, String> SPELLED_OUT = Map.of("ä", "ae", "ö", "oe", "ü", "ue", "ø", "oe",
            "å",
            "aa");

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

    /// A name as it is, and as it may be written elsewhere: *Müller* is also *Mueller*, and *Mueller* may be *Müller*.
    public static List<String> spellings(String name) {
        String longer = name.toLowerCase(Locale.ROOT);
        String shorter = longer;
        for (Map.Entry<String, String> letter : SPELLED_OUT.entrySet()) {
            longer = longer.replace(letter.getKey(), letter.getValue());
            shorter = shorter.replace(letter.getValue(), letter.getKey());
        }
        return Stream.of(name, longer, shorter).distinct().toList();
    }

    private static String lastWord(String name) {
        return name.substring(name.lastIndexOf(' ') + 1);
    }
}
