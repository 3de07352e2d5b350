package dev.carrel.read.bibliography.bibtex;

import java.util.Locale;
import java.util.Map;

/// The months, which BibTeX knows by names of its own: `month = jan`, without braces, is January in the words of whatever
/// style sets it.
final class BibtexMonths {
    static final Map<String, String> NAMES = Map.ofEntries(Map.entry("jan", "January"),
            Map.entry("feb", "February"), Map.entry("mar", "March"), Map.entry("apr", "April"),
            Map.entry("may", "May"), Map.entry("jun", "June"), Map.entry("jul", "July"),
            Map.entry("aug", "August"), Map.entry("sep", "September"), Map.entry("oct", "October"),
            Map.entry("nov", "November"), Map.entry("dec", "December"));

    private BibtexMonths() {}

    /// A month's own name stays what it is, so that it can be written again; the same letters in braces are text.
    ///
    /// @param bare true if the value was one word without delimiters
    static String kept(String value, boolean bare) {
        if (bare) {
            String name = value.length() < 3 ? value : value.substring(0, 3).toLowerCase(Locale.ROOT);
            return value.equals(NAMES.get(name)) ? name : value;
        }
        return NAMES.containsKey(value) ? "{" + value + "}" : value;
    }
}
