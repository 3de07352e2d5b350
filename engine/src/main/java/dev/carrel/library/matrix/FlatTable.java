package dev.carrel.library.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.assist.matrix.MatrixCell.Status;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.library.matrix.MatrixTable.Entry;
import dev.carrel.library.matrix.MatrixTable.Line;

/// A matrix as plain rows of texts, for tables of other programs: of each question the answer, what became of it, the
/// quotation and its place. Only an answer that was checked, or written by a person, stands as one.
final class FlatTable {
    private FlatTable() {}

    /// The first row names the columns.
    static List<List<String>> of(MatrixTable table) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(header(table.plan().questions()));
        table.lines().forEach(line -> rows.add(row(line)));
        return rows;
    }

    private static List<String> header(List<MatrixQuestion> questions) {
        return Stream.concat(Stream.of("document", "title", "authors", "year"),
                questions.stream().map(MatrixQuestion::text).flatMap(text -> Stream.of(text,
                        text + " (status)", text + " (quotation)", text + " (place)")))
                .toList();
    }

    private static List<String> row(Line line) {
        return Stream.concat(
                Stream.of(line.row().document().value(), line.row().title(),
                        String.join("; ", line.row().authors()),
                        line.row().year() == null ? "" : line.row().year().toString()),
                line.cells().stream().flatMap(entry -> Stream.of(answer(entry), status(entry),
                        quotation(entry), place(entry))))
                .toList();
    }

    static String answer(Entry entry) {
        String shown = entry.shown();
        if (shown != null) {
            return shown;
        }
        return entry.cell().status() == Status.NOT_STATED ? Status.NOT_STATED.word() : "";
    }

    /// The status of a cell, in a few words.
    static String status(Entry entry) {
        MatrixCell cell = entry.cell();
        String status = cell.asked().by() == By.EXTRACT && cell.status() == Status.CHECKED
                ? "extracted"
                : cell.status().word();
        String said = cell.answer() == null ? status : status + ": " + cell.answer();
        return (entry.edited() == null ? status : "edited (" + said + ")") + (entry.old() ? ", old" : "");
    }

    static String quotation(Entry entry) {
        AnswerCitation carrier = entry.cell().carrier();
        return carrier == null || entry.cell().status() != Status.CHECKED ? "" : carrier.sentence();
    }

    private static String place(Entry entry) {
        AnswerCitation carrier = entry.cell().carrier();
        return carrier == null || entry.cell().status() != Status.CHECKED ? "" : carrier.name();
    }
}
