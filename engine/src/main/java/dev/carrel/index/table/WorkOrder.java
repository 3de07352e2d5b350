package dev.carrel.index.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// An order of works: by one column, and by title among equals. Works without a value come last either way.
public record WorkOrder(Column column, Direction direction) {
    public static final WorkOrder BY_TITLE = new WorkOrder(Column.TITLE, Direction.ASCENDING);

    /// Something that works are sorted by.
    public enum Column {
        TITLE, AUTHOR, YEAR, VENUE, TYPE, SOURCE, ADDED, OPENED, CITATIONS, COVERAGE, STAR;

        /// Its name in addresses and options.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

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
            return Arrays.stream(values()).filter(column -> column.word().equals(word)).findFirst();
        }

        public static List<String> words() {
            return Arrays.stream(values()).map(Column::word).toList();
        }
    }

    /// Up or down.
    public enum Direction {
        ASCENDING, DESCENDING;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Direction> named(String word) {
            return Arrays.stream(values()).filter(direction -> direction.word().equals(word)).findFirst();
        }
    }
}
