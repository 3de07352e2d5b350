package dev.carrel.library.matrix;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.matrix.CellAsker;
import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.assist.matrix.MatrixPlan;
import dev.carrel.assist.matrix.MatrixRun;
import dev.carrel.assist.matrix.MatrixRun.OpenCell;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.log.LineLog;
import org.jspecify.annotations.Nullable;

/// Fills what is empty in a matrix, once.
public final class MatrixFilling {
    /// Sentences are cheap to find; more at the same time would only wait for each other.
    private static final int EXTRACTED_AT_ONCE = 4;

    /// How it is to be filled.
    ///
    /// @param drafting whether a model may be asked
    /// @param old      whether cells that are old are asked again
    public record Manner(Drafting drafting, Old old) {}

    /// The treatment of cells that are finished, and old.
    public enum Old {
        KEEP, ASK_AGAIN
    }

    /// Hears how far it is.
    @FunctionalInterface
    public interface Listener {
        /// @param done  how many of the cells that were empty are done
        /// @param total how many there were
        /// @param row   the title of the one that was done last; empty at the beginning
        void progress(int done, int total, String row);
    }

    /// Keeps a plan and gives its table.
    interface Keeper {
        MatrixTable keep(MatrixPlan plan) throws IOException;
    }

    private final Library library;
    private final CellStore store;
    private final MatrixPlan plan;
    private final Manner manner;
    private final Keeper keeper;
    private @Nullable Runnable stopping;
    private boolean stopped;
    private int done;

    MatrixFilling(Library library, CellStore store, MatrixPlan plan, Manner manner, Keeper keeper) {
        this.library = library;
        this.store = store;
        this.plan = plan;
        this.manner = manner;
        this.keeper = keeper;
    }

    /// Fills the matrix, or as much of it as there is time for.
    ///
    /// @throws dev.carrel.base.UserError if somebody else is doing so
    public MatrixTable run(Listener listener) throws IOException {
        try (LineLog log = store.filling();
                LibraryAssistant.Stoppable _ = library.assistant().stoppable(this::stop)) {
            MatrixTable before = keeper.keep(plan.after(null));
            CellAsker asker = library.assistant().cells(manner.drafting());
            List<OpenCell> open = open(before, asker.model());
            listener.progress(0, open.size(), "");
            MatrixRun run = new MatrixRun(asker, atOnce(asker), (cell, filled) -> {
                log.add(CellRecord.LINE.tree(filled));
                listener.progress(++done, open.size(), cell.row().title());
            });
            begin(() -> {
                run.stop();
                asker.stop();
            });
            run.fill(open);
            return keeper.keep(plan.after(run.trouble()));
        }
    }

    private int atOnce(CellAsker asker) {
        return asker.model().isPresent() ? library.settings().whole("assistant.parallel") : EXTRACTED_AT_ONCE;
    }

    /// The cells that are to be asked: those that nobody has finished, those for which no model was asked yet though there
    /// is one now, and old ones if that is wanted.
    private List<OpenCell> open(MatrixTable table, Optional<Draughtsman> model) {
        return table.lines().stream().flatMap(line -> plan.questions().stream()
                .map(question -> new OpenCell(line.row(), question))
                .filter(open -> isOpen(line.cells().get(plan.questions().indexOf(open.question())), model)))
                .toList();
    }

    private boolean isOpen(MatrixTable.Entry entry, Optional<Draughtsman> model) {
        MatrixCell cell = entry.cell();
        return !cell.isFinished() || (cell.asked().model() == null && model.isPresent())
                || (entry.old() && manner.old() == Old.ASK_AGAIN);
    }

    private synchronized void begin(Runnable stop) {
        stopping = stop;
        if (stopped) {
            stop.run();
        }
    }

    /// Asks it to end early; what is finished is kept. Does not wait.
    public synchronized void stop() {
        stopped = true;
        if (stopping != null) {
            stopping.run();
        }
    }

    /// Whether it was asked to end early.
    public synchronized boolean isStopped() { return stopped; }
}
