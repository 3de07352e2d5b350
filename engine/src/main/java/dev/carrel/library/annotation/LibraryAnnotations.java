package dev.carrel.library.annotation;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.SectionKind;
import dev.carrel.document.ZoteroItem;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.run.FullestFirst;
import org.jspecify.annotations.Nullable;

/// The highlights and notes of a library: its owner's own, which are kept in its folder, and those that Zotero tells of.
/// They belong to works, not to files: whatever becomes of a file, none is ever thrown away but by its owner.
public final class LibraryAnnotations {
    /// The length of an id.
    private static final int LETTERS = 16;

    private final AnnotationStore store;
    private final PassageIndex index;
    private final Clock clock;

    public LibraryAnnotations(AnnotationStore store, PassageIndex index, Clock clock) {
        this.store = store;
        this.index = index;
        this.clock = clock;
    }

    /// Those of a document and of all other versions of its work, as they stand in this one, in the order of the text; those
    /// that are no longer found come last.
    public List<ShownAnnotation> in(DocumentId document) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            Optional<IndexEntry> entry = snapshot.stored().entry(document);
            return entry.isEmpty() ? List.of() : in(entry.get(), snapshot);
        }
    }

    /// Those of a work, as they stand in the version that is to be read.
    ///
    /// @param document any of its versions
    public List<ShownAnnotation> ofWork(DocumentId document) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            List<DocumentId> versions = FullestFirst.of(snapshot.relations().versions().of(document),
                    snapshot.census());
            return versions.isEmpty() ? List.of() : in(versions.getFirst());
        }
    }

    private List<ShownAnnotation> in(IndexEntry entry, Snapshot snapshot) throws IOException {
        List<DocumentId> versions = snapshot.relations().versions().of(entry.origin().id());
        AnnotationPlacer placer = new AnnotationPlacer(entry);
        List<ShownAnnotation> shown = new ArrayList<>();
        store.kept().stream().filter(each -> versions.contains(each.work().document())).map(placer::own)
                .forEach(shown::add);
        for (DocumentId version : versions) {
            ZoteroItem item = zotero(version, entry, snapshot);
            if (item != null) {
                item.marksOfFirst().stream().map(mark -> placer.zotero(mark, version)).forEach(shown::add);
            }
        }
        shown.sort(AnnotationPlacer.IN_ORDER);
        return shown;
    }

    /// A version without a text of its own tells of what was marked in it, too.
    private static @Nullable ZoteroItem zotero(DocumentId version, IndexEntry shown, Snapshot snapshot)
            throws IOException {
        if (version.equals(shown.origin().id())) {
            return shown.document().metadata().zotero();
        }
        List<DocumentSummary> summaries = snapshot.stored().summaries(List.of(version));
        return summaries.isEmpty() || summaries.getFirst().metadata().zotero() == null
                ? null
                : snapshot.stored().entry(version)
                        .map(entry -> entry.document().metadata().zotero()).orElse(null);
    }

    /// The documents that have some, of their owner or of Zotero.
    public Set<DocumentId> annotated() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            Set<DocumentId> documents = new LinkedHashSet<>(there(snapshot));
            Query notes = Query.plain("").and(new Condition.InSection(SectionKind.NOTE));
            int all = Math.max(1, snapshot.census().statistics().documents());
            snapshot.retrieval().keyword(notes, View.PAPERS, all).candidates()
                    .forEach(candidate -> documents.add(candidate.passage().document()));
            return documents;
        }
    }

    /// The owner's own in documents that are not in the library now.
    public List<ShownAnnotation> homeless() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return homeless(snapshot).stream().map(AnnotationPlacer::nowhere).toList();
        }
    }

    private List<Annotation> homeless(Snapshot snapshot) throws IOException {
        Set<DocumentId> there = there(snapshot);
        return store.kept().stream().filter(each -> !there.contains(each.work().document())).toList();
    }

    private Set<DocumentId> there(Snapshot snapshot) throws IOException {
        List<DocumentId> wanted = store.kept().stream().map(each -> each.work().document()).distinct()
                .toList();
        Set<DocumentId> there = new HashSet<>();
        snapshot.stored().summaries(wanted).forEach(summary -> there.add(summary.origin().id()));
        return there;
    }

    /// Makes one. What is quoted is looked for in the document's own text, so that it is kept with what stands around it
    /// there.
    ///
    /// @throws UserError if the document is not in the library
    public ShownAnnotation add(DocumentId document, AnnotationDraft draft) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            AnnotationPlacer placer = new AnnotationPlacer(snapshot.stored().entry(document)
                    .orElseThrow(() -> UserError.usage("There is no document " + document + ".",
                            "Only documents of the library are annotated.")));
            Annotation made = placer.made(draft, newId(), now());
            store.put(made);
            return placer.own(made);
        }
    }

    /// Gives one another colour and another note; empty if there is none of that id.
    public Optional<ShownAnnotation> change(String id, @Nullable AnnotationColour colour,
            @Nullable String note)
            throws IOException {
        Optional<Annotation> known = named(id);
        return known.isEmpty() ? Optional.empty() : Optional.of(changed(known.get(), colour, note));
    }

    private ShownAnnotation changed(Annotation known, @Nullable AnnotationColour colour,
            @Nullable String note) throws IOException {
        Annotation changed = known.saying(colour == null ? known.colour() : colour,
                note == null ? known.note() : note.strip(), now());
        store.put(changed);
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.stored().entry(changed.work().document())
                    .map(entry -> new AnnotationPlacer(entry).own(changed))
                    .orElseGet(() -> AnnotationPlacer.nowhere(changed));
        }
    }

    /// Deletes one, and tells what it was; empty if there is none of that id.
    public Optional<ShownAnnotation> remove(String id) throws IOException {
        Optional<Annotation> known = named(id);
        store.remove(id);
        return known.map(AnnotationPlacer::nowhere);
    }

    private Optional<Annotation> named(String id) throws IOException {
        return store.kept().stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /// Lets annotations follow works that were taken out of the library and came back from another place.
    public void follow() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            List<Annotation> homeless = homeless(snapshot);
            if (!homeless.isEmpty()) {
                follow(homeless, snapshot);
            }
        }
    }

    private void follow(List<Annotation> homeless, Snapshot snapshot) throws IOException {
        Map<AnnotatedWork, DocumentId> found = new HashMap<>();
        snapshot.relations().works(work -> homeless.stream().map(Annotation::work)
                .filter(each -> each.isSameAs(work)).forEach(each -> found.putIfAbsent(each, work.id())));
        for (Annotation annotation : homeless) {
            DocumentId home = found.get(annotation.work());
            if (home != null) {
                store.put(annotation.in(annotation.work().in(home)));
            }
        }
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    private static String newId() {
        return UUID.randomUUID().toString().replace("-", "").substring(0, LETTERS);
    }
}
