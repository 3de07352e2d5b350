package dev.carrel.index.lucene.facets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import dev.carrel.document.label.WorkLabels;

/// The values of one property that each document has, as numbers.
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

    /// The same column with more values of some documents.
    ///
    /// @param more the further values of a document
    FacetColumn with(IntFunction<List<String>> more) {
        List<Value> all = new ArrayList<>(values);
        Map<String, Integer> known = new HashMap<>();
        for (int i = 0; i < all.size(); i++) {
            known.put(WorkLabels.normal(all.get(i).form()), i);
        }
        int[] begins = new int[starts.length];
        IntStream.Builder joined = IntStream.builder();
        for (int document = 0; document + 1 < starts.length; document++) {
            int[] own = Arrays.copyOfRange(numbers, starts[document], starts[document + 1]);
            int[] both = IntStream.concat(Arrays.stream(own), more.apply(document).stream().mapToInt(
                    value -> known.computeIfAbsent(WorkLabels.normal(value), _ -> {
                        all.add(new Value(value, true));
                        return all.size() - 1;
                    }))).distinct().toArray();
            Arrays.stream(both).forEach(joined);
            begins[document + 1] = begins[document] + both.length;
        }
        return new FacetColumn(all, begins, joined.build().toArray());
    }

    /// A column of a property that no document has.
    static FacetColumn empty(int documents) {
        return new FacetColumn(List.of(), new int[documents + 1], new int[0]);
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
