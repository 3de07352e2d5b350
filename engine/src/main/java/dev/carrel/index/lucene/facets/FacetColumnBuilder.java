package dev.carrel.index.lucene.facets;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.index.lucene.store.FacetValues;
import dev.carrel.index.lucene.store.RecordBuilder;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.SortedSetDocValues;

/// Makes one column of the segments' columns, whose numbers differ. Spellings that a condition does not tell apart become
/// one value.
final class FacetColumnBuilder {

    private final String field;
    private final int[] starts;
    private final Map<String, Integer> known = new HashMap<>();
    /// The spellings of each value and how many documents have them.
    private final List<Map<String, Integer>> spellings = new ArrayList<>();
    private int[] numbers;
    private int documents;
    private int used;

    FacetColumnBuilder(String field, int size) {
        this.field = field;
        this.starts = new int[size + 1];
        this.numbers = new int[size];
    }

    /// @param records of a segment's documents, in rising order
    void add(LeafReader reader, int[] records) throws IOException {
        SortedSetDocValues column = DocValues.getSortedSet(reader, field);
        int[] byOrdinal = numbers(counts(reader, records), column);
        for (int record : records) {
            int values = column.advanceExact(record) ? column.docValueCount() : 0;
            for (int i = 0; i < values; i++) {
                append(byOrdinal[(int) column.nextOrd()]);
            }
            starts[++documents] = used;
        }
    }

    private int[] counts(LeafReader reader, int[] records) throws IOException {
        SortedSetDocValues column = DocValues.getSortedSet(reader, field);
        int[] counts = new int[(int) column.getValueCount()];
        for (int record : records) {
            int values = column.advanceExact(record) ? column.docValueCount() : 0;
            for (int i = 0; i < values; i++) {
                counts[(int) column.nextOrd()]++;
            }
        }
        return counts;
    }

    /// The numbers of a segment's values. They are looked up in their own order: values are packed in blocks, and in the order of
    /// documents each of them unpacks one.
    private int[] numbers(int[] counts, SortedSetDocValues column) throws IOException {
        int[] byOrdinal = new int[counts.length];
        for (int ordinal = 0; ordinal < counts.length; ordinal++) {
            if (counts[ordinal] > 0) {
                String spelling = column.lookupOrd(ordinal).utf8ToString();
                byOrdinal[ordinal] = number(spelling);
                spellings.get(byOrdinal[ordinal]).merge(spelling, counts[ordinal], Integer::sum);
            }
        }
        return byOrdinal;
    }

    private int number(String spelling) {
        return known.computeIfAbsent(
                RecordBuilder.normal(isNamed(spelling) ? spelling : spelling.substring(1)),
                _ -> {
                    spellings.add(new LinkedHashMap<>());
                    return spellings.size() - 1;
                });
    }

    /// A document with two spellings of one value has it once.
    private void append(int number) {
        for (int i = starts[documents]; i < used; i++) {
            if (numbers[i] == number) {
                return;
            }
        }
        if (used == numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(16, 2 * used));
        }
        numbers[used++] = number;
    }

    private static boolean isNamed(String spelling) {
        return spelling.isEmpty() || spelling.charAt(0) != FacetValues.UNNAMED;
    }

    FacetColumn build() {
        return new FacetColumn(spellings.stream().map(FacetColumnBuilder::value).toList(), starts,
                Arrays.copyOf(numbers, used));
    }

    private static FacetColumn.Value value(Map<String, Integer> spellings) {
        return spellings.entrySet().stream().filter(spelling -> isNamed(spelling.getKey()))
                .max(Map.Entry.<String, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(spelling -> new FacetColumn.Value(spelling.getKey(), true))
                .orElse(new FacetColumn.Value("", false));
    }
}
