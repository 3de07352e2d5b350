package dev.carrel.library.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.Snapshot;
import dev.carrel.index.WorkRelations;
import dev.carrel.library.Library;
import dev.carrel.library.annotation.ShownAnnotation;
import dev.carrel.library.export.citeproc.CitationStyle;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Takes documents of a library elsewhere. Only their ids and keys are in memory at once.
public final class Export {
    private static final int FETCHED_AT_ONCE = 100;

    /// The further needs of some formats, beside the works themselves.
    ///
    /// @param style the name of a citation style, or a `.csl` file
    record Means(AnnotationSource annotations, String style) {
        /// For works alone.
        static final Means NONE = new Means(_ -> List.of(), "apa");
    }

    /// Tells the annotations of a work.
    @FunctionalInterface
    interface AnnotationSource {
        /// @param document one of its versions
        List<ShownAnnotation> ofWork(DocumentId document) throws IOException;
    }

    private final Library library;
    private final String style;

    /// Exports references in the style that the settings name.
    public Export(Library library) {
        this(library, library.settings().text("export.style"));
    }

    /// @param style the name of a citation style, or a `.csl` file
    public Export(Library library, String style) {
        this.library = library;
        this.style = style;
    }

    /// Looks whether a format can be written, before anything is.
    ///
    /// @throws UserError if there is no such style
    public void check(ExportFormat format) throws IOException {
        if (format.isStyled()) {
            CitationStyle.named(style);
        }
    }

    /// The documents that are meant. Nothing is written before they are known, so that a wrong question leaves no file behind.
    ///
    /// @throws UserError if a filter is more than conditions
    public List<DocumentId> documents(Selection selection) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            return switch (selection) {
                case Selection.Named(List<DocumentId> documents) -> documents;
                case Selection.All _ -> inOrder(snapshot.relations());
                case Selection.Filtered(String conditions) -> fulfilling(conditions, snapshot);
                case Selection.Found(var questions, var options) ->
                    library.search().ask(questions, options).results().stream()
                            .map(hit -> hit.found().origin().id()).distinct().toList();
            };
        }
    }

    /// Of documents that are one work the first.
    private static List<DocumentId> works(List<DocumentId> documents, Versions versions) {
        Set<DocumentId> works = new HashSet<>();
        return documents.stream().filter(id -> works.add(versions.work(id))).toList();
    }

    private static List<DocumentId> inOrder(WorkRelations relations) throws IOException {
        record Place(String path, String key, DocumentId id) {
            Place(WorkIdentity work) {
                this(work.path(), work.key(), work.id());
            }
        }
        List<Place> places = new ArrayList<>();
        relations.works(work -> places.add(new Place(work)));
        places.sort(Comparator.comparing(Place::path).thenComparing(Place::key).thenComparing(Place::id));
        return places.stream().map(Place::id).toList();
    }

    private static List<DocumentId> fulfilling(String conditions, Snapshot snapshot) throws IOException {
        Query query = QueryParser.parse(conditions);
        if (!query.clauses().isEmpty() || query.conditions().isEmpty()) {
            throw UserError.usage("The filter \"" + conditions + "\" is more than conditions.",
                    "Say which documents are meant, as in author:smith year:2019.. type:paper;"
                            + " words belong into a query.");
        }
        int documents = Math.max(1, snapshot.census().statistics().documents());
        Set<DocumentId> found = snapshot.retrieval().keyword(query, View.PAPERS, documents).candidates()
                .stream()
                .map(candidate -> candidate.passage().document()).collect(Collectors.toSet());
        return inOrder(snapshot.relations()).stream().filter(found::contains).toList();
    }

    /// Writes works as they are now, each as all its versions tell of it; those that are gone are left out. The stream
    /// stays open.
    ///
    /// @return how many entries were written
    public int write(List<DocumentId> documents, ExportFormat format, OutputStream out) throws IOException {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, UTF_8));
        EntryWriter writer = format.writer(new Means(library.annotations()::ofWork, style));
        int written = 0;
        try (Snapshot snapshot = library.snapshot()) {
            CiteKeys keys = CiteKeys.of(snapshot.register(), snapshot.relations());
            writer.begin(text);
            Versions versions = snapshot.relations().versions();
            for (List<DocumentId> some : works(documents, versions).stream()
                    .gather(Gatherers.windowFixed(FETCHED_AT_ONCE)).toList()) {
                Map<DocumentId, CuratedWork> works = CuratedWork.of(some, versions, snapshot.stored());
                for (CitedWork work : some.stream().filter(works::containsKey).map(works::get)
                        .flatMap(each -> keys.entries(each).stream()).toList()) {
                    written += writer.entry(work, text) ? 1 : 0;
                }
            }
            writer.end(text);
        }
        text.flush();
        return written;
    }
}
