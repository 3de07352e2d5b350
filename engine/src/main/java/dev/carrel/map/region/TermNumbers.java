package dev.carrel.map.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The terms of all titles under numbers. Sixty thousand titles have half a million terms, which are counted for region after
/// region: as numbers each is kept once.
final class TermNumbers {
    /// A term of some titles.
    ///
    /// @param count      how many of them hold it
    /// @param everywhere how many of all
    record Count(int number, String term, int count, int everywhere) {}

    private final List<String> titles;
    private final List<String> terms = new ArrayList<>();
    private final int[][] ofTitles;
    private final int[] everywhere;
    /// All 0 between two counts.
    private final int[] counts;

    TermNumbers(List<String> titles) {
        this.titles = titles;
        Map<String, Integer> numbers = new HashMap<>();
        this.ofTitles = titles.stream().map(title -> TitleTerms.of(title).keySet().stream()
                .mapToInt(term -> number(term, numbers)).toArray()).toArray(int[][]::new);
        this.counts = new int[terms.size()];
        this.everywhere = new int[terms.size()];
        for (int[] own : ofTitles) {
            for (int term : own) {
                everywhere[term]++;
            }
        }
    }

    private int number(String term, Map<String, Integer> numbers) {
        return numbers.computeIfAbsent(term, fresh -> {
            terms.add(fresh);
            return numbers.size();
        });
    }

    /// A term as the first title that holds it has it.
    String written(Count term) {
        for (int title = 0; title < ofTitles.length; title++) {
            if (Arrays.stream(ofTitles[title]).anyMatch(each -> each == term.number())) {
                return TitleTerms.of(titles.get(title)).getOrDefault(term.term(), term.term());
            }
        }
        return term.term();
    }

    /// Counts the terms of some titles.
    void count(int[] some, Consumer<Count> counted) {
        int[] found = Arrays.stream(some).flatMap(title -> Arrays.stream(ofTitles[title]))
                .filter(term -> counts[term]++ == 0).toArray();
        for (int term : found) {
            counted.accept(new Count(term, terms.get(term), counts[term], everywhere[term]));
            counts[term] = 0;
        }
    }
}
