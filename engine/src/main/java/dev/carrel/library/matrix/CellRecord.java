package dev.carrel.library.matrix;

import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.check.CheckedSentence.Flag;
import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.document.DocumentId;
import dev.carrel.library.answers.AnswerReader;
import dev.carrel.library.answers.CheckedAnswerJson;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

import static dev.carrel.library.answers.AnswerReader.text;
import static dev.carrel.library.answers.AnswerReader.textOrNull;

/// A cell as a line of its log, and read back from there.
final class CellRecord {
    static final ObjectShape<MatrixCell> LINE = Shape.<MatrixCell>object("MatrixLine")
            .text("row", cell -> cell.place().document().value())
            .text("question", cell -> cell.place().question())
            .text("status", cell -> cell.status().name())
            .maybe("answer", ValueShape.TEXT, MatrixCell::answer)
            .maybe("carrier", CheckedAnswerJson.CITATION, MatrixCell::carrier)
            .texts("flags", cell -> cell.flags().stream().map(Flag::name).toList())
            .maybe("trouble", ValueShape.TEXT, MatrixCell::trouble)
            .text("content", cell -> cell.asked().content())
            .maybe("by", ValueShape.TEXT, cell -> cell.asked().by() == null ? null : cell.asked().by().name())
            .maybe("model", CheckedAnswerJson.MODEL, cell -> cell.asked().model());

    private CellRecord() {}

    /// @throws IllegalArgumentException if it is no cell
    static MatrixCell read(JsonNode node) {
        return new MatrixCell(
                new MatrixCell.Place(new DocumentId(text(node, "row")), text(node, "question")),
                MatrixCell.Status.valueOf(text(node, "status")), textOrNull(node, "answer"),
                node.path("carrier").isObject() ? AnswerReader.citation(node.path("carrier")) : null,
                node.path("flags").values().stream().map(flag -> Flag.valueOf(flag.asString())).toList(),
                textOrNull(node, "trouble"),
                new MatrixCell.Asked(text(node, "content"), by(textOrNull(node, "by")),
                        node.path("model").isObject() ? AnswerReader.model(node.path("model")) : null));
    }

    private static @Nullable By by(@Nullable String name) {
        return name == null ? null : By.valueOf(name);
    }
}
