package dev.carrel.library.answers;

import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.scan.ClaimEvidence;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.assist.scan.Stance;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;

/// The JSON of a scanned claim.
public final class ScanJson {
    private static final ObjectShape<ClaimEvidence> EVIDENCE = Shape.<ClaimEvidence>object("ClaimEvidence")
            .text("document", each -> each.place().document())
            .text("passage", each -> each.place().passage())
            .maybe("page", ValueShape.WHOLE, each -> each.place().page()).saying("from 1")
            .whole("paragraph", each -> each.place().paragraph())
            .text("sentence", each -> each.place().sentence()).saying("as it stands on the page")
            .maybe("verdict", Shape.wordOf(Stance.values()), ClaimEvidence::stance)
            .saying("a model's; null if none has judged, or its sentence does not stand there")
            .maybe("confidence", ValueShape.NUMBER, ClaimEvidence::confidence)
            .saying("how sure the model says it is, from 0 to 1")
            .text("title", each -> each.place().title())
            .text("citation", each -> each.place().name())
            .maybe("link", ValueShape.TEXT, each -> each.place().link());

    public static final ObjectShape<ScannedClaim> CLAIM = Shape.<ScannedClaim>object("ScannedClaim")
            .text("claim", ScannedClaim::claim)
            .one("by", Shape.wordOf(CheckedAnswer.By.values()), ScannedClaim::by)
            .saying("a model judged, or sentences of the library stand without verdicts")
            .maybe("model", CheckedAnswerJson.MODEL, ScannedClaim::model)
            .list("evidence", EVIDENCE, ScannedClaim::evidence)
            .saying("what supports first, then what contradicts, what mentions, what nobody judged")
            .texts("queries", ScannedClaim::queries)
            .one("library", CheckedAnswerJson.LIBRARY, ScannedClaim::library)
            .one("took", CheckedAnswerJson.TOOK, ScannedClaim::took)
            .maybe("trouble", ValueShape.TEXT, ScannedClaim::trouble)
            .saying("why the configured model did not judge, or did not get to read all passages");

    private ScanJson() {}
}
