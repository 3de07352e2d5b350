package dev.carrel.library.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.evaluate.Result;
import org.jspecify.annotations.Nullable;

/// What evaluations found, one a mode.
public final class EvaluationJson {
    private EvaluationJson() {}

    public static Map<String, @Nullable Object> of(List<Result> results) {
        return Json.object("results", results.stream().map(EvaluationJson::result).toList());
    }

    private static Map<String, @Nullable Object> result(Result result) {
        Map<String, @Nullable Object> measures = new LinkedHashMap<>();
        result.means().values()
                .forEach((measure, value) -> measures.put(measure.label(), Json.rounded(value)));
        return Json.object("name", result.name(),
                "queries", result.queries(),
                "measures", measures,
                "latency", Json.object("p50Ms", Json.rounded(result.latency().p50()),
                        "p95Ms", Json.rounded(result.latency().p95())));
    }
}
