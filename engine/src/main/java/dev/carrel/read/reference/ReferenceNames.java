package dev.carrel.read.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// The names that an entry starts with.
///
/// @param authors given names first
/// @param end     where the names end in the entry's words
/// @param form    how the first of them is written; null if there are none
record ReferenceNames(List<String> authors, int end, @Nullable NameForm form) {
    private static final String AND = "(?:and|&|und|et|y|…|\\. ?\\. ?\\.)";
    private static final Pattern SEPARATOR = Pattern.compile("\\.? ?(?:[,;] ?(?:" + AND
            + " ?){0,2}|,? (?:and|&|und|…) |\\.? ?& ?|\\.\\.\\. ?|,? ?… ?)(?![a-z]*\\d)");
    private static final Pattern ET_AL = Pattern
            .compile("[,;]? ?(?:and |& )?(?:et ?al|others|et alii|u\\. ?a)\\b\\.?");
    private static final Pattern EDITORS = Pattern.compile("[,.]? ?\\(?(?i:eds?|editors?|hrsg)\\b\\.?\\)?");
    private static final Pattern NICKNAMES = Pattern
            .compile(", [^()]{2,1500}?(?= \\(" + Year.Form.LISTED.pattern() + "[a-z]?\\))");
    private static final Pattern TEXT = Pattern.compile("\\p{Ll}{2,} \\p{Ll}{2,} \\p{Ll}{2,}|\\d|: |[\"“”]");
    /// The signs that may follow a list of names.
    private static final Pattern CLOSE = Pattern.compile(" ?(?:[.,:;(\"“‘'\\[]|$|\\d{4}| \\p{Lu}| in )");
    /// The signs that have to follow names without initials, since two words with capitals are not always a name.
    private static final Pattern WORDY_CLOSE = Pattern.compile(
            " ?(?:\\.(?: |$)|:|\\((?:\\d{4}|n\\.d|eds?\\b)|, ?[\"“‘(]|[,.]? ?\\d{4}|,? et al)|(?<=\\.) [\"“‘(\\p{Lu}]");
    private static final Pattern LISTED = Pattern
            .compile(" ?(?:[,.;:]|and |& |\\(\\d|et al|\\d{4})|$|(?<=\\.) ");
    private static final ReferenceNames NONE = new ReferenceNames(List.of(), 0, null);

    static ReferenceNames in(String words) {
        List<String> authors = new ArrayList<>();
        NameForm first = null;
        int end = 0;
        int at = 0;
        for (Matcher name = next(words, at, null); name != null; name = next(words, at, first)) {
            first = first == null ? NameForm.of(name) : first;
            authors.add(name.group("given").strip() + " " + name.group("surname").strip());
            end = name.end();
            Matcher separator = matcher(SEPARATOR, words, end);
            if (!separator.lookingAt()) {
                break;
            }
            at = separator.end();
        }
        return first == null
                ? NONE
                : closed(words, new ReferenceNames(List.copyOf(authors), end, first), first);
    }

    private static ReferenceNames closed(String words, ReferenceNames names, NameForm form) {
        int year = yearBehindNicknames(words, names.end());
        int others = skipped(EDITORS, words, skipped(ET_AL, words, names.end()));
        int end = Math.max(year, others);
        return end > names.end() || isClosed(words, names.end(), form)
                ? new ReferenceNames(names.authors(), end, form)
                : NONE;
    }

    private static boolean isClosed(String words, int end, NameForm form) {
        return form.isWordy()
                ? matcher(WORDY_CLOSE, words, end).lookingAt()
                : words.charAt(end - 1) == '.' || matcher(CLOSE, words, end).lookingAt();
    }

    /// Lists of authors of software hold names that look like none; what stands before the year can only be names.
    private static int yearBehindNicknames(String words, int end) {
        Matcher year = matcher(NICKNAMES, words, end);
        return year.lookingAt() && !TEXT.matcher(year.group()).find() ? year.end() : end;
    }

    private static int skipped(Pattern pattern, String words, int from) {
        Matcher found = matcher(pattern, words, from);
        return found.lookingAt() ? found.end() : from;
    }

    /// The next name, in one of the forms that go together with the first one's.
    private static @Nullable Matcher next(String words, int at, @Nullable NameForm first) {
        for (NameForm form : first == null ? List.of(NameForm.values()) : first.companions()) {
            Matcher name = matcher(form.pattern(), words, at);
            if (name.lookingAt() && (!form.isWordy() || matcher(LISTED, words, name.end()).lookingAt())) {
                return name;
            }
        }
        return null;
    }

    private static Matcher matcher(Pattern pattern, String words, int from) {
        return pattern.matcher(words).region(from, words.length()).useTransparentBounds(true);
    }
}
