package dev.carrel.read.reference;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.Year;
import org.jspecify.annotations.Nullable;

/// The title of an entry and the place where it ends.
///
/// @param text         null if the entry has no title
/// @param organisation who wrote it, where the entry names no people
/// @param year         the one behind the organisation
/// @param end          where the rest of the entry starts
record TitleSpan(@Nullable String text, @Nullable String organisation, @Nullable Year year, int end) {
    private static final Pattern QUOTED = Pattern.compile("(?:[\"“„«](?<double>[^\"”“»]{4,}?)[\"”“»]"
            + "|``(?<latex>.{4,}?)''|[‘'](?<single>.{4,}?)[’'](?=[,.;:]|$| \\p{Lu}| in ))"
            + "(?:(?<=[,.?!][\"”“»'’])|(?= ?[,.;:(]| ?$| \\p{Lu}| in | vol))");
    /// A journal's name at once, then volume and page: an entry without a title.
    private static final Pattern JOURNAL = Pattern.compile(
            "(?:(?:\\p{Lu}[\\p{L}\\d]*\\.?|of|the|and|in|for|de|der|für|des|&)[ :,]{0,2}){1,9}?"
                    + "(?:(?:vol\\. ?)?[A-Z]?\\d{1,4}[A-Z]? ?(?:\\(\\d|, ?[A-Z]?\\d|: ?[A-Z]?\\d)).*");
    private static final Pattern COMMA_JOURNAL = Pattern.compile(
            ",(?= (?:in:? |in Proc|\\p{Lu}[\\p{L}.]*[^,]{0,70}? \\(?\\d{1,4}[ ,(:)]|\\p{Lu}\\p{L}{0,7}\\. \\p{Lu}"
                    + "|(?:arXiv|bioRxiv|preprint)\\b|\\p{Lu}[^,.]{0,50}, \\d{1,4}\\b))");
    private static final Pattern TRIM = Pattern.compile("(?:[\\s.,;:]|\\[[^\\]]{0,30}\\]"
            + "|\\([^()]{0,12}(?i:ed|edn|edition|vol|version|eds)\\b[^()]{0,20}\\)){1,12}$");
    private static final Pattern YEAR_BEHIND = Pattern.compile(
            "(?<name>[^.(]{2,90}?(?:\\([^)]{2,12}\\))?)[.,]? ?\\(?(?<year>" + Year.Form.ANY.pattern()
                    + ")[a-z]?(?:, [^)]{0,20})?[).:][ .,:]*(?=\\S)");
    private static final Pattern ORGANISATION = Pattern
            .compile("(?i)\\b(?:organi[sz]ation|institut\\w*|association|agency"
                    + "|ministry|committee|federation|cent(?:er|re)|department|university|group|team|society|council|bank|commission|office"
                    + "|foundation|collaboration|consortium|network|programme|nations|union|bureau|service|academy|board)\\b|\\([A-Z]{2,8}\\)$");

    static TitleSpan in(String words, ReferenceNames names, LeadingYear leading) {
        int start = leading.end();
        Matcher quoted = QUOTED.matcher(words).region(start, words.length()).useTransparentBounds(true);
        if (quoted.lookingAt()) {
            return new TitleSpan(trimmed(inside(quoted)), null, null, quoted.end());
        }
        if (names.form() == null) {
            return nameless(words, start);
        }
        return isJournal(words, names, leading)
                ? new TitleSpan(null, null, null, start)
                : span(words, start,
                        isCommaStyle(words, names)
                                ? commaEnd(words, start)
                                : ReferenceSentences.end(words, start));
    }

    private static String inside(Matcher quoted) {
        return Stream.of("double", "single", "latex").map(quoted::group).flatMap(Stream::ofNullable)
                .findFirst()
                .orElse("");
    }

    private static TitleSpan span(String words, int start, int end) {
        String title = trimmed(words.substring(start, end));
        return new TitleSpan(title.length() < 2 ? null : title, null, null, end);
    }

    /// Without people, what comes first is an organisation if a year follows it or if it is called one, else the title.
    private static TitleSpan nameless(String words, int start) {
        Matcher named = YEAR_BEHIND.matcher(words).region(start, words.length());
        if (named.lookingAt() && named.end() < words.length() - 8) {
            TitleSpan title = span(words, named.end(), ReferenceSentences.end(words, named.end()));
            return new TitleSpan(title.text(), trimmed(named.group("name")),
                    Year.of(named.group("year")),
                    title.end());
        }
        int end = ReferenceSentences.end(words, start);
        return organisation(words.substring(start, end)).map(name -> writtenBy(name, words, start))
                .orElseGet(() -> span(words, start, end));
    }

    private static TitleSpan writtenBy(String organisation, String words, int start) {
        int from = words.indexOf(organisation, start) + organisation.length();
        while (from < words.length() && " .:".indexOf(words.charAt(from)) >= 0) {
            from++;
        }
        TitleSpan title = span(words, from, ReferenceSentences.end(words, from));
        return new TitleSpan(title.text(), organisation, null, title.end());
    }

    private static Optional<String> organisation(String sentence) {
        return Stream.of(sentence.split(": ", 2)[0], sentence).map(TitleSpan::trimmed)
                .filter(name -> name.split(" ").length <= 9 && ORGANISATION.matcher(name).find())
                .filter(name -> name.split(" ").length >= 2
                        && !name.matches(".*\\b\\p{Ll}{4,} \\p{Ll}{4,}.*"))
                .findFirst();
    }

    /// Only where a comma, a full stop or nothing stands between names and journal; a colon always announces a title.
    private static boolean isJournal(String words, ReferenceNames names, LeadingYear leading) {
        String rest = words.substring(leading.end());
        boolean announced = names.end() < words.length() && words.charAt(names.end()) == ':';
        Matcher journal = JOURNAL.matcher(rest);
        if (announced || leading.year() != null || !journal.matches()) {
            return false;
        }
        String name = rest.replaceFirst("[A-Z]?\\d.*$", "").strip();
        long dots = name.chars().filter(c -> c == '.').count();
        long plain = Stream.of(name.split(" "))
                .filter(word -> !word.matches(".*[.:,]|of|the|and|&|in|for|\\p{Lu}{1,4}"))
                .count();
        return dots == 0 ? plain <= 6 : plain <= 1;
    }

    /// `J. Smith, A. Doe, The title, J. Name 12 (2001) 3–4`
    private static boolean isCommaStyle(String words, ReferenceNames names) {
        return names.form() == NameForm.INITIALS_FIRST && names.end() < words.length()
                && words.charAt(names.end()) == ',';
    }

    private static int commaEnd(String words, int start) {
        int sentence = ReferenceSentences.end(words, start);
        Matcher comma = COMMA_JOURNAL.matcher(words).region(start, words.length());
        return comma.find() && comma.start() < sentence + 12 && comma.start() > start + 8
                ? comma.start()
                : sentence;
    }

    private static String trimmed(String title) {
        return TRIM.matcher(title.strip()).replaceFirst("").strip();
    }
}
