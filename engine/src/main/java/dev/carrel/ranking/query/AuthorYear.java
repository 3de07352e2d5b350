package dev.carrel.ranking.query;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.Year;
import dev.carrel.ranking.query.CitationQuery.ByAuthors;
import org.jspecify.annotations.Nullable;

/// Reads citations by author and year as people write them: `Smith 2023`, `(see Xu et al., 2015a)`, `Smith, J. A. & Lee, K.`,
/// `Xu et al. 2015 image captions`.
final class AuthorYear {
    private static final String NAMES = "[(\\[]?(?:(?i:see(?: also)?|cf\\.|e\\.g\\.),? )?"
            + "(?<names>['’]?\\p{L}[\\p{L}\\p{M}'’.,;&/\\- ]{1,200}?)";
    private static final String YEAR = ",?\\s*[(\\[]?(?<year>" + Year.Form.ANY.pattern()
            + ")[a-z]?(?![\\p{L}\\p{N}])[)\\]]?";
    private static final String WORDS = "[)\\].,:;]*(?:\\s+(?<words>\\S.*))?";
    private static final String OTHERS = ",? (?i:et\\.? al\\b\\.?|and (?:others|colleagues)\\b)";
    private static final Pattern WITH_OTHERS = Pattern.compile(NAMES + OTHERS + "(?:" + YEAR + ")?" + WORDS);
    private static final Pattern WITH_YEAR = Pattern.compile(NAMES + YEAR + WORDS);
    /// With the year first only names in capitals as well: `2015 models` are none.
    private static final Pattern YEAR_FIRST = Pattern.compile("[(\\[]?(?<year>" + Year.Form.ANY.pattern()
            + ")[a-z]?[)\\]]?[,:]? (?<names>(?:(?:\\p{Ll}{1,4} ){0,3}CAPITAL)(?:(?:,? (?:&|and) |, )CAPITAL)*)"
                    .replace("CAPITAL", "\\p{Lu}[\\p{L}\\p{M}'’.\\-]+")
            + "(?<others>" + OTHERS + ")?(?<words>(?!))?");
    /// Without a year only names in capitals: `cats and dogs` are none.
    private static final Pattern ONLY_NAMES = Pattern
            .compile("(?<names>CAPITAL(?:, CAPITAL)*,? (?:&|and) CAPITAL)(?<year>(?!))?(?<words>(?!))?"
                    .replace("CAPITAL", "\\p{Lu}[\\p{L}\\p{M}'’.\\-]+"));

    private static final Pattern BETWEEN_NAMES = Pattern
            .compile("\\s*(?:[,;]?\\s*&|[,;]?\\s+(?i:and|und|et|y|e|och|og|en)\\s|[,;/])\\s*");
    private static final Pattern POSSESSIVE = Pattern.compile("['’]s$");
    private static final Pattern INITIALS = Pattern
            .compile("(?<![\\p{L}'’-])(?:\\p{Lu}\\.[ -]?|\\p{Lu}{1,2}(?![\\p{L}'’-]))+");
    private static final Pattern NAME = Pattern
            .compile("(?:['’]\\p{L} )?['’]?\\p{L}[\\p{L}\\p{M}'’-]+(?: ['’]?[\\p{L}\\p{M}'’-]+){0,3}");
    private static final Pattern CAPITAL = Pattern.compile("(?:.* )?['’]?\\p{Lu}[^ ]*");
    /// A page, another year or the kind of work is no subject.
    private static final Pattern NO_SUBJECT = Pattern
            .compile(
                    "(?i)(?:pp?|ch|chap|sec|fig|tab|vol|no|paper|article|study|book|review|thesis)?\\b[\\p{N}\\p{P}\\s]*");

    private AuthorYear() {}

    static Optional<ByAuthors> read(String typed) {
        return Stream.of(WITH_OTHERS, WITH_YEAR, YEAR_FIRST, ONLY_NAMES).map(form -> form.matcher(typed))
                .filter(Matcher::matches).map(AuthorYear::authors).flatMap(Optional::stream).findFirst();
    }

    private static Optional<ByAuthors> authors(Matcher citation) {
        List<String> names = Arrays.stream(BETWEEN_NAMES.split(citation.group("names"))).map(AuthorYear::name)
                .filter(name -> !name.isEmpty()).toList();
        boolean others = citation.pattern() == WITH_OTHERS
                || (citation.pattern() == YEAR_FIRST && citation.group("others") != null);
        ByAuthors read = new ByAuthors(names, others, year(citation), words(citation));
        boolean plausible = !names.isEmpty() && names.stream().allMatch(name -> NAME.matcher(name).matches())
                && (read.isCertain() || read.words().isEmpty()
                        || names.stream().allMatch(name -> CAPITAL.matcher(name).matches()));
        return plausible ? Optional.of(read) : Optional.empty();
    }

    /// Without initials; who is called like initials (LI) keeps the name.
    private static String name(String piece) {
        String name = INITIALS.matcher(POSSESSIVE.matcher(piece).replaceFirst("")).replaceAll(" ")
                .replaceAll("\\s+", " ").strip();
        return !name.isEmpty()
                ? name
                : Arrays.stream(piece.strip().split(" "))
                        .filter(word -> word.length() > 1 && !word.contains("."))
                        .max(Comparator.comparingInt(String::length)).orElse("");
    }

    private static @Nullable Year year(Matcher citation) {
        String year = citation.group("year");
        return year == null ? null : Year.of(year);
    }

    private static String words(Matcher citation) {
        String words = Objects.requireNonNullElse(citation.group("words"), "").strip();
        return NO_SUBJECT.matcher(words).matches() ? "" : words;
    }
}
