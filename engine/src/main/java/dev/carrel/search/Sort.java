package dev.carrel.search;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;

import dev.carrel.document.DateSpan;
import dev.carrel.document.Metadata;
import dev.carrel.document.TitleLetters;
import dev.carrel.search.cite.Surname;

/// The order in which what was found is listed. Equal ones stay in the order of their relevance.
public enum Sort {
    RELEVANCE,
    /// The newest first, what has no date last.
    DATE,
    /// By the first author's surname, what has no author last.
    AUTHOR, TITLE,
    /// What was added last first.
    ADDED;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    List<Hit> order(List<Hit> hits) {
        if (this == RELEVANCE) {
            return hits;
        }
        List<Hit> sorted = hits.stream().sorted(comparator()).toList();
        return IntStream.range(0, sorted.size()).mapToObj(i -> sorted.get(i).at(i + 1)).toList();
    }

    private Comparator<Hit> comparator() {
        return switch (this) {
            case RELEVANCE -> Comparator.comparingInt(Hit::rank);
            case DATE -> Comparator.comparingLong((Hit hit) -> day(metadata(hit))).reversed();
            case AUTHOR -> Comparator.comparing(hit -> author(metadata(hit)));
            case TITLE -> Comparator.comparing(hit -> TitleLetters.folded(metadata(hit).title()));
            case ADDED -> Comparator.comparing((Hit hit) -> hit.found().origin().added()).reversed();
        };
    }

    private static Metadata metadata(Hit hit) {
        return hit.found().metadata();
    }

    private static long day(Metadata document) {
        return DateSpan.of(document.published()).map(date -> date.first().toEpochDay())
                .orElseGet(() -> document.year() == null
                        ? Long.MIN_VALUE
                        : DateSpan.of(Objects.requireNonNull(document.year())).first().toEpochDay());
    }

    private static String author(Metadata document) {
        return document.people().isEmpty()
                ? Character.toString(Character.MAX_VALUE)
                : TitleLetters.folded(Surname.of(document.people().getFirst()));
    }
}
