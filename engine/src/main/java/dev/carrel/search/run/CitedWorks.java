package dev.carrel.search.run;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.text.TitleLetters;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.CitationQuery;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.cite.Surname;

/// The documents that a query cites, as their metadata tell.
record CitedWorks(PassageRetrieval retrieval, StoredDocuments stored) {
    /// More documents than this have no author and year, or title, in common.
    private static final int MOST = 1_000;

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
            case CitationQuery.ByDoi(Doi doi) -> stored.named(doi.value());
            case CitationQuery.ByIdentifier(var identifier) -> stored.named(identifier.name());
            case CitationQuery.ByCiteKey(String key) -> fulfilling(List.of(new Condition.CiteKey(key)));
            case CitationQuery.ByTitle(String title) -> titled(title);
            case CitationQuery.ByAuthors authors -> by(authors);
        };
    }

    private List<DocumentId> fulfilling(List<Condition> conditions) throws IOException {
        return documents(new Query("", List.of(), conditions));
    }

    private List<DocumentId> documents(Query query) throws IOException {
        return retrieval.keyword(query, View.PAPERS, MOST).candidates().stream()
                .map(each -> each.passage().document()).toList();
    }

    private List<DocumentId> titled(String title) throws IOException {
        Clause inTitle = new Clause.InField(Clause.Field.TITLE, new Clause.Phrase(title));
        String letters = TitleLetters.of(title);
        return ids(stored.summaries(documents(new Query("", List.of(inTitle), List.of()))).stream()
                .filter(each -> TitleLetters.of(each.metadata().title()).equals(letters)).toList());
    }

    private List<DocumentId> by(CitationQuery.ByAuthors cited) throws IOException {
        CitedAuthors authors = new CitedAuthors(cited);
        List<Condition> conditions = Stream.concat(Stream.of(called(cited.names().getFirst())),
                Stream.ofNullable(cited.year()).map(CitedWorks::about)).toList();
        List<DocumentSummary> works = authors.among(stored.summaries(fulfilling(conditions)));
        if (cited.words().isEmpty()) {
            return ids(works);
        }
        return cited.isCertain()
                ? nearestFirst(ids(works), cited.words())
                : holding(ids(works.stream().filter(each -> authors.isExactly(each.metadata())).toList()),
                        cited.words());
    }

    private static Condition called(String name) {
        return new Condition.AnyOf(Surname.spellings(CitedAuthors.last(name)).stream()
                .<Condition>map(Condition.Author::new).toList());
    }

    /// The year, those next to it, or none.
    private static Condition about(Year year) {
        return new Condition.AnyOf(List.of(new Condition.Years(year.value() - 1, year.value() + 1),
                new Condition.Not(new Condition.Years(null, null))));
    }

    private List<DocumentId> nearestFirst(List<DocumentId> works, String words) throws IOException {
        Set<DocumentId> ordered = new LinkedHashSet<>(among(works, new Clause.Words(words)));
        ordered.addAll(works);
        return List.copyOf(ordered);
    }

    /// A name, a year and further words may be anything, but not if the work that they seem to cite holds those words.
    private List<DocumentId> holding(List<DocumentId> works, String words) throws IOException {
        return among(works, new Clause.AllOf(List.of(new Clause.Words(words))));
    }

    private List<DocumentId> among(List<DocumentId> works, Clause clause) throws IOException {
        return works.isEmpty()
                ? List.of()
                : documents(
                        new Query("", List.of(clause), List.of(new Condition.Among(Set.copyOf(works)))));
    }

    private static List<DocumentId> ids(List<DocumentSummary> documents) {
        return documents.stream().map(each -> each.origin().id()).toList();
    }
}
