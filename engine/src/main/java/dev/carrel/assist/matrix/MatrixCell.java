package dev.carrel.assist.matrix;

import java.util.List;
import java.util.Locale;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.check.CheckedSentence.Flag;
import dev.carrel.base.Worded;
import dev.carrel.document.DocumentId;
import org.jspecify.annotations.Nullable;

/// The answer of one work to one question, and how it was found.
///
/// @param place   a question of a work
/// @param answer  null where there is none, and where only a sentence can be shown
/// @param carrier the sentence that carries the answer, and where it stands; null where there is none
/// @param flags   in what an answer that is not supported departs from the pages
/// @param trouble why it failed, or what the model did not get to read, in one sentence; null if neither
/// @param asked   of whom, and when the work had which content
public record MatrixCell(Place place, Status status, @Nullable String answer,
        @Nullable AnswerCitation carrier, List<Flag> flags, @Nullable String trouble, Asked asked) {
    /// The row and column of a cell.
    ///
    /// @param document the row's
    /// @param question the column's
    public record Place(DocumentId document, String question) {}

    /// The state of a cell.
    public enum Status implements Worded {
        /// The page carries the answer.
        CHECKED,
        /// A model answered, and the pages do not carry it.
        UNSUPPORTED,
        /// The work does not say.
        NOT_STATED,
        /// The model gave no answer that could be read.
        FAILED,
        /// Not asked yet.
        WAITING;

        @Override
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /// By whom a cell was filled, and from which state of the work.
    ///
    /// @param content the row's when it was asked
    /// @param by      null if nobody was
    /// @param model   null if there was none
    public record Asked(String content, @Nullable By by, @Nullable Draughtsman model) {
        static Asked nobody(MatrixRow row) {
            return new Asked(row.content(), null, null);
        }

        static Asked of(MatrixRow row, Draughtsman model) {
            return new Asked(row.content(), By.MODEL, model);
        }

        /// @param model the one that would have been asked, had there been something to ask it about
        static Asked extracted(MatrixRow row, @Nullable Draughtsman model) {
            return new Asked(row.content(), By.EXTRACT, model);
        }
    }

    public MatrixCell {
        flags = List.copyOf(flags);
    }

    static Place place(MatrixRow row, MatrixQuestion question) {
        return new Place(row.document(), question.id());
    }

    public static MatrixCell waiting(MatrixRow row, MatrixQuestion question) {
        return new MatrixCell(place(row, question), Status.WAITING, null, null, List.of(), null,
                Asked.nobody(row));
    }

    static MatrixCell notStated(MatrixRow row, MatrixQuestion question, Asked asked) {
        return new MatrixCell(place(row, question), Status.NOT_STATED, null, null, List.of(), null, asked);
    }

    static MatrixCell failed(MatrixRow row, MatrixQuestion question, String trouble, Asked asked) {
        return new MatrixCell(place(row, question), Status.FAILED, null, null, List.of(), trouble, asked);
    }

    MatrixCell withTrouble(@Nullable String newTrouble) {
        return new MatrixCell(place, status, answer, carrier, flags, newTrouble, asked);
    }

    /// Whether it need not be asked again.
    public boolean isFinished() { return status != Status.FAILED && status != Status.WAITING; }
}
