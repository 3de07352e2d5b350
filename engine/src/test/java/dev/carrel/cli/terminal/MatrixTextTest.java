package dev.carrel.cli.terminal;

import java.time.Instant;
import java.util.List;

import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.assist.matrix.MatrixPlan;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.assist.matrix.MatrixRow;
import dev.carrel.assist.matrix.MatrixScope;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.DocumentId;
import dev.carrel.library.matrix.MatrixTable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class MatrixTextTest {
    private static final MatrixQuestion QUESTION = MatrixQuestion.parse("How many?");

    private static MatrixTable.Line line(String title, @Nullable String edited) {
        DocumentId id = DocumentId.of(title);
        MatrixRow row = new MatrixRow(id, List.of(id), title, List.of(), null, "1");
        return new MatrixTable.Line(row,
                List.of(new MatrixTable.Entry(MatrixCell.waiting(row, QUESTION), false, edited)));
    }

    @Test
    void rowsOfWhichNothingWasAskedYetAreCountedAndNotShown() {
        List<MatrixTable.Line> lines = List.of(line("Waits", null), line("Written by hand", "twelve"));
        MatrixTable table = new MatrixTable(new MatrixPlan("m", "m", Instant.EPOCH, List.of(QUESTION),
                MatrixScope.LIBRARY, lines.stream().map(MatrixTable.Line::row).toList(), null), lines);
        assertThat(new MatrixText(new Terminal(60, Terminal.Colours.OFF)).of(table))
                .contains("Written by hand", "twelve").doesNotContain("Waits");
        assertThat(MatrixText.notes(table).getFirst()).contains("2 documents", "waiting: 2");
    }
}
