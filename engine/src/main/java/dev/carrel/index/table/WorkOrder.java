package dev.carrel.index.table;

import java.util.List;
import java.util.Optional;

import dev.carrel.base.Worded;

/// An order of works: by one column, and by title among equals. Works without a value come last either way.
public record WorkOrder(Column column, Direction direction) {
    public static final WorkOrder BY_TITLE = new WorkOrder(Column.TITLE, Direction.ASCENDING);

    /// Something that works are sorted by.
    public enum Column implements Worded {
        TITLE, AUTHOR, YEAR, VENUE, TYPE, SOURCE, ADDED, OPENED, CITATIONS, COVERAGE, STAR;

        /// The direction that people mean when they say none.
        public Direction natural() {
            return switch (this) {
                case TITLE, AUTHOR, VENUE, TYPE, SOURCE, COVERAGE -> Direction.ASCENDING;
                case YEAR, ADDED, OPENED, CITATIONS, STAR -> Direction.DESCENDING;
            };
        }

        /// True if the order changes with the reader's own labels.
        public boolean isOfLabels() { return this == OPENED || this == STAR; }

        public static Optional<Column> named(String word) {
            return Worded.named(word, values());
        }

        public static List<String> words() {
            return Worded.words(values());
        }
    }

    /// Up or down.
    public enum Direction implements Worded {
        ASCENDING, DESCENDING;

        public static Optional<Direction> named(String word) {
            return Worded.named(word, values());
        }
    }
}
