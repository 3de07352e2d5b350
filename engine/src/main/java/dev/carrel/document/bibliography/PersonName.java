package dev.carrel.document.bibliography;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A name taken apart as bibliographies want it. Where a source gives a name only as people write it, what is family name
/// and what is given name is told by its form; what does not look like a person's name stays whole.
///
/// @param family   the whole name if it has no parts
/// @param particle `van`, `de la`; empty if there is none
/// @param suffix   `Jr.`, `III`; empty if there is none
public record PersonName(String family, String given, String particle, String suffix) {
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Pattern SUFFIX = Pattern.compile("(?i)(?:jr|sr)\\.?|II|III|IV");
    /// `Smith JA`, as medical indexes have it.
    private static final Pattern INITIALS = Pattern.compile("\\p{Lu}{1,3}");
    private static final Pattern BODY = Pattern
            .compile("(?iu)\\b(?:and|und|et al|the|of|for|universit\\w+|institut\\w*"
                    + "|organi[sz]ation|consortium|collaboration|committee|ministry|society|association|foundation|council"
                    + "|commission|agency|department|group|team|network|cent(?:er|re)|office|bank|project|inc|ltd|llc|gmbh)\\b"
                    + "|[\\p{N}=;&@/{}\"]");

    /// Of a name as people write it.
    public static PersonName of(String written) {
        String name = SPACES.matcher(written).replaceAll(" ").strip();
        String[] parts = name.split("\\s*,\\s*", -1);
        if (BODY.matcher(name).find() || parts.length > 3 || List.of(parts).contains("")) {
            return whole(name);
        }
        return switch (parts.length) {
            case 1 -> inOrder(name);
            case 2 -> new PersonName(parts[0], parts[1], "", "");
            default -> withSuffix(name, parts);
        };
    }

    /// Of a body, or of somebody who goes by one name.
    public static PersonName whole(String name) {
        return new PersonName(name, "", "", "");
    }

    /// `King, Jr., Martin` and `King, Martin, Jr.`
    private static PersonName withSuffix(String name, String[] parts) {
        if (SUFFIX.matcher(parts[1]).matches()) {
            return new PersonName(parts[0], parts[2], "", parts[1]);
        }
        return SUFFIX.matcher(parts[2]).matches()
                ? new PersonName(parts[0], parts[1], "", parts[2])
                : whole(name);
    }

    /// Of a last name that its particles may stand before: `van Beethoven`.
    public static PersonName of(String last, String given, String suffix) {
        List<String> words = List.of(last.strip().split("\\s+"));
        int start = 0;
        while (start < words.size() - 1 && startsSmall(words.get(start))) {
            start++;
        }
        return new PersonName(String.join(" ", words.subList(start, words.size())), given.strip(),
                String.join(" ", words.subList(0, start)), suffix.strip());
    }

    private static PersonName inOrder(String name) {
        List<String> words = List.of(name.split(" "));
        String suffix = words.size() > 2 && SUFFIX.matcher(words.getLast()).matches() ? words.getLast() : "";
        List<String> rest = suffix.isEmpty() ? words : words.subList(0, words.size() - 1);
        if (rest.size() == 2 && INITIALS.matcher(rest.getLast()).matches()
                && !INITIALS.matcher(rest.getFirst()).matches()) {
            return new PersonName(rest.getFirst(), rest.getLast(), "", suffix);
        }
        int start = rest.size() - 1;
        while (start > 0 && startsSmall(rest.get(start - 1))) {
            start--;
        }
        return start == 0
                ? whole(name)
                : new PersonName(rest.getLast(), String.join(" ", rest.subList(0, start)),
                        String.join(" ", rest.subList(start, rest.size() - 1)), suffix);
    }

    private static boolean startsSmall(String word) {
        Matcher small = Pattern.compile("^['’]?\\p{Ll}").matcher(word);
        return small.find();
    }

    public boolean isWhole() { return given.isEmpty(); }

    /// With its particle: `van Beethoven`.
    public String lastName() {
        return particle.isEmpty() ? family : particle + " " + family;
    }

    /// `Family, Given`, and `Family, Given, Suffix`.
    public String inverted() {
        return isWhole() ? family : lastName() + ", " + given + (suffix.isEmpty() ? "" : ", " + suffix);
    }

    /// As people write it.
    public String natural() {
        return isWhole() ? family : given + " " + lastName() + (suffix.isEmpty() ? "" : " " + suffix);
    }
}
