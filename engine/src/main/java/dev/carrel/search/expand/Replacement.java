package dev.carrel.search.expand;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Puts words in the place of others.
final class Replacement {
    private Replacement() {}

    /// @param replacements what stands for which whole words, whatever their case
    static String in(String text, Map<String, String> replacements) {
        String result = text;
        for (Map.Entry<String, String> each : replacements.entrySet()) {
            String words = Pattern.quote(each.getKey()).replace(" ", "\\E[\\s\\-‐-–]+\\Q");
            result = Pattern.compile("(?iu)(?<![\\p{L}\\p{N}])" + words + "(?![\\p{L}\\p{N}])")
                    .matcher(result)
                    .replaceAll(Matcher.quoteReplacement(each.getValue()));
        }
        return result;
    }
}
