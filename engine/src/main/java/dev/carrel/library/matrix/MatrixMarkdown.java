package dev.carrel.library.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.matrix.MatrixCell.Status;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.library.answers.AnswerMarkdown;
import dev.carrel.library.matrix.MatrixTable.Entry;
import dev.carrel.library.matrix.MatrixTable.Line;

/// A matrix as a Markdown table, each answer with a footnote that says where the document carries it.
final class MatrixMarkdown {
    private final List<AnswerCitation> notes = new ArrayList<>();

    private MatrixMarkdown() {}

    static String of(MatrixTable table) {
        return new MatrixMarkdown().text(table);
    }

    private String text(MatrixTable table) {
        StringBuilder text = new StringBuilder("# ").append(AnswerMarkdown.plain(table.plan().name()))
                .append("\n\n| document |");
        table.plan().questions().stream().map(MatrixQuestion::text)
                .forEach(question -> text.append(' ').append(AnswerMarkdown.plain(question)).append(" |"));
        text.append("\n| --- |").append(" --- |".repeat(table.plan().questions().size())).append('\n');
        table.lines().forEach(line -> text.append(row(line)));
        for (int i = 0; i < notes.size(); i++) {
            text.append(i == 0 ? "\n" : "").append("[^").append(i + 1).append("]: ")
                    .append(AnswerMarkdown.note(notes.get(i))).append('\n');
        }
        return text.toString();
    }

    private String row(Line line) {
        String year = line.row().year() == null ? "" : " (" + line.row().year() + ")";
        return "| " + AnswerMarkdown.plain(line.row().title()) + year + " |" + line.cells().stream()
                .map(entry -> " " + cell(entry) + " |").collect(Collectors.joining()) + "\n";
    }

    private String cell(Entry entry) {
        String answer = AnswerMarkdown.plain(FlatTable.answer(entry));
        String shown = !answer.isEmpty() || !FlatTable.quotation(entry).isEmpty()
                ? answer
                : "*" + FlatTable.status(entry) + "*";
        return (shown + note(entry) + (entry.edited() == null ? "" : " *edited*")
                + (entry.old() ? " *old*" : "")).strip();
    }

    /// The number of the footnote for what carries an answer.
    private String note(Entry entry) {
        AnswerCitation carrier = entry.cell().carrier();
        if (carrier == null || entry.cell().status() != Status.CHECKED) {
            return "";
        }
        notes.add(carrier);
        return "[^" + notes.size() + "]";
    }
}
