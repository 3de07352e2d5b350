package dev.carrel.search.run;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.document.Metadata;
import dev.carrel.document.text.TitleLetters;
import dev.carrel.index.DocumentSummary;
import dev.carrel.ranking.query.CitationQuery;
import dev.carrel.search.cite.Surname;

/// Compares the authors and the year of documents with those that a citation names. Names in lists of authors are written in many
/// ways, and years of a paper that is printed in January differ by one, so that some fit better than others.
record CitedAuthors(CitationQuery.ByAuthors cited) {
    /// Those that are cited, the best first. A first author with the year before or after, since online and printed years differ,
    /// or without a year, is cited only if no first author has the very year.
    List<DocumentSummary> among(List<DocumentSummary> documents) {
        List<DocumentSummary> named = documents.stream().filter(each -> hasAllNames(each.metadata()))
                .toList();
        boolean exactly = named.stream().anyMatch(each -> isExactly(each.metadata()));
        return named.stream()
                .filter(each -> isOfYear(each.metadata()) || (!exactly && isAbout(each.metadata())))
                .sorted(Comparator.comparing(DocumentSummary::metadata, bestFirst())).toList();
    }

    private Comparator<Metadata> bestFirst() {
        return Comparator.comparing((Metadata each) -> !isFirst(each))
                .thenComparing(each -> !isOfYear(each)).thenComparing(each -> each.year() == null)
                .thenComparing(each -> !bySurname(each)).thenComparing(each -> !hasAsMany(each));
    }

    /// Whether the first author has it in the very year.
    boolean isExactly(Metadata document) {
        return isFirst(document) && isOfYear(document);
    }

    private boolean isOfYear(Metadata document) {
        return cited.year() == null || cited.year().equals(document.year());
    }

    private boolean isAbout(Metadata document) {
        return isFirst(document) && (cited.year() == null || document.year() == null
                || cited.year().distance(document.year()) <= 1);
    }

    private boolean isFirst(Metadata document) {
        return isCalled(cited.names().getFirst(), document.people().getFirst());
    }

    private boolean hasAllNames(Metadata document) {
        return isAuthor(cited.names().getFirst(), document) && cited.names().stream().skip(1)
                .allMatch(name -> isAuthor(name, document) || document.people().stream()
                        .anyMatch(person -> words(person).contains(letters(last(name)))));
    }

    /// `Smith, Ada` names one person, `Smith, Lee` two: both are tried, and surnames come first.
    private boolean bySurname(Metadata document) {
        return cited.names().stream().allMatch(
                name -> document.people().stream().anyMatch(person -> isSurname(name, Surname.of(person))));
    }

    private boolean isAuthor(String name, Metadata document) {
        return document.people().stream().anyMatch(person -> isCalled(name, person));
    }

    /// `Smith 2019` has one author, `Smith & Lee 2019` two, `Smith et al. 2019` more.
    private boolean hasAsMany(Metadata document) {
        int authors = document.people().size();
        return cited.others() ? authors > cited.names().size() + 1 : authors == cited.names().size();
    }

    /// By the surname, or by any name but the first: of *Ana García Márquez* nobody can tell the surname. Some lists have the
    /// surname first (*Xu Jianhong*), but a first name and a year are no citation by themselves.
    private boolean isCalled(String name, String person) {
        String names = cited.others() ? person : person.substring(person.indexOf(' ') + 1);
        return isSurname(name, Surname.of(person))
                || (person.indexOf(',') < 0 && words(names).contains(letters(last(name))));
    }

    /// Any word of a surname will do, since of two only one may be typed; particles are none.
    private static boolean isSurname(String name, String surname) {
        return letters(surname).equals(letters(name)) || Surname.spellings(last(name)).stream()
                .map(CitedAuthors::letters)
                .anyMatch(each -> letters(surname).equals(each) || words(surname).contains(each));
    }

    /// Of a word with hyphens the whole and the parts.
    private static List<String> words(String name) {
        return Stream.of(name.split("[\\s,]+"))
                .flatMap(word -> Stream.concat(Stream.of(word), Stream.of(word.split("-"))))
                .map(CitedAuthors::letters).filter(word -> word.length() > 1).distinct().toList();
    }

    private static String letters(String name) {
        return TitleLetters.of(name);
    }

    /// The name that the library's lists of authors are searched for.
    static String last(String name) {
        return name.substring(name.lastIndexOf(' ') + 1);
    }
}
