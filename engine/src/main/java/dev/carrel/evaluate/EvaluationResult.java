package dev.carrel.evaluate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// The figures of one evaluation.
///
/// @param name     what was measured, for example a mode of search
/// @param means    over all queries
/// @param perQuery by query id, in the order of the judgements: what a significance test compares
public record EvaluationResult(String name, Measures means, Map<String, Measures> perQuery, Latency latency) {
    public EvaluationResult {
        perQuery = Collections.unmodifiableMap(new LinkedHashMap<>(perQuery));
    }

    public static EvaluationResult of(String name, Map<String, Measures> perQuery, Latency latency) {
        return new EvaluationResult(name, Measures.mean(perQuery.values()), perQuery, latency);
    }

    /// How many queries the means are taken over.
    public int queries() {
        return perQuery.size();
    }
}
