package dev.carrel.index.lucene.facets;

import java.io.IOException;
import java.util.List;
import java.util.stream.LongStream;

import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Labels;
import dev.carrel.ranking.query.Facet;

/// The columns of documents with a reader's own labels among them.
record LabelColumns(FacetColumns columns, Labels labels, FacetColumn tags, FacetColumn stars,
        FacetColumn readings) {
    private static final String YES = "yes";
    private static final String TO_READ = "todo";

    static LabelColumns of(FacetColumns columns, Labels labels, RowColumn rows) throws IOException {
        FacetColumn none = FacetColumn.empty(columns.size());
        if (labels.byDocument().isEmpty()) {
            return new LabelColumns(columns, labels, columns.column(Facet.TAG), none, none);
        }
        WorkLabels[] own = LongStream.of(rows.ids()).mapToObj(id -> labels.of(Citations.id(id)))
                .toArray(WorkLabels[]::new);
        return new LabelColumns(columns, labels,
                columns.column(Facet.TAG).with(document -> own[document].tags()),
                none.with(document -> own[document].starred() ? List.of(YES) : List.of()),
                none.with(document -> word(own[document].reading())));
    }

    private static List<String> word(ReadingStatus status) {
        return switch (status) {
            case NONE -> List.of();
            case TO_READ -> List.of(TO_READ);
            case READ -> List.of(YES);
        };
    }

    /// The status that a condition's word means.
    static ReadingStatus status(String word) {
        return word.equals(TO_READ) ? ReadingStatus.TO_READ : ReadingStatus.READ;
    }

    FacetColumn column(Facet facet) throws IOException {
        return switch (facet) {
            case TAG -> tags;
            case STAR -> stars;
            case READING -> readings;
            case YEAR, TYPE, COLLECTION, AUTHOR, VENUE, SECTION, SOURCE -> columns.column(facet);
        };
    }
}
