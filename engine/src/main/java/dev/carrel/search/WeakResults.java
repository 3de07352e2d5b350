package dev.carrel.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import dev.carrel.ranking.Likelihood;

/// Where the results of an answer begin that are no better than most of the library.
///
/// @param from   the rank of the first of them; all that follow are weak, too
/// @param absent the query's words that no document holds, as they were typed
public record WeakResults(int from, List<String> absent) {
    public WeakResults {
        absent = List.copyOf(absent);
    }

    /// Nothing if the last result is a good one; all of them, if even the first hardly answers.
    static Optional<WeakResults> of(List<Hit> hits, Predicate<Hit> isWeak, List<String> absent) {
        if (Likelihood.isDoubtful(hits.getFirst().certainty(), absent)) {
            return Optional.of(new WeakResults(1, absent));
        }
        int from = hits.size() + 1;
        while (from > 1 && isWeak.test(hits.get(from - 2))) {
            from--;
        }
        return from > hits.size() ? Optional.empty() : Optional.of(new WeakResults(from, absent));
    }

    /// Whether nothing in the library answers.
    public boolean areAll() {
        return from == 1;
    }

    public boolean begins(Hit hit) {
        return hit.rank() == from;
    }

    public boolean includes(Hit hit) {
        return hit.rank() >= from;
    }
}
