package dev.carrel.assist.matrix;

import java.time.Instant;
import java.util.List;

import dev.carrel.base.UserError;
import org.jspecify.annotations.Nullable;

/// The rows and columns of a matrix.
///
/// @param id      what it is kept under
/// @param name    as its owner calls it
/// @param scope   which documents were meant
/// @param rows    those that these were when it was last run
/// @param trouble why the last run ended before its end, in one sentence; null if it did not
public record MatrixPlan(String id, String name, Instant made, List<MatrixQuestion> questions,
        MatrixScope scope, List<MatrixRow> rows, @Nullable String trouble) {
    private static final int MOST_QUESTIONS = 200;
    private static final int MOST_CELLS = 200_000;

    public MatrixPlan {
        questions = questions.stream().distinct().toList();
        rows = List.copyOf(rows);
        if (questions.isEmpty() || questions.size() > MOST_QUESTIONS) {
            throw UserError.usage("A matrix has 1 to " + MOST_QUESTIONS + " questions, and these are "
                    + questions.size() + ".",
                    "Name them, each in quotes: carrel matrix \"How many took part? [number]\".");
        }
        if ((long) questions.size() * rows.size() > MOST_CELLS) {
            throw UserError.usage(rows.size() + " documents and " + questions.size() + " questions make "
                    + (long) questions.size() * rows.size() + " cells.",
                    "A matrix has at most " + MOST_CELLS + ": ask less, or of fewer documents.");
        }
    }

    public MatrixPlan with(List<MatrixRow> others) {
        return new MatrixPlan(id, name, made, questions, scope, others, trouble);
    }

    public MatrixPlan asking(List<MatrixQuestion> others, MatrixScope elsewhere) {
        return new MatrixPlan(id, name, made, others, elsewhere, rows, trouble);
    }

    public MatrixPlan under(String other) {
        return new MatrixPlan(other, name, made, questions, scope, rows, trouble);
    }

    public MatrixPlan after(@Nullable String sentence) {
        return new MatrixPlan(id, name, made, questions, scope, rows, sentence);
    }
}
