package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.assist.matrix.MatrixCell.Status;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.library.matrix.MatrixTable;
import dev.carrel.library.matrix.MatrixTable.Entry;
import dev.carrel.library.matrix.MatrixTable.Line;

/// A matrix for people: of each document its questions and answers, one below the other, since few terminals are as wide as
/// a matrix.
public record MatrixText(Terminal terminal) {
    private static final int WIDEST_QUESTION = 32;
    private static final int INDENT = 2;

    /// Without the rows of which nothing was asked yet: the notes count them, and there may be thousands.
    public String of(MatrixTable table) {
        return table.lines().stream().filter(MatrixText::isBegun)
                .map(line -> row(line, table.plan().questions()))
                .collect(Collectors.joining("\n"));
    }

    private static boolean isBegun(Line line) {
        return line.cells().stream()
                .anyMatch(entry -> entry.edited() != null || entry.cell().status() != Status.WAITING);
    }

    private String row(Line line, List<MatrixQuestion> questions) {
        String year = line.row().year() == null ? "" : " (" + line.row().year() + ")";
        StringBuilder row = new StringBuilder(new StyledText()
                .add(SafeText.line(line.row().title()) + year, Style.BOLD).block(0, terminal));
        for (int i = 0; i < questions.size(); i++) {
            row.append(cell(SafeText.line(questions.get(i).text()), line.cells().get(i)));
        }
        return row.toString();
    }

    /// The question on the left, the answer beside it.
    private String cell(String question, Entry entry) {
        List<StyledText> left = new StyledText().add(question).wrapped(WIDEST_QUESTION);
        int margin = INDENT + WIDEST_QUESTION + INDENT;
        List<StyledText> right = answer(entry).wrapped(Math.max(20, terminal.narrower(margin).width()));
        StringBuilder cell = new StringBuilder();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            StyledText beginning = i < left.size() ? left.get(i) : new StyledText();
            String rest = i < right.size() ? right.get(i).rendered(terminal.colours()) : "";
            String line = " ".repeat(INDENT) + beginning.rendered(terminal.colours())
                    + " ".repeat(WIDEST_QUESTION - beginning.columns() + INDENT) + rest;
            cell.append(line.stripTrailing()).append('\n');
        }
        return cell.toString();
    }

    private static StyledText answer(Entry entry) {
        MatrixCell cell = entry.cell();
        AnswerCitation carrier = cell.status() == Status.CHECKED ? cell.carrier() : null;
        String shown = entry.shown();
        StyledText text = new StyledText();
        if (shown != null) {
            text.add(SafeText.line(shown));
        } else if (carrier != null) {
            text.add("“" + SafeText.line(carrier.sentence()) + "”");
        } else {
            text.add(status(cell), Style.DIM);
        }
        if (carrier != null) {
            text.add(" " + SafeText.line(carrier.name()), Style.ACCENT);
        }
        return marks(entry).isEmpty()
                ? text
                : text.add(" (" + String.join(", ", marks(entry)) + ")", Style.DIM);
    }

    private static String status(MatrixCell cell) {
        return cell.trouble() == null
                ? cell.status().word()
                : cell.status().word() + ": " + SafeText.line(cell.trouble());
    }

    private static List<String> marks(Entry entry) {
        List<String> marks = new ArrayList<>();
        if (entry.edited() != null) {
            marks.add("edited");
        } else if (entry.cell().asked().by() == By.EXTRACT && entry.cell().status() == Status.CHECKED) {
            marks.add("extracted");
        }
        if (entry.old()) {
            marks.add("old");
        }
        return marks;
    }

    /// Remarks on what became of the cells, and how to go on.
    public static List<String> notes(MatrixTable table) {
        MatrixTable.Counts counts = table.counts();
        List<String> notes = new ArrayList<>();
        if (table.plan().trouble() != null) {
            notes.add("The model did not answer: " + SafeText.line(table.plan().trouble()));
        }
        notes.add(Figures.count(table.plan().rows().size(), "document") + " · " + Arrays
                .stream(Status.values()).filter(status -> counts.of(status) > 0)
                .map(status -> status.word() + ": " + counts.of(status)).collect(Collectors.joining(", "))
                + (counts.old() > 0 ? " · old: " + counts.old() + "; --refresh asks them again" : ""));
        if (!counts.isFilled()) {
            notes.add("`carrel matrix --name " + table.plan().id() + "` goes on.");
        }
        return notes;
    }
}
