package dev.carrel.library.json;

import dev.carrel.base.Worded;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.search.quote.Difference;
import dev.carrel.search.quote.QuotationMatch;
import dev.carrel.search.quote.Verdict;
import org.jspecify.annotations.Nullable;

/// The verdict on a quotation, as JSON.
public final class VerdictJson {
    private enum Kind implements Worded {
        REPLACED, INSERTED, OMITTED
    }

    private static final ObjectShape<Difference> DIFFERENCE = Shape.<Difference>object("Difference")
            .one("kind", Shape.wordOf(Kind.values()), VerdictJson::kind)
            .maybe("quoted", ValueShape.TEXT, VerdictJson::quoted)
            .maybe("text", ValueShape.TEXT, VerdictJson::text);

    public static final ObjectShape<QuotationMatch> FINDING = Shape.<QuotationMatch>object("Finding")
            .text("citation", QuotationMatch::citation)
            .maybe("link", ValueShape.TEXT, QuotationMatch::link)
            .measured("similarity", QuotationMatch::similarity)
            .one("document", DocumentJson.DOCUMENT, finding -> DocumentJson.Versions.of(finding.found()))
            .text("passage", finding -> finding.found().passage().id().toString())
            .all(SharedShapes.PLACE, finding -> finding.found().passage())
            .maybe("page", ValueShape.WHOLE, finding -> finding.start().page())
            .whole("paragraph", finding -> finding.start().paragraph())
            .maybe("endPage", ValueShape.WHOLE, finding -> finding.end().page())
            .whole("endParagraph", finding -> finding.end().paragraph())
            .text("text", QuotationMatch::text)
            .list("differences", DIFFERENCE, QuotationMatch::differences);

    public static final ObjectShape<Verdict> VERDICT = Shape.<Verdict>object("Verdict")
            .text("quote", Verdict::quote)
            .one("verdict", Shape.wordOf(Verdict.Kind.values(), Verdict.Kind::word), Verdict::kind)
            .one("coverage", SharedShapes.SEARCHED, Verdict::coverage)
            .one("took", SharedShapes.TOOK, Verdict::took)
            .list("findings", FINDING, Verdict::findings);

    private VerdictJson() {}

    private static Kind kind(Difference difference) {
        return switch (difference) {
            case Difference.Replaced _ -> Kind.REPLACED;
            case Difference.Inserted _ -> Kind.INSERTED;
            case Difference.Omitted _ -> Kind.OMITTED;
        };
    }

    private static @Nullable String quoted(Difference difference) {
        return switch (difference) {
            case Difference.Replaced(String quoted, _) -> quoted;
            case Difference.Inserted(String quoted) -> quoted;
            case Difference.Omitted _ -> null;
        };
    }

    private static @Nullable String text(Difference difference) {
        return switch (difference) {
            case Difference.Replaced(_, String text) -> text;
            case Difference.Inserted _ -> null;
            case Difference.Omitted(String text) -> text;
        };
    }
}
