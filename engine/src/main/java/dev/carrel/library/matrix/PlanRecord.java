package dev.carrel.library.matrix;

import java.time.Instant;
import java.util.List;

import dev.carrel.assist.matrix.MatrixPlan;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.assist.matrix.MatrixRow;
import dev.carrel.assist.matrix.MatrixScope;
import dev.carrel.document.DocumentId;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import tools.jackson.databind.JsonNode;

import static dev.carrel.library.answers.AnswerReader.list;
import static dev.carrel.library.answers.AnswerReader.text;
import static dev.carrel.library.answers.AnswerReader.textOrNull;

/// The plan of a matrix as the content of its file, and read back from there.
final class PlanRecord {
    private static final ObjectShape<MatrixRow> ROW = Shape.<MatrixRow>object("PlannedRow")
            .text("document", row -> row.document().value())
            .texts("versions", row -> row.versions().stream().map(DocumentId::value).toList())
            .text("title", MatrixRow::title)
            .texts("authors", MatrixRow::authors)
            .maybe("year", ValueShape.WHOLE, MatrixRow::year)
            .text("content", MatrixRow::content);

    static final ObjectShape<MatrixPlan> PLAN = Shape.<MatrixPlan>object("MatrixPlan")
            .text("id", MatrixPlan::id)
            .text("name", MatrixPlan::name)
            .text("made", plan -> plan.made().toString())
            .texts("questions", plan -> plan.questions().stream().map(MatrixQuestion::notation).toList())
            .texts("documents", plan -> plan.scope().documents())
            .text("collection", plan -> plan.scope().collection())
            .text("query", plan -> plan.scope().query())
            .list("rows", ROW, MatrixPlan::rows)
            .maybe("trouble", ValueShape.TEXT, MatrixPlan::trouble);

    private PlanRecord() {}

    /// @throws IllegalArgumentException if it is no plan
    static MatrixPlan read(JsonNode node) {
        return new MatrixPlan(text(node, "id"), text(node, "name"), Instant.parse(text(node, "made")),
                list(node, "questions", each -> MatrixQuestion.parse(each.asString())),
                new MatrixScope(list(node, "documents", JsonNode::asString), text(node, "collection"),
                        text(node, "query")),
                list(node, "rows", PlanRecord::row), textOrNull(node, "trouble"));
    }

    private static MatrixRow row(JsonNode node) {
        List<DocumentId> versions = list(node, "versions", each -> new DocumentId(each.asString()));
        return new MatrixRow(new DocumentId(text(node, "document")), versions, text(node, "title"),
                list(node, "authors", JsonNode::asString),
                node.path("year").isNumber() ? Integer.valueOf(node.path("year").asInt()) : null,
                text(node, "content"));
    }
}
