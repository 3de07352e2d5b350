package dev.carrel.library.matrix;

import java.time.Instant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.assist.matrix.MatrixCell.Status;
import dev.carrel.assist.matrix.MatrixPlan;
import dev.carrel.assist.matrix.MatrixRow;
import dev.carrel.document.DocumentId;
import org.jspecify.annotations.Nullable;

/// A matrix with its cells, as it is at one moment.
///
/// @param lines  one for each row of the plan, in their order, or some of these
/// @param counts of all its cells
public record MatrixTable(MatrixPlan plan, List<Line> lines, Counts counts) {
    /// A work and what it says.
    ///
    /// @param cells one for each question of the plan, in their order
    public record Line(MatrixRow row, List<Entry> cells) {
        public Line {
            cells = List.copyOf(cells);
        }
    }

    /// A cell, and what happened to it since it was filled.
    ///
    /// @param old    true if the work, the model or its prompt has changed since
    /// @param edited what a person wrote instead; null if nobody did
    public record Entry(MatrixCell cell, boolean old, @Nullable String edited) {
        /// The answer that counts: a person's before a checked one; null if there is none.
        public @Nullable String shown() {
            return edited != null || cell.status() != Status.CHECKED ? edited : cell.answer();
        }
    }

    /// How many cells there are of each kind.
    ///
    /// @param of  by status
    /// @param old of these so many are old
    public record Counts(Map<Status, Integer> of, int old) {
        public int of(Status status) {
            return of.getOrDefault(status, 0);
        }

        /// Whether every cell is finished.
        public boolean isFilled() { return of(Status.WAITING) + of(Status.FAILED) == 0; }
    }

    /// A matrix without its cells.
    public record Summary(String id, String name, Instant made, int questions, int rows, Counts counts,
            @Nullable String trouble) {}

    public MatrixTable {
        lines = List.copyOf(lines);
    }

    /// @param lines all of them
    public MatrixTable(MatrixPlan plan, List<Line> lines) {
        this(plan, lines, counts(lines));
    }

    /// @param cells    those that are finished or failed
    /// @param edits    what people wrote instead
    /// @param contents of the rows now
    /// @param model    the one that would be asked now; null for none
    static MatrixTable of(MatrixPlan plan, Map<MatrixCell.Place, MatrixCell> cells,
            Map<MatrixCell.Place, String> edits, Map<DocumentId, String> contents,
            @Nullable Draughtsman model) {
        return new MatrixTable(plan, plan.rows().stream().map(row -> new Line(row, plan.questions().stream()
                .map(question -> {
                    MatrixCell waiting = MatrixCell.waiting(row, question);
                    MatrixCell cell = cells.getOrDefault(waiting.place(), waiting);
                    return new Entry(cell, isOld(cell, contents.get(row.document()), model),
                            edits.get(cell.place()));
                }).toList())).toList());
    }

    private static boolean isOld(MatrixCell cell, @Nullable String content, @Nullable Draughtsman model) {
        Draughtsman asked = cell.asked().model();
        return cell.isFinished() && (!cell.asked().content().equals(content)
                || (asked != null && model != null && !asked.equals(model)));
    }

    private static Counts counts(List<Line> lines) {
        Map<Status, Integer> of = new EnumMap<>(Status.class);
        Arrays.stream(Status.values()).forEach(status -> of.put(status, 0));
        lines.stream().flatMap(line -> line.cells().stream())
                .forEach(entry -> of.merge(entry.cell().status(), 1, Integer::sum));
        return new Counts(of, (int) lines.stream().flatMap(line -> line.cells().stream()).filter(Entry::old)
                .count());
    }

    /// The same with some of its rows.
    public MatrixTable rows(int offset, int limit) {
        return new MatrixTable(plan, lines.stream().skip(offset).limit(limit).toList(), counts);
    }

    public Summary summary() {
        return new Summary(plan.id(), plan.name(), plan.made(), plan.questions().size(), plan.rows().size(),
                counts, plan.trouble());
    }

    /// The cell at a place, if there is one.
    public Optional<Entry> entry(MatrixCell.Place place) {
        return lines.stream().flatMap(line -> line.cells().stream())
                .filter(entry -> entry.cell().place().equals(place)).findFirst();
    }
}
