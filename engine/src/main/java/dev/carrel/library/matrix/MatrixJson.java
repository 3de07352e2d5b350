package dev.carrel.library.matrix;

import java.util.List;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.check.CheckedSentence.Flag;
import dev.carrel.assist.matrix.AnswerType;
import dev.carrel.assist.matrix.MatrixCell.Status;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.assist.matrix.MatrixScope;
import dev.carrel.document.DocumentId;
import dev.carrel.library.answers.CheckedAnswerJson;
import dev.carrel.library.matrix.MatrixTable.Counts;
import dev.carrel.library.matrix.MatrixTable.Entry;
import dev.carrel.library.matrix.MatrixTable.Line;
import dev.carrel.library.matrix.MatrixTable.Summary;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;

/// The JSON of a matrix, of its cells and of the list of matrices.
public final class MatrixJson {
    private static final ObjectShape<MatrixQuestion> QUESTION = Shape
            .<MatrixQuestion>object("MatrixQuestion")
            .text("id", MatrixQuestion::id)
            .text("text", MatrixQuestion::text)
            .one("type", Shape.wordOf(AnswerType.WORDS.toArray(String[]::new), word -> word),
                    question -> question.type().word())
            .maybe("unit", ValueShape.TEXT,
                    question -> question.type() instanceof AnswerType.Quantity(String unit)
                            && !unit.isEmpty() ? unit : null)
            .texts("choices", question -> question.type() instanceof AnswerType.OneOf(List<String> choices)
                    ? choices
                    : List.of());

    private static final ObjectShape<MatrixScope> SCOPE = Shape.<MatrixScope>object("MatrixScope")
            .texts("documents", MatrixScope::documents)
            .text("collection", MatrixScope::collection)
            .text("query", MatrixScope::query);

    /// Where the quotation stands, as in an answer's citation, but for the sentence and the title.
    public static final ObjectShape<Entry> CELL = Shape.<Entry>object("MatrixCell")
            .text("question", entry -> entry.cell().place().question())
            .maybe("answer", ValueShape.TEXT, entry -> entry.cell().answer())
            .saying("null where there is none, and where no model has said more than the quotation does")
            .one("status", Shape.wordOf(Status.values()), entry -> entry.cell().status())
            .saying("only of checked cells is the answer one")
            .maybe("by", Shape.wordOf(By.values()), entry -> entry.cell().asked().by())
            .maybe("quote", ValueShape.TEXT.of(AnswerCitation::sentence), entry -> entry.cell().carrier())
            .saying("the sentence as it stands on the page")
            .maybe("document", ValueShape.TEXT.of(AnswerCitation::document), entry -> entry.cell().carrier())
            .maybe("passage", ValueShape.TEXT.of(AnswerCitation::passage), entry -> entry.cell().carrier())
            .maybe("page", ValueShape.WHOLE,
                    entry -> entry.cell().carrier() == null ? null : entry.cell().carrier().page())
            .saying("from 1")
            .maybe("paragraph", ValueShape.WHOLE,
                    entry -> entry.cell().carrier() == null ? null : entry.cell().carrier().paragraph())
            .maybe("citation", ValueShape.TEXT.of(AnswerCitation::name), entry -> entry.cell().carrier())
            .maybe("link", ValueShape.TEXT,
                    entry -> entry.cell().carrier() == null ? null : entry.cell().carrier().link())
            .list("flags", Shape.wordOf(Flag.values()), entry -> entry.cell().flags())
            .saying("in what an answer that is not supported departs from the pages")
            .maybe("model", CheckedAnswerJson.MODEL, entry -> entry.cell().asked().model())
            .truth("old", Entry::old).saying("the document, the model or its prompt has changed since")
            .maybe("edited", ValueShape.TEXT, Entry::edited).saying("what a person wrote instead")
            .maybe("trouble", ValueShape.TEXT, entry -> entry.cell().trouble())
            .saying("why it failed");

    private static final ObjectShape<Line> ROW = Shape.<Line>object("MatrixRow")
            .text("document", line -> line.row().document().value())
            .texts("versions", line -> line.row().versions().stream().map(DocumentId::value).toList())
            .text("title", line -> line.row().title())
            .texts("authors", line -> line.row().authors())
            .maybe("year", ValueShape.WHOLE, line -> line.row().year())
            .list("cells", CELL, Line::cells);

    private static final ObjectShape<Counts> COUNTS = Shape.<Counts>object("MatrixCounts")
            .whole("checked", counts -> counts.of(Status.CHECKED))
            .whole("unsupported", counts -> counts.of(Status.UNSUPPORTED))
            .whole("notStated", counts -> counts.of(Status.NOT_STATED))
            .whole("failed", counts -> counts.of(Status.FAILED))
            .whole("waiting", counts -> counts.of(Status.WAITING))
            .whole("old", Counts::old);

    public static final ObjectShape<MatrixTable> MATRIX = Shape.<MatrixTable>object("Matrix")
            .text("id", table -> table.plan().id())
            .text("name", table -> table.plan().name())
            .list("questions", QUESTION, table -> table.plan().questions())
            .one("scope", SCOPE, table -> table.plan().scope())
            .list("rows", ROW, MatrixTable::lines)
            .one("counts", COUNTS, MatrixTable::counts)
            .maybe("trouble", ValueShape.TEXT, table -> table.plan().trouble())
            .saying("why the last run ended before its end");

    public static final ObjectShape<Summary> SUMMARY = Shape.<Summary>object("MatrixSummary")
            .text("id", Summary::id)
            .text("name", Summary::name)
            .text("made", summary -> summary.made().toString())
            .whole("questions", Summary::questions)
            .whole("rows", Summary::rows)
            .one("counts", COUNTS, Summary::counts)
            .maybe("trouble", ValueShape.TEXT, Summary::trouble);

    private MatrixJson() {}
}
