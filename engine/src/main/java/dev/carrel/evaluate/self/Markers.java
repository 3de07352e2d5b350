package dev.carrel.evaluate.self;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Year;

/// How the text of one document names the works of its list: `[12]`, `[3, 7–9]`, `[smith2019]`, `(Smith et al., 2019)`,
/// `Smith and Doe (2019)`. Raised numbers are not told from other numbers and are passed over.
final class Markers {
    private static final Pattern BRACKETS = Pattern.compile("\\[([^\\[\\]]{1,200})\\]");
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,3})(?:\\s*[-–—]\\s*(\\d{1,3}))?");
    private static final String NAME = "\\p{Lu}[\\p{L}'’\\-]+";
    private static final String YEAR = Year.Form.CITED.pattern() + "[a-z]?";
    private static final Pattern NARRATIVE = Pattern
            .compile(NAME + "(?: et al\\.?| (?:and|&) " + NAME + ")?(?:’s|'s)? ?\\((?:" + YEAR
                    + "(?:[,;] )?)+\\)");
    private static final Pattern PARENTHESIS = Pattern.compile("\\([^()]*\\b" + YEAR + "[^()]*\\)");
    private static final int LONGEST_SPAN = 30;

    private final Map<String, Integer> keys = new HashMap<>();
    private final List<Named> named = new ArrayList<>();
    private final int size;

    /// A reference that author and year tell from all others.
    private record Named(int number, Pattern marker) {}

    Markers(List<Reference> references) {
        size = references.size();
        Map<String, List<Integer>> names = new HashMap<>();
        for (int i = 0; i < size; i++) {
            Reference reference = references.get(i);
            if (reference.key() != null) {
                keys.putIfAbsent(reference.key(), i);
            }
            if (!reference.authors().isEmpty() && reference.year() != null) {
                names.computeIfAbsent(surname(reference.authors().getFirst()) + "\t" + reference.year(),
                        _ -> new ArrayList<>()).add(i);
            }
        }
        names.forEach((name, numbers) -> {
            if (numbers.size() == 1) {
                named.add(new Named(numbers.getFirst(), marker(name.split("\t", -1))));
            }
        });
    }

    private static Pattern marker(String[] nameAndYear) {
        return Pattern.compile("(?<![\\p{L}])" + Pattern.quote(nameAndYear[0])
                + "(?![\\p{L}])[^.;()]{0,60}(?:al\\.)?[^.;()]{0,20}\\(?" + nameAndYear[1] + "\\b");
    }

    /// The last word that is no initial: `Smith` of `Smith, J.`, `Smith JA` and `Jane Smith`.
    static String surname(String author) {
        String name = author.contains(",") ? author.substring(0, author.indexOf(',')) : author;
        return Arrays.stream(name.strip().split("\\s+")).filter(word -> !word.matches("[\\p{Lu}.\\-]{1,4}"))
                .reduce((_, last) -> last).orElse(name.strip());
    }

    /// The numbers, from 0, of the references that a sentence names.
    Set<Integer> in(String sentence) {
        Set<Integer> found = new TreeSet<>();
        Matcher brackets = BRACKETS.matcher(sentence);
        while (brackets.find()) {
            found.addAll(bracketed(brackets.group(1)));
        }
        named.stream().filter(each -> each.marker().matcher(sentence).find())
                .forEach(each -> found.add(each.number()));
        return found;
    }

    /// Empty if anything in the brackets is neither a number of the list nor a key.
    private Set<Integer> bracketed(String inside) {
        Set<Integer> found = new TreeSet<>();
        for (String part : inside.split("[,;]")) {
            String item = part.strip().replaceFirst("^@", "");
            Matcher numbers = NUMBERS.matcher(item);
            if (keys.containsKey(item)) {
                found.add(keys.get(item));
            } else if (!numbers.matches() || !span(numbers, found)) {
                return Set.of();
            }
        }
        return found;
    }

    private boolean span(Matcher numbers, Set<Integer> found) {
        int from = Integer.parseInt(numbers.group(1));
        int to = numbers.group(2) == null ? from : Integer.parseInt(numbers.group(2));
        if (from < 1 || to < from || to > size || to - from > LONGEST_SPAN) {
            return false;
        }
        for (int i = from; i <= to; i++) {
            found.add(i - 1);
        }
        return true;
    }

    /// The sentence without what names works in it, authors included: they would give the answer away.
    String without(String sentence) {
        String bare = BRACKETS.matcher(sentence)
                .replaceAll(match -> bracketed(match.group(1)).isEmpty()
                        ? Matcher.quoteReplacement(match.group())
                        : " ");
        bare = PARENTHESIS.matcher(NARRATIVE.matcher(bare).replaceAll(" ")).replaceAll(" ");
        return bare.replaceAll("\\s+([.,;:])", "$1").replaceAll("\\s+", " ").strip()
                .replaceFirst("^[.,;:]\\s*", "");
    }
}
