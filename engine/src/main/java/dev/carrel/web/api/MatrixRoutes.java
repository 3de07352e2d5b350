package dev.carrel.web.api;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.assist.matrix.MatrixScope;
import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.NamedWork;
import dev.carrel.library.matrix.LibraryMatrices;
import dev.carrel.library.matrix.MatrixFilling;
import dev.carrel.library.matrix.MatrixFilling.Manner;
import dev.carrel.library.matrix.MatrixFormat;
import dev.carrel.library.matrix.MatrixJson;
import dev.carrel.library.matrix.MatrixTable;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;
import org.jspecify.annotations.Nullable;

/// Questions that are asked of many documents, filled in the background.
public final class MatrixRoutes {
    private static final int ROWS = 100;

    /// A matrix with some of its rows, and the job that fills it; null if none does.
    private record Shown(MatrixTable table, @Nullable String job) {}

    /// The same without its cells.
    private record Listed(MatrixTable.Summary matrix, @Nullable String job) {}

    private static final ObjectShape<Shown> MATRIX = Shape.<Shown>object("MatrixAtWork")
            .all(MatrixJson.MATRIX, Shown::table)
            .whole("total", shown -> shown.table().plan().rows().size())
            .saying("rows, of which `rows` has some")
            .maybe("job", ValueShape.TEXT, Shown::job).saying("that fills it at the moment");

    private static final ObjectShape<Listed> LISTED = Shape.<Listed>object("ListedMatrix")
            .all(MatrixJson.SUMMARY, Listed::matrix)
            .maybe("job", ValueShape.TEXT, Listed::job).saying("that fills it at the moment");

    private static final Parameters PART = Parameters.of(
            new Parameter.Whole("offset", 0, Integer.MAX_VALUE, 0, "So many rows are passed over."),
            new Parameter.Whole("limit", 1, 1_000, ROWS, "How many rows at most."));

    private static final Parameters MANNER = Parameters.of(
            new Parameter.Flag("extract",
                    "Take the documents' own sentences, even if a model is configured."),
            new Parameter.Flag("refresh",
                    "Ask also those cells again whose document, model or prompt has changed."));

    private static final Parameters ASKED = Parameters.of(
            new Parameter.Texts("questions", Parameter.Need.REQUIRED, 200, MatrixQuestion.LONGEST,
                    "What each document is asked; the form of the answer may stand at its end: [text], [number], [number mg], [yes/no], [one of: trial; cohort]."),
            new Parameter.Text("name", Parameter.Need.OPTIONAL, LibraryMatrices.LONGEST_NAME,
                    "What it is called; one of that name goes on with these questions and documents."),
            SearchRoutes.DOCUMENTS,
            new Parameter.Text("collection", Parameter.Need.OPTIONAL, 4_000,
                    "Only documents of this collection."),
            new Parameter.Text("query", Parameter.Need.OPTIONAL, 4_000,
                    "Only what a search for this finds; without words, all that it names."))
            .and(MANNER);

    private static final Parameters EDIT = Parameters.of(
            new Parameter.Text("document", Parameter.Need.REQUIRED, 16, "The row's document."),
            new Parameter.Text("question", Parameter.Need.REQUIRED, 20, "The question's id."),
            new Parameter.Text("answer", Parameter.Need.OPTIONAL, LibraryMatrices.LONGEST_EDIT,
                    "What is to stand there; without it, what was written before is taken back."));

    private final Library library;
    private final LibraryMatrices matrices;
    private final Jobs jobs;
    private final Map<String, Job> filling = new ConcurrentHashMap<>();

