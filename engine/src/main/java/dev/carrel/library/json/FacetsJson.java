package dev.carrel.library.json;

import java.util.List;
import java.util.Map;

import dev.carrel.index.Facets;
import org.jspecify.annotations.Nullable;

/// How many documents there are of each year, type, …
public final class FacetsJson {
    private FacetsJson() {}

    public static Map<String, @Nullable Object> of(Facets facets) {
        return Json.object("documents", facets.documents(),
                "years", facets.years().stream()
                        .map(year -> Json.object("value", year.year(), "count", year.count())).toList(),
                "types", counts(facets.types()),
                "collections", counts(facets.collections()),
                "tags", counts(facets.tags()),
                "sections", counts(facets.sections()),
                "sources", facets.sources().stream().map(FacetsJson::labelled).toList());
    }

    private static List<Map<String, @Nullable Object>> counts(List<Facets.Count> counts) {
        return counts.stream().map(count -> Json.object("value", count.value(), "count", count.count()))
                .toList();
    }

    private static Map<String, @Nullable Object> labelled(Facets.Count count) {
        return Json.object("value", count.value(), "label", count.label(), "count", count.count());
    }
}
