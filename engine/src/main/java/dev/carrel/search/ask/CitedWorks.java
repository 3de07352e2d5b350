package dev.carrel.search.ask;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.TitleLetters;
import dev.carrel.index.Described;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.CitationQuery;
import dev.carrel.ranking.Clause;
import dev.carrel.ranking.Condition;
import dev.carrel.ranking.Query;
import dev.carrel.ranking.View;
import dev.carrel.search.cite.Surname;
import org.jspecify.annotations.Nullable;

/// The documents that a query cites, as their metadata tell.
final class CitedWorks {
    /// More documents than this have no author and year, or title, in common.
    private static final int MOST = 200;

    private final Snapshot snapshot;

    CitedWorks(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    /// The best first; empty if the query cites nothing that the library has.
    List<DocumentId> of(Query query) throws IOException {
        for (CitationQuery reading : CitationQuery.readings(query)) {
            List<DocumentId> cited = cited(reading);
            if (!cited.isEmpty()) {
                return cited;
            }
        }
        return List.of();
    }

    private List<DocumentId> cited(CitationQuery reading) throws IOException {
        return switch (reading) {
            case CitationQuery.ByDoi(String doi) -> snapshot.named(doi);
            case CitationQuery.ByIdentifier(var identifier) -> snapshot.named(identifier.name());
            case CitationQuery.ByCiteKey(String key) -> fulfilling(List.of(new Condition.CiteKey(key)));
            case CitationQuery.ByTitle(String title) -> titled(title);
            case CitationQuery.ByAuthors authors -> by(authors);
        };
    }

    private List<DocumentId> fulfilling(List<Condition> conditions) throws IOException {
        return documents(new Query("", List.of(), conditions));
    }

    private List<DocumentId> documents(Query query) throws IOException {
        return snapshot.keyword(query, View.PAPERS, MOST).candidates().stream()
                .map(each -> each.passage().document()).toList();
    }

    private List<DocumentId> titled(String title) throws IOException {
        Clause inTitle = new Clause.InField(Clause.Field.TITLE, new Clause.Phrase(title));
        String letters = TitleLetters.of(title);
        return snapshot.documents(documents(new Query("", List.of(inTitle), List.of()))).stream()
                .filter(each -> TitleLetters.of(each.metadata().title()).equals(letters))
                .map(each -> each.origin().id()).toList();
    }

    /// Those of the year; if there are none, those of the year before or after, since printed and online years differ.
    private List<DocumentId> by(CitationQuery.ByAuthors cited) throws IOException {
        Integer year = cited.year();
        List<Condition> conditions = Stream.of(
                Optional.<Condition>of(new Condition.Author(surname(cited.names().getFirst()))),
                Optional.ofNullable(year).<Condition>map(each -> new Condition.Years(each - 1, each + 1)))
                .flatMap(Optional::stream).toList();
        List<Described> candidates = snapshot.documents(fulfilling(conditions)).stream()
                .filter(each -> names(cited, each.metadata())).toList();
        List<Described> ofYear = candidates.stream().filter(each -> isOf(year, each)).toList();
        return (ofYear.isEmpty() ? candidates : ofYear).stream()
                .sorted(Comparator.comparing((Described each) -> !isFirst(cited, each.metadata()))
                        .thenComparing(each -> !hasAsMany(cited, each.metadata())))
                .map(each -> each.origin().id()).toList();
    }

    private static boolean isOf(@Nullable Integer year, Described document) {
        return year == null || year.equals(document.metadata().year());
    }

    private static boolean names(CitationQuery.ByAuthors cited, Metadata document) {
        List<String> people = document.people();
        return cited.names().stream().allMatch(name -> people.stream().anyMatch(person -> is(name, person)));
    }

    private static boolean isFirst(CitationQuery.ByAuthors cited, Metadata document) {
        return is(cited.names().getFirst(), document.people().getFirst());
    }

    /// `Smith 2019` has one author, `Smith & Lee 2019` two, `Smith et al. 2019` more.
    private static boolean hasAsMany(CitationQuery.ByAuthors cited, Metadata document) {
        int authors = document.people().size();
        return cited.more() ? authors > cited.names().size() + 1 : authors == cited.names().size();
    }

    /// Any word of a surname will do, since of two only one may be typed; particles are none.
    private static boolean is(String name, String person) {
        String wanted = TitleLetters.of(surname(name));
        return TitleLetters.of(Surname.of(person)).equals(TitleLetters.of(name))
                || Stream.of(Surname.of(person).split(" "))
                        .anyMatch(word -> TitleLetters.of(word).equals(wanted));
    }

    private static String surname(String name) {
        return name.substring(name.lastIndexOf(' ') + 1);
    }
}
