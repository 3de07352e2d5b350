package dev.carrel.library.json;

import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.ranking.Formula;
import dev.carrel.search.context.Context;
import dev.carrel.search.context.Excerpt;

/// Passages for a language model, as JSON.
public final class ContextJson {
    private static final ObjectShape<Passage.Place> PLACE = Shape.<Passage.Place>object("PlaceInText")
            .whole("offset", Passage.Place::offset)
            .maybe("page", ValueShape.WHOLE, Passage.Place::page)
            .whole("paragraph", Passage.Place::paragraph);

    public static final ObjectShape<Excerpt> EXCERPT = Shape.<Excerpt>object("Excerpt")
            .text("citation", Excerpt::citation)
            .maybe("link", ValueShape.TEXT, Excerpt::link)
            .one("document", DocumentJson.DOCUMENT, excerpt -> DocumentJson.Versions.of(excerpt.found()))
            .list("passages", ValueShape.TEXT.of(PassageId::toString), Excerpt::passages)
            .all(SharedShapes.PLACE, excerpt -> excerpt.found().passage())
            .list("places", PLACE, excerpt -> excerpt.found().passage().places())
            .text("text", excerpt -> excerpt.found().passage().text())
            .whole("tokens", Excerpt::tokens)
            .truth("cut", Excerpt::cut);

    public static final ObjectShape<Context> CONTEXT = Shape.<Context>object("Context")
            .text("query", Context::query)
            .one("mode", SharedShapes.MODE, Context::mode)
            .text("ranking", _ -> Formula.RRF.word())
            .truth("fallback", Context::fallback).saying("true if nothing matched: abstracts and openings")
            .texts("queries", Context::queries)
            .maybe("corrected", ValueShape.TEXT, Context::corrected)
            .one("coverage", SharedShapes.SEARCHED, Context::coverage)
            .whole("tokens", Context::tokens)
            .one("took", SharedShapes.TOOK, Context::took)
            .list("passages", EXCERPT, Context::excerpts);

    private ContextJson() {}
}
