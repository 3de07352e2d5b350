package dev.carrel.web.list;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.base.Worded;
import dev.carrel.document.DocumentId;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.library.Library;
import dev.carrel.library.export.Export;
import dev.carrel.library.export.ExportFormat;
import dev.carrel.library.json.FacetsJson;
import dev.carrel.library.json.RemovalJson;
import dev.carrel.library.list.LabelChange;
import dev.carrel.library.list.LibraryList;
import dev.carrel.library.list.WorkListJson;
import dev.carrel.library.list.WorkListing;
import dev.carrel.library.list.WorkSelection;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;

/// The library as a list, and what is done with what is selected there.
public final class WorkRoutes {
    private static final int LONGEST = 20_000;
    private static final int MOST_NAMED = 10_000;

    private static final Parameters ORDER = Parameters.of(
            new Parameter.Choice("sort", WorkOrder.Column.words(), "By what; title if not said."),
            new Parameter.Choice("order",
                    Worded.words(WorkOrder.Direction.values()),
                    "If not said, what comes first is a to z, but the newest year and the most citations."));

    private static final Parameter FILTER = new Parameter.Text("filter", Parameter.Need.OPTIONAL, LONGEST,
            "Only works that this is true of, in the query language; plain words are beginnings of words of title, people, venue, year, tags.");

    private static final Parameters SELECTION = Parameters.of(
            new Parameter.Texts("documents", Parameter.Need.OPTIONAL, MOST_NAMED, 4000,
                    "The works that are meant: ids, paths, DOIs, cite keys or titles."),
            new Parameter.Flag("all", "All that the filter leaves are meant."), FILTER,
            new Parameter.Texts("except", Parameter.Need.OPTIONAL, MOST_NAMED, 16,
                    "Ids of works that are not meant though all are."));

    private final Library library;
    private final LibraryList list;
    private final Runnable changed;
    private final InstantSource clock;

    /// @param changed is told when something was taken out
    public WorkRoutes(Library library, Runnable changed, InstantSource clock) {
        this.library = library;
        this.list = new LibraryList(library);
        this.changed = changed;
        this.clock = clock;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/api/works", "listWorks",
                        "The library as a table of works, sorted and filtered, page by page.",
                        WorkListJson.LISTING, this::page)
                        .asking(Parameters.of(FILTER).and(ORDER).and(Parameters.of(
                                new Parameter.Whole("offset", 0, Integer.MAX_VALUE, 0,
                                        "So many works are passed over."),
                                new Parameter.Whole("limit", 1, 1_000, 100, "How many at most.")))),
                Route.get("/api/works/facets", "workFacets",
                        "How many works of the list there are of each year, type, collection, tag, author, venue and source.",
                        FacetsJson.FACETS,
                        call -> list.facets(call.arguments().text("filter").orElse("")))
                        .asking(Parameters.of(FILTER)),
                Route.post("/api/works/labels", "labelWorks",
                        "Changes the reader's own tags, stars and reading status; no source is told.",
                        WorkListJson.LABELLED, this::label)
                        .taking(SELECTION.and(Parameters.of(
                                new Parameter.Texts("add", Parameter.Need.OPTIONAL, 100,
                                        WorkLabels.LONGEST_TAG, "Tags to add."),
                                new Parameter.Texts("remove", Parameter.Need.OPTIONAL, 100,
                                        WorkLabels.LONGEST_TAG, "Tags to remove."),
                                new Parameter.Choice("star", List.of("yes", "no"), "Whether it has a star."),
                                new Parameter.Choice("reading",
                                        Worded.words(ReadingStatus.values()),
                                        "Whether it is to be read or was.")))),
                Route.post("/api/works/opened", "workOpened", "Notes that a work was opened just now.",
                        WorkListJson.LABELLED, this::opened)
                        .taking(Parameters.of(new Parameter.Text("document", Parameter.Need.REQUIRED, 4000,
                                "An id or another name."))),
                Route.post("/api/works/export", "exportWorks",
                        "Works as a file, in the order of the list.",
                        Gives.bytes("application/octet-stream"), this::export)
                        .taking(SELECTION.and(ORDER).and(Parameters.of(new Parameter.Choice("format",
                                Worded.words(ExportFormat.values()),
                                "bibtex if not said."))))
                        .with(Route.Effect.NONE),
                Route.post("/api/works/remove", "removeWorks",
                        "Takes works out of the library with all their versions; their files stay.",
                        RemovalJson.REMOVAL, this::remove).taking(SELECTION));
    }

    private WorkListing page(Call call) throws IOException {
        Arguments arguments = call.arguments();
        return list.page(arguments.text("filter").orElse(""), order(arguments), arguments.whole("offset"),
                arguments.whole("limit"));
    }

    private static WorkOrder order(Arguments arguments) {
        WorkOrder.Column column = arguments.text("sort").flatMap(WorkOrder.Column::named)
                .orElse(WorkOrder.Column.TITLE);
        return new WorkOrder(column, arguments.text("order").flatMap(WorkOrder.Direction::named)
                .orElse(column.natural()));
    }

    private WorkListJson.Labelled label(Call call) throws IOException {
        Arguments arguments = call.arguments();
        LabelChange change = new LabelChange(arguments.texts("add"), arguments.texts("remove"),
                arguments.text("star").map("yes"::equals).orElse(null),
                arguments.text("reading").flatMap(ReadingStatus::named).orElse(null));
        List<List<DocumentId>> works = works(arguments, WorkOrder.BY_TITLE);
        return new WorkListJson.Labelled(works.size(), list.label(works, change));
    }

    private WorkListJson.Labelled opened(Call call) throws IOException {
        List<List<DocumentId>> works = meant(
                new WorkSelection.Named(List.of(call.arguments().required("document"))), WorkOrder.BY_TITLE);
        list.opened(works.getFirst().getFirst(), clock.instant());
        return new WorkListJson.Labelled(1, 1);
    }

    private Reply export(Call call) throws IOException {
        ExportFormat format = call.arguments().text("format").map(ExportFormat::named)
                .orElse(ExportFormat.BIBTEX);
        List<DocumentId> documents = works(call.arguments(), order(call.arguments())).stream()
                .map(List::getFirst).toList();
        return new Reply.Download(format.mediaType() + ";charset=utf-8", "carrel." + format.ending(),
                out -> new Export(library).write(documents, format, out));
    }

    private RemovalJson.Removed remove(Call call) throws IOException {
        List<List<DocumentId>> works = works(call.arguments(), WorkOrder.BY_TITLE);
        list.remove(works);
        changed.run();
        return RemovalJson.Removed.of(library.name(), works.stream().flatMap(List::stream).toList(),
                List.of(), List.of());
    }

    private List<List<DocumentId>> works(Arguments arguments, WorkOrder order) throws IOException {
        boolean all = arguments.flag("all");
        if (all == arguments.has("documents")) {
            throw UserError.usage("It is not clear which works are meant.",
                    "Name documents, or say all, with a filter.");
        }
        return meant(all
                ? new WorkSelection.Listed(arguments.text("filter").orElse(""), arguments.texts("except"))
                : new WorkSelection.Named(arguments.texts("documents")), order);
    }

    private List<List<DocumentId>> meant(WorkSelection selection, WorkOrder order) throws IOException {
        return list.works(selection, order,
                (_, _) -> Refused.notFound("There is no such document in the library.",
                        "Take an id from GET /api/works."));
    }
}