    public MatrixRoutes(Library library, Jobs jobs) {
        this.library = library;
        this.matrices = new LibraryMatrices(library);
        this.jobs = jobs;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/api/matrices", "matrices", "The matrices that are kept, the oldest first.",
                        Shape.listOf(LISTED), _ -> listed()),
                Route.begin("/api/matrices", "fillMatrix",
                        "Ask many documents the same questions: a row each document, a column each question.",
                        MATRIX, this::plan).taking(ASKED),
                Route.get("/api/matrices/{id}", "showMatrix",
                        "A matrix as it is now, also while it is being filled, a part of its rows at a time.",
                        MATRIX, call -> shown(table(call).rows(call.arguments().whole("offset"),
                                call.arguments().whole("limit"))))
                        .asking(PART),
                Route.begin("/api/matrices/{id}/run", "resumeMatrix",
                        "Fill what is empty or failed; what is finished is not asked again.", MATRIX,
                        call -> begin(table(call), call.arguments())).taking(MANNER),
                Route.post("/api/matrices/{id}/cells", "editCell",
                        "Write something in the place of an answer, which stays beside it.", MatrixJson.CELL,
                        this::edit).taking(EDIT),
                Route.get("/api/matrices/{id}/export", "exportMatrix", "A matrix as a file.",
                        Gives.bytes("application/octet-stream"), this::export)
                        .asking(Parameters.of(new Parameter.Choice("format", MatrixFormat.words(),
                                "csv if not said."))),
                Route.delete("/api/matrices/{id}", "deleteMatrix", "Delete a matrix with all its cells.",
                        LISTED, this::delete));
    }

    private List<Listed> listed() throws IOException {
        List<Listed> all = new ArrayList<>();
        matrices.all().forEach(summary -> all.add(new Listed(summary, job(summary.id()))));
        return all;
    }

    private @Nullable String job(String id) {
        Job job = filling.get(id);
        return job == null || job.state().isEnd() ? null : job.id();
    }

    private Shown shown(MatrixTable table) {
        return new Shown(table, job(table.plan().id()));
    }

    private MatrixTable table(Call call) throws IOException {
        return matrices.find(call.at("id")).orElseThrow(
                () -> Refused.notFound("There is no such matrix.", "GET /api/matrices lists them."));
    }

    private Shown plan(Call call) throws IOException {
        Arguments arguments = call.arguments();
        List<NamedWork> works = DocumentLookup.works(arguments.texts("documents"), library);
        MatrixScope scope = new MatrixScope(
                NamedWork.fullest(works).stream().map(DocumentId::value).toList(),
                arguments.text("collection").orElse(""), arguments.text("query").orElse(""));
        return begin(matrices.plan(new LibraryMatrices.Request(arguments.text("name").orElse(""),
                arguments.texts("questions").stream().map(MatrixQuestion::parse).toList(), scope)),
                arguments);
    }

    private synchronized Shown begin(MatrixTable table, Arguments arguments) throws IOException {
        String id = table.plan().id();
        requireIdle(id);
        MatrixFilling work = matrices.filling(table, new Manner(
                arguments.flag("extract") ? Drafting.NONE : Drafting.IF_CONFIGURED,
                arguments.flag("refresh") ? MatrixFilling.Old.ASK_AGAIN : MatrixFilling.Old.KEEP));
        filling.put(id, jobs.begin(Job.Kind.MATRIX, table.plan().name(), new MatrixJob(work)));
        return shown(table.rows(0, ROWS));
    }

    private void requireIdle(String id) {
        if (job(id) != null) {
            throw UserError.busy("This matrix is being filled already.",
                    "Wait until job " + job(id) + " has ended, or stop it.");
        }
    }

    private MatrixTable.Entry edit(Call call) throws IOException {
        String document = call.arguments().required("document");
        if (!document.matches("[0-9a-f]{16}")) {
            throw Refused.notFound("The matrix has no such document.", "Take a row's document.");
        }
        return matrices.edit(table(call), new MatrixCell.Place(new DocumentId(document),
                call.arguments().required("question")), call.arguments().text("answer").orElse(""));
    }

    private Reply export(Call call) throws IOException {
        MatrixTable table = table(call);
        MatrixFormat format = call.arguments().text("format").map(MatrixFormat::named)
                .orElse(MatrixFormat.CSV);
        return new Reply.Download(format.mediaType(), table.plan().id() + "." + format.ending(),
                out -> format.write(table, out));
    }

    private synchronized Listed delete(Call call) throws IOException {
        MatrixTable table = table(call);
        requireIdle(table.plan().id());
        matrices.delete(table);
        filling.remove(table.plan().id());
        return new Listed(table.summary(), null);
    }
}
