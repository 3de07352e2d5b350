package dev.carrel.library.matrix;

import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.assist.matrix.MatrixPlan;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.assist.matrix.MatrixScope;
import dev.carrel.base.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.matrix.MatrixTable.Entry;
import dev.carrel.library.matrix.MatrixTable.Summary;

/// The matrices of a library.
public final class LibraryMatrices {
    public static final int LONGEST_NAME = 200;
    public static final int LONGEST_EDIT = 20_000;

    private final Library library;
    private final MatrixFolders folders;

    public LibraryMatrices(Library library) {
        this.library = library;
        this.folders = new MatrixFolders(library.assistant().matrices());
    }

    /// A matrix to be made: its questions, and the documents to ask.
    ///
    /// @param name as its owner calls it; empty for none of its own
    public record Request(String name, List<MatrixQuestion> questions, MatrixScope scope) {
        public Request {
            name = name.replaceAll("\\s+", " ").strip();
            questions = questions.stream().distinct().toList();
            if (name.length() > LONGEST_NAME) {
                throw UserError.usage("The name has " + name.length() + " characters.",
                        "A matrix is named in at most " + LONGEST_NAME + ".");
            }
        }
    }

    /// All of them, the oldest first.
    public List<Summary> all() throws IOException {
        List<Summary> all = new ArrayList<>();
        for (MatrixPlan plan : folders.all()) {
            all.add(table(plan).summary());
        }
        return all;
    }

    /// Keeps a plan for a request: that of the matrix which goes by its name or, if it has none, asks the same of the same
    /// documents; else a new one. Its rows are those that the request means now.
    ///
    /// @throws UserError if there is no document to ask
    public MatrixTable plan(Request request) throws IOException {
        Optional<MatrixPlan> known = request.name().isEmpty() ? same(request) : folders.find(request.name());
        MatrixPlan plan = current(known.map(before -> before.asking(request.questions(), request.scope()))
                .orElseGet(() -> fresh(request)));
        if (plan.rows().isEmpty()) {
            throw UserError.usage("There is no document to ask.",
                    "`carrel add` brings some in; `carrel search` tells what a query finds.");
        }
        MatrixPlan kept = known.isPresent() ? plan : plan.under(folders.claimed(plan.id()));
        folders.write(kept);
        return table(kept);
    }

    private Optional<MatrixPlan> same(Request request) throws IOException {
        return folders.all().stream().filter(plan -> plan.questions().equals(request.questions())
                && plan.scope().equals(request.scope())).findFirst();
    }

    private static MatrixPlan fresh(Request request) {
        String name = request.name().isEmpty() && !request.questions().isEmpty()
                ? request.questions().getFirst().text()
                : request.name();
        return new MatrixPlan(MatrixFolders.id(name), name, Instant.now().truncatedTo(ChronoUnit.SECONDS),
                request.questions(), request.scope(), List.of(), null);
    }

    /// With the rows that its scope means now.
    private MatrixPlan current(MatrixPlan plan) throws IOException {
        return plan.with(new RowFinder(library).rows(plan.scope()).stream()
                .map(row -> row.like(plan.rows())).toList());
    }

    /// A matrix as it is now.
    ///
    /// @param name or its id
    public Optional<MatrixTable> find(String name) throws IOException {
        Optional<MatrixPlan> plan = folders.find(name);
        return plan.isEmpty() ? Optional.empty() : Optional.of(table(plan.get()));
    }

    private MatrixTable table(MatrixPlan plan) throws IOException {
        CellStore store = store(plan);
        return MatrixTable.of(plan, store.cells(), store.edits(),
                new RowFinder(library).contents(plan.rows()), library.assistant().cellDrafter().orElse(null));
    }

    private CellStore store(MatrixPlan plan) {
        return new CellStore(folders.of(plan.id()));
    }

    /// The work of filling a matrix, which its caller runs. Documents that its scope means by now get rows.
    public MatrixFilling filling(MatrixTable table, MatrixFilling.Manner manner) throws IOException {
        MatrixPlan plan = current(table.plan());
        return new MatrixFilling(library, store(plan), plan, manner, this::keep);
    }

    private MatrixTable keep(MatrixPlan plan) throws IOException {
        folders.write(plan);
        return table(plan);
    }

    /// Writes something in the place of an answer, which stays beside it.
    ///
    /// @param answer empty takes back what was written
    public synchronized Entry edit(MatrixTable table, MatrixCell.Place place, String answer)
            throws IOException {
        if (answer.length() > LONGEST_EDIT) {
            throw UserError.usage("The answer has " + answer.length() + " characters.",
                    "Write at most " + LONGEST_EDIT + ".");
        }
        if (table.entry(place).isEmpty()) {
            throw UserError.usage("The matrix has no such cell.",
                    "Name one of its documents and one of its questions, each by its id.");
        }
        store(table.plan()).edit(place, answer.strip());
        return table(table.plan()).entry(place).orElseThrow();
    }

    /// Deletes a matrix with all its cells.
    ///
    /// @throws UserError while somebody fills it
    public void delete(MatrixTable table) throws IOException {
        store(table.plan()).filling().close();
        folders.delete(table.plan().id());
    }
}
