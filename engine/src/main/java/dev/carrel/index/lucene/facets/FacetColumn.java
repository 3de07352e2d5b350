package dev.carrel.index.lucene.facets;

import java.util.Arrays;
import java.util.List;

/// Which values of one property each document has, as numbers.
final class FacetColumn {
    private final List<Value> values;
    private final int[] starts;
    private final int[] numbers;

    /// @param values what the numbers stand for
    /// @param starts where a document's numbers begin; one more entry than documents
    FacetColumn(List<Value> values, int[] starts, int[] numbers) {
        this.values = List.copyOf(values);
        this.starts = starts;
        this.numbers = numbers;
    }

    /// A value.
    ///
    /// @param form  the spelling that most documents have
    /// @param named false if nothing bears the value itself, but it is found by it all the same
    record Value(String form, boolean named) {}

    List<Value> values() {
        return values;
    }

    /// Adds one to the count of each of a document's values.
    void count(int document, int[] counts) {
        for (int i = starts[document]; i < starts[document + 1]; i++) {
            counts[numbers[i]]++;
        }
    }

    /// Adds one to the count of each value that any of the documents has.
    void countOnce(List<Integer> documents, int[] counts) {
        documents.stream()
                .flatMapToInt(each -> Arrays.stream(numbers, starts[each], starts[each + 1]))
                .distinct().forEach(number -> counts[number]++);
    }
}
