package dev.carrel.library.json;

import dev.carrel.index.Facets;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;

/// The counts of documents by year, type and other properties, as JSON.
public final class FacetsJson {
    private static final ObjectShape<Facets.YearCount> YEAR = Shape.<Facets.YearCount>object("YearCount")
            .whole("value", Facets.YearCount::year)
            .whole("count", Facets.YearCount::count);

    private static final ObjectShape<Facets.Count> COUNT = Shape.<Facets.Count>object("ValueCount")
            .text("value", Facets.Count::value)
            .whole("count", Facets.Count::count);

    private static final ObjectShape<Facets.Count> LABELLED = Shape.<Facets.Count>object("LabelledCount")
            .text("value", Facets.Count::value)
            .text("label", Facets.Count::label)
            .whole("count", Facets.Count::count);

    public static final ObjectShape<Facets> FACETS = Shape.<Facets>object("Facets")
            .whole("documents", Facets::documents)
            .list("years", YEAR, Facets::years)
            .list("types", COUNT, Facets::types)
            .list("collections", COUNT, Facets::collections)
            .list("tags", COUNT, Facets::tags)
            .list("authors", COUNT, Facets::authors)
            .list("venues", COUNT, Facets::venues)
            .list("stars", COUNT, Facets::stars)
            .list("readings", LABELLED, Facets::readings)
            .list("sections", COUNT, Facets::sections)
            .list("sources", LABELLED, Facets::sources);

    private FacetsJson() {}
}
