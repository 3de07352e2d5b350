package dev.carrel.assist.rephrase;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads phrasings from what a model replied, one a line. Whatever a model says becomes plain words or nothing: there are no
/// operators, fields, wildcards, links or signs that a terminal obeys in them.
final class PhrasingReader {
    /// More is no query but a speech.
    private static final int LONGEST = 200;
    private static final int MOST_LINES = 40;
    private static final Pattern LIST_SIGN = Pattern
            .compile("^(?:\\s|[-–—•*·>#\"“'‘]|\\(?\\d{1,2}[.):](?=\\D))+");
    /// Tags, programs, data and addresses.
    private static final Pattern NO_PROSE = Pattern.compile("[<>{}\\[\\]|\\\\`=@]|://|\\bwww\\.");
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]");
    /// All but letters, digits and the signs inside of words and numbers.
    private static final Pattern SIGNS = Pattern.compile(
            "[^\\p{L}\\p{M}\\p{N}\\s.,%/+&'’‐-–_-]|(?<![\\p{L}\\p{N}])[-‐–+&/_.,'’]+|[-‐–+&/_.,'’]+(?![\\p{L}\\p{N}])");
    private static final Pattern BLANK = Pattern.compile("\\s+");
    private static final Set<String> OPERATORS = Set.of("AND", "OR", "NOT", "NEAR");

    private PhrasingReader() {}

    /// @param question as it was asked, which is no further phrasing
    static List<String> read(String reply, String question, int most) {
        Map<String, String> phrasings = new LinkedHashMap<>();
        reply.lines().limit(MOST_LINES).filter(Predicate.not(PhrasingReader::isPreface))
                .map(PhrasingReader::words)
                .filter(words -> words.length() <= LONGEST
                        && words.codePoints().anyMatch(Character::isLetter))
                .forEach(words -> phrasings.putIfAbsent(key(words), words));
        phrasings.remove(key(words(question)));
        return phrasings.values().stream().limit(most).toList();
    }

    /// “Here are three phrasings:”, and what is no prose at all.
    private static boolean isPreface(String line) {
        return line.strip().endsWith(":") || line.length() > 2 * LONGEST || NO_PROSE.matcher(line).find();
    }

    private static String words(String line) {
        String visible = LIST_SIGN.matcher(INVISIBLE.matcher(line).replaceAll(" ")).replaceFirst("");
        return BLANK.splitAsStream(SIGNS.matcher(visible).replaceAll(" ").strip())
                .map(word -> OPERATORS.contains(word) ? word.toLowerCase(Locale.ROOT) : word)
                .collect(Collectors.joining(" "));
    }

    private static String key(String words) {
        return words.toLowerCase(Locale.ROOT);
    }
}
