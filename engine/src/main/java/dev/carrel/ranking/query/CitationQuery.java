package dev.carrel.ranking.query;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Identifier;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.text.TitleLetters;
import org.jspecify.annotations.Nullable;

/// A query read as a citation. Whether it is one only the library can tell: `Paris 2015` may be a place.
public sealed interface CitationQuery {
    /// A DOI without its address.
    record ByDoi(Doi doi) implements CitationQuery {}

    /// An ISBN, a PubMed or arXiv id.
    record ByIdentifier(Identifier identifier) implements CitationQuery {}

    record ByCiteKey(String key) implements CitationQuery {}

    record ByTitle(String title) implements CitationQuery {}

    /// `Smith & Lee 2019`, `Xu et al. (2015)`.
    ///
    /// @param names  the authors that are named, the first first
    /// @param others whether it says that there are others
    /// @param year   null if none is said
    /// @param words  what follows the citation, about its subject
    record ByAuthors(List<String> names, boolean others, @Nullable Year year,
            String words) implements CitationQuery {
        public ByAuthors {
            names = List.copyOf(names);
        }

        /// Whether it can hardly be anything else than a citation: `Paris 2015 agreement` can.
        public boolean isCertain() { return others || names.size() > 1; }
    }

    /// All that a query could cite, the most certain first.
    static List<CitationQuery> readings(Query query) {
        String typed = query.typed().strip();
        if (typed.isEmpty() || typed.length() > LONGEST
                || !query.conditions().stream().allMatch(Condition.Among.class::isInstance)) {
            return List.of();
        }
        Matcher wrapped = WRAPPED.matcher(typed);
        String bare = wrapped.matches() ? wrapped.group(1).strip() : typed;
        List<CitationQuery> readings = new ArrayList<>();
        Doi.readings(bare).forEach(doi -> readings.add(new ByDoi(doi)));
        Identifier.of(bare).ifPresent(identifier -> readings.add(new ByIdentifier(identifier)));
        readings.addAll(keys(bare));
        if (TitleLetters.of(typed).length() >= TELLING) {
            readings.add(new ByTitle(typed));
        }
        AuthorYear.read(typed).ifPresent(readings::add);
        return readings;
    }

    /// Whether words about its subject follow what a query may cite.
    static boolean saysMore(Query query) {
        return readings(query).stream()
                .anyMatch(reading -> reading instanceof ByAuthors authors && !authors.words().isEmpty());
    }

    private static List<ByCiteKey> keys(String typed) {
        Matcher cited = CITED_KEYS.matcher(typed);
        if (cited.matches()) {
            return Stream.of(cited.group(1).split(",\\s*")).map(ByCiteKey::new).toList();
        }
        return KEY.matcher(typed).matches() ? List.of(new ByCiteKey(typed)) : List.of();
    }

    /// Longer texts are no titles.
    int LONGEST = 400;
    /// Shorter titles are also just words.
    int TELLING = 15;
    /// A key that is a word is a word; most have a year, a sign or a capital inside, and some are a number longer than a year.
    Pattern KEY = Pattern.compile("(?=\\S*\\p{L})\\S*(?:[\\d_:.+/-]|\\p{Ll}\\p{Lu})\\S*|\\d{5,}");
    /// As LaTeX and Pandoc cite them, with or without a page.
    Pattern CITED_KEYS = Pattern.compile(
            "(?:\\\\\\w*cite\\w*\\*?(?:\\[[^\\]]*\\])*\\{|(?:see )?-?@)(KEY(?:,\\s*KEY)*)\\}?(?:[,;].*)?"
                    .replace("KEY", "[^\\s{}\\[\\]@,;]+"));
    /// A name is often copied with what stands around it.
    Pattern WRAPPED = Pattern.compile("[<(\\[{\"“](.*)[>)\\]}\"”]");
}
