package dev.carrel.library.json;

import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.search.similar.SimilarDocument;
import dev.carrel.search.similar.SimilarityKind;
import dev.carrel.search.similar.SimilarityResult;

/// Documents and passages like a given one, as JSON.
public final class SimilarJson {
    private static final ObjectShape<SimilarDocument.Meaning> MEANING = Shape.<SimilarDocument.Meaning>object(
            "SimilarMeaning")
            .maybe("rank", ValueShape.WHOLE, SimilarDocument.Meaning::rank)
            .measured("similarity", SimilarDocument.Meaning::similarity);

    private static final ObjectShape<SimilarDocument.Citing> CITATIONS = Shape.<SimilarDocument.Citing>object(
            "SharedCitations")
            .whole("rank", SimilarDocument.Citing::rank)
            .measured("score", citing -> citing.shared().score())
            .list("cites", SharedShapes.ID, citing -> citing.shared().cites())
            .list("citedBy", SharedShapes.ID, citing -> citing.shared().citedBy());

    public static final ObjectShape<SimilarDocument> DOCUMENT = Shape
            .<SimilarDocument>object("SimilarDocument")
            .whole("rank", SimilarDocument::rank)
            .measured("score", SimilarDocument::score)
            .one("document", DocumentJson.DOCUMENT,
                    each -> new DocumentJson.Versions(each.document(), each.versions()))
            .maybe("meaning", MEANING, SimilarDocument::meaning)
            .maybe("citations", CITATIONS, SimilarDocument::citations);

    public static final ObjectShape<SimilarityResult> DOCUMENTS = Shape.<SimilarityResult>object("Similar")
            .one("document", DocumentJson.SUMMARY, SimilarityResult::document)
            .one("by", Shape.wordOf(SimilarityKind.values(), SimilarityKind::word), SimilarityResult::by)
            .texts("missing", SimilarityResult::missing).saying("why a part of it could not be told")
            .one("took", SharedShapes.TOOK, SimilarityResult::took)
            .list("results", DOCUMENT, SimilarityResult::results);

    public static final ObjectShape<NearPassages.Near> PASSAGE = Shape.<NearPassages.Near>object(
            "PassageOfNear")
            .text("id", near -> near.found().passage().id().toString())
            .all(SharedShapes.PLACE, near -> near.found().passage())
            .text("text", near -> near.found().passage().text());

    public static final ObjectShape<NearPassages.Near> NEAR = Shape.<NearPassages.Near>object("NearPassage")
            .whole("rank", NearPassages.Near::rank)
            .measured("score", NearPassages.Near::score)
            .maybe("similarity", ValueShape.MEASURED, NearPassages.Near::similarity)
            .whole("part", NearPassages.Near::part).saying("of the text that is nearest, from 1")
            .text("citation", NearPassages.Near::citation)
            .maybe("link", ValueShape.TEXT, NearPassages.Near::link)
            .one("document", DocumentJson.DOCUMENT, near -> DocumentJson.Versions.of(near.found()))
            .one("passage", PASSAGE, near -> near);

    public static final ObjectShape<NearPassages> PASSAGES = Shape.<NearPassages>object("NearPassages")
            .one("mode", SharedShapes.MODE, NearPassages::mode)
            .whole("parts", NearPassages::parts)
            .whole("partsLeftOut", NearPassages::left)
            .one("took", SharedShapes.TOOK, NearPassages::took)
            .list("results", NEAR, NearPassages::results);

    private SimilarJson() {}
}
