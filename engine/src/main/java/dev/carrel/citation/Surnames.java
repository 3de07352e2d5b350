package dev.carrel.citation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.document.text.TitleLetters;

/// The family names of a work's authors, in whatever form the names were given.
public record Surnames(Set<String> names) {
    private static final Pattern INITIALS = Pattern.compile("\\p{Lu}[\\p{Lu}.\\-]{0,4}");
    private static final Pattern SUFFIX = Pattern.compile("(?i),? (?:jr|sr|ii|iii|iv)\\.?$");

    public static Surnames of(List<String> authors) {
        Set<String> names = new HashSet<>();
        for (String author : authors) {
            String name = TitleLetters
                    .signless(TitleLetters.folded(surname(SUFFIX.matcher(author.strip()).replaceFirst(""))));
            if (name.length() > 1) {
                names.add(name);
            }
        }
        return new Surnames(names);
    }

    /// `Smith, J.` · `Smith JA` · `Jane van der Berg`: the last word, unless a comma or initials say otherwise.
    private static String surname(String author) {
        int comma = author.indexOf(',');
        if (comma > 0) {
            return lastWord(author.substring(0, comma).strip());
        }
        String last = lastWord(author);
        boolean inverted = INITIALS.matcher(last).matches() && author.length() > last.length()
                && !INITIALS.matcher(author.substring(0, author.indexOf(' '))).matches();
        return inverted ? lastWord(author.substring(0, author.length() - last.length()).strip()) : last;
    }

    private static String lastWord(String name) {
        return name.substring(name.lastIndexOf(' ') + 1);
    }

    boolean areKnown() {
        return !names.isEmpty();
    }

    /// True if the two lists share a name, give or take a misprinted letter.
    boolean meet(Surnames other) {
        return names.stream().anyMatch(name -> other.names.contains(name)
                || (name.length() > 4
                        && other.names.stream().anyMatch(each -> Misprints.atMost(1, name, each))));
    }
}
