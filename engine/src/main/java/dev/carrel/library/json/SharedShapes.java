package dev.carrel.library.json;

import java.util.List;

import dev.carrel.document.Box;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.Passage;
import dev.carrel.document.SectionKind;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.Answer;

/// The small parts that many answers have.
final class SharedShapes {
    static final Shape<DocumentId> ID = ValueShape.TEXT.of(DocumentId::value);
    static final Shape<Mode> MODE = Shape.wordOf(Mode.values(), Mode::word);
    static final Shape<View> VIEW = Shape.wordOf(View.values(), View::word);
    static final Shape<SectionKind> KIND = Shape.wordOf(SectionKind.values());
    static final Shape<DocumentPart> PART = Shape.wordOf(DocumentPart.values());

    /// Left, top, right and bottom, in points from the upper left corner of the page.
    static final Shape<Box> BOX = Shape.listOf(ValueShape.NUMBER)
            .of(box -> List.of(box.x0(), box.y0(), box.x1(), box.y1()));

    /// How many milliseconds it took.
    static final ObjectShape<Double> TOOK = Shape.<Double>object("Took")
            .one("totalMs", ValueShape.NUMBER, took -> took);

    static final ObjectShape<Answer.Coverage> SEARCHED = Shape.<Answer.Coverage>object("Searched")
            .whole("documents", Answer.Coverage::documents)
            .whole("unsearchable", Answer.Coverage::unsearchable).saying("documents that could not be read")
            .whole("withoutVectors", Answer.Coverage::withoutVectors)
            .saying("documents that are found by words only")
            .whole("truncated", Answer.Coverage::truncated)
            .saying("documents whose later passages are found by words only");

    /// The place of a passage in its document, as every answer has it.
    static final ObjectShape<Passage> PLACE = Shape.<Passage>object("Place")
            .one("section", KIND, Passage::kind)
            .list("parts", PART, Passage::parts)
            .texts("heading", Passage::heading)
            .maybe("page", ValueShape.WHOLE, Passage::page).saying("from 1")
            .whole("paragraph", Passage::paragraph)
            .saying("from 0 within its page, or within the document where there are no pages");

    private SharedShapes() {}
}
