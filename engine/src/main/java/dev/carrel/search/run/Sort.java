package dev.carrel.search.run;

import java.util.Comparator;
import java.util.Locale;

import dev.carrel.document.DateSpan;
import dev.carrel.document.Metadata;
import dev.carrel.document.text.TitleLetters;
import dev.carrel.index.FoundPassage;
import dev.carrel.search.cite.Surname;

/// The order in which what was found is listed. Equal ones stay in the order of their relevance.
public enum Sort {
    RELEVANCE,
    /// The newest first, what has no date last.
    DATE,
    /// By the first author's surname, what has no author last.
    AUTHOR, TITLE,
    /// The last addition first.
    ADDED;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Compares what was found; relevance leaves everything where it is.
    public Comparator<FoundPassage> comparator() {
        return switch (this) {
            case RELEVANCE -> Comparator.comparingInt(_ -> 0);
            case DATE -> Comparator.comparingLong((FoundPassage found) -> day(found.metadata())).reversed();
            case AUTHOR -> Comparator.comparing(found -> author(found.metadata()));
            case TITLE -> Comparator.comparing(found -> TitleLetters.folded(found.metadata().title()));
            case ADDED -> Comparator.comparing((FoundPassage found) -> found.origin().added()).reversed();
        };
    }

    private static long day(Metadata document) {
        return DateSpan.of(document.published()).map(date -> date.first().toEpochDay())
                .orElseGet(() -> document.year() == null
                        ? Long.MIN_VALUE
                        : DateSpan.of(document.year().value()).first().toEpochDay());
    }

    private static String author(Metadata document) {
        return document.people().isEmpty()
                ? Character.toString(Character.MAX_VALUE)
                : TitleLetters.folded(Surname.of(document.people().getFirst()));
    }
}
