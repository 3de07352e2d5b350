package dev.carrel.ranking;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.TitleLetters;
import dev.carrel.document.bibliography.Identifier;
import org.jspecify.annotations.Nullable;

/// What a query says if it is a citation. Whether it is one only the library can tell: `Paris 2015` may be a place.
public sealed interface CitationQuery {
    /// A DOI without its address.
    record ByDoi(String doi) implements CitationQuery {}

    /// An ISBN, a PubMed or arXiv id.
    record ByIdentifier(Identifier identifier) implements CitationQuery {}

    record ByCiteKey(String key) implements CitationQuery {}

    record ByTitle(String title) implements CitationQuery {}

    /// `Smith & Lee 2019`, `Xu et al. (2015)`.
    ///
    /// @param names the authors that are named, the first first
    /// @param more  whether it says that there are others
    /// @param year  null if none is said
    record ByAuthors(List<String> names, boolean more, @Nullable Integer year) implements CitationQuery {
        public ByAuthors {
            names = List.copyOf(names);
        }
    }

    /// All that a query could cite, the most certain first.
    static List<CitationQuery> readings(Query query) {
        String typed = query.typed().strip();
        if (typed.isEmpty() || typed.length() > LONGEST
                || !query.conditions().stream().allMatch(Condition.Among.class::isInstance)) {
            return List.of();
        }
        List<CitationQuery> readings = new ArrayList<>();
        Matcher doi = DOI.matcher(typed.toLowerCase(Locale.ROOT));
        if (doi.matches()) {
            readings.add(new ByDoi(doi.group(1)));
        }
        Identifier.of(typed).ifPresent(identifier -> readings.add(new ByIdentifier(identifier)));
        if (KEY.matcher(typed).matches()) {
            readings.add(new ByCiteKey(typed));
        }
        if (TitleLetters.of(typed).length() >= TELLING) {
            readings.add(new ByTitle(typed));
        }
        authors(typed).ifPresent(readings::add);
        return readings;
    }

    private static Optional<CitationQuery> authors(String typed) {
        Matcher citation = AUTHORS.matcher(typed);
        if (!citation.matches() || (citation.group("more") == null && citation.group("year") == null)) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>();
        for (String piece : BETWEEN_NAMES.split(citation.group("names"))) {
            String name = INITIALS.matcher(piece).replaceAll(" ").strip();
            if (!name.isEmpty()) {
                names.add(name);
            }
        }
        String year = citation.group("year");
        return names.isEmpty() || !names.stream().allMatch(name -> NAME.matcher(name).matches())
                ? Optional.empty()
                : Optional.of(new ByAuthors(names, citation.group("more") != null,
                        year == null ? null : Integer.valueOf(year)));
    }

    /// Longer texts are no titles.
    int LONGEST = 400;
    /// Shorter titles are also just words.
    int TELLING = 15;
    Pattern DOI = Pattern
            .compile("(?:https?://(?:dx\\.)?doi\\.org/|doi:?\\s*)?(10\\.\\d{4,9}/\\S*[^\\s.,;])[.,;]*");
    /// A key that is a word is a word; most have a year.
    Pattern KEY = Pattern.compile("(?=\\S*\\d)(?=\\S*\\p{L})\\S+");
    Pattern AUTHORS = Pattern
            .compile("\\(?(?<names>\\p{L}[\\p{L}\\p{M}'’.,;&\\- ]{1,200}?)(?<more>,? et\\.? al\\b\\.?)?,?"
                    + "(?:\\s*[(\\[]?(?<year>(?:1[5-9]|20)\\d{2})[a-z]?[)\\]]?)?[.,]?");
    Pattern BETWEEN_NAMES = Pattern.compile("\\s*(?:[,;]?\\s*&|[,;]?\\s+and\\s|[,;])\\s*");
    Pattern INITIALS = Pattern.compile("(?<![\\p{L}'’-])(?:\\p{Lu}\\.[ -]?|\\p{Lu}{1,2}(?![\\p{L}'’-]))+");
    Pattern NAME = Pattern.compile("\\p{L}[\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+){0,3}");
}
