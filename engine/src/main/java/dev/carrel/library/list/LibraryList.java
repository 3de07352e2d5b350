package dev.carrel.library.list;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;

import dev.carrel.document.DocumentId;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.Versions;
import dev.carrel.index.Coverage;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.Facets;
import dev.carrel.index.Failure;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.index.table.WorkPage;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.run.FullestFirst;

/// A library as a list of works, and what is done with many of them at once.
public record LibraryList(Library library) {
    /// How many works are in memory at once when all of them are gone through.
    private static final int AT_ONCE = 1_000;

    /// A page of the list.
    ///
    /// @param filter in the query language; its plain words are beginnings of words of title, people, venue, year, tags
    public WorkListing page(String filter, WorkOrder order, int offset, int limit) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            WorkPage page = snapshot.table().page(QueryParser.parse(filter), order, offset, limit);
            return new WorkListing(page.total(), offset, rows(page.works(), snapshot));
        }
    }

    /// How many works of the list there are of each year, type, …
    public Facets facets(String filter) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            return snapshot.census().listed(QueryParser.parse(filter));
        }
    }

    private static List<WorkRow> rows(List<WorkPage.ListedWork> works, Snapshot snapshot)
            throws IOException {
        Versions versions = snapshot.relations().versions();
        List<DocumentId> all = works.stream().flatMap(work -> work.versions().stream()).toList();
        List<DocumentId> fullest = FullestFirst.once(all, works.size(), versions, snapshot.census());
        Map<DocumentId, Coverage> coverage = new HashMap<>();
        snapshot.census().coverage(fullest).forEach(each -> coverage.put(each.origin().id(), each));
        Map<DocumentId, CuratedWork> curated = CuratedWork.of(fullest, versions, snapshot.stored());
        Map<String, String> locations = snapshot.register().sources().stream()
                .collect(Collectors.toMap(Source::id, Source::location));
        List<WorkRow> rows = new ArrayList<>();
        for (int i = 0; i < works.size(); i++) {
            DocumentId id = fullest.get(i);
            CuratedWork work = curated.get(id);
            Coverage covered = coverage.get(id);
            if (work == null || covered == null) {
                throw new IllegalStateException("a snapshot without its own document " + id);
            }
            rows.add(new WorkRow(work, id, sources(work, locations), works.get(i).citedBy(), covered));
        }
        return rows;
    }

    private static List<String> sources(CuratedWork work, Map<String, String> locations) {
        return work.versions().stream().map(version -> version.origin().source())
                .map(source -> locations.getOrDefault(source, source)).distinct().toList();
    }

    /// The works that are meant, each as the ids of its documents, in the order of the list.
    ///
    /// @param absent makes the error for a name that none goes by
    public <X extends RuntimeException> List<List<DocumentId>> works(WorkSelection selection,
            WorkOrder order, BiFunction<String, Optional<Failure>, X> absent) throws IOException {
        return switch (selection) {
            case WorkSelection.Named(List<String> names) -> named(names, absent);
            case WorkSelection.Listed(String filter, List<String> except) -> listed(filter, except, order);
        };
    }

    private <X extends RuntimeException> List<List<DocumentId>> named(List<String> names,
            BiFunction<String, Optional<Failure>, X> absent) throws IOException {
        try (LibraryContents contents = library.contents(); Snapshot snapshot = library.snapshot()) {
            Versions versions = snapshot.relations().versions();
            return contents.works(names, absent).stream().map(work -> versions.of(work.fullest())).distinct()
                    .toList();
        }
    }

    private List<List<DocumentId>> listed(String filter, List<String> except, WorkOrder order)
            throws IOException {
        Set<String> left = new HashSet<>(except);
        try (Snapshot snapshot = library.snapshot()) {
            return snapshot.table().page(QueryParser.parse(filter), order, 0, Integer.MAX_VALUE).works()
                    .stream().map(WorkPage.ListedWork::versions)
                    .filter(work -> work.stream().noneMatch(id -> left.contains(id.value()))).toList();
        }
    }

    /// Changes the labels of works.
    ///
    /// @param works each as the ids of its documents
    /// @return how many have other labels now
    public int label(Collection<List<DocumentId>> works, UnaryOperator<WorkLabels> change)
            throws IOException {
        int changed = 0;
        try (Snapshot snapshot = library.snapshot()) {
            Versions versions = snapshot.relations().versions();
            for (List<List<DocumentId>> some : works.stream().gather(Gatherers.windowFixed(AT_ONCE))
                    .toList()) {
                Map<DocumentId, CuratedWork> curated = CuratedWork
                        .of(some.stream().map(List::getFirst).toList(), versions, snapshot.stored());
                changed += library.labels().change(curated.values(), change);
            }
        }
        return changed;
    }

    /// Notes that a work was opened.
    public void opened(DocumentId document, Instant when) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            library.labels().change(
                    List.of(CuratedWork.of(document, snapshot.relations().versions(), snapshot.stored())),
                    labels -> labels.opened(when));
        }
    }

    /// Takes works out with all their versions.
    ///
    /// @return documents that a source still holds; they stay out until they are added by name
    public List<RemovedDocument> remove(Collection<List<DocumentId>> works) throws IOException {
        return library.upkeep().remove(works.stream().flatMap(List::stream).toList(), List.of());
    }
}
