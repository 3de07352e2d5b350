package dev.carrel.index;

import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.ZoteroItem;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.work.Versions;
import org.jspecify.annotations.Nullable;

/// A work as all its versions describe it. What somebody curated is believed first: an item of Zotero, then an entry of
/// a bibliography, then what files and pages say of themselves. Whatever one of them does not tell, the next one adds.
///
/// @param versions all documents of the work, the curated one first
public record CuratedWork(List<DocumentSummary> versions) {
    private static final Comparator<DocumentSummary> CURATED_FIRST = Comparator
            .comparingInt((DocumentSummary version) -> order(version.metadata()))
            .thenComparing(version -> version.origin().id());

    private static final int MOST_FACTS = 1_000_000;

    /// The facts that a reader may say its source of.
    private static final Map<String, Function<Metadata, @Nullable Object>> TOLD = Map.of(
            "title", metadata -> known(metadata.title()), "authors", metadata -> known(metadata.authors()),
            "year", Metadata::year, "doi", Metadata::doi, "published", Metadata::published);

    public CuratedWork {
        versions = versions.stream().sorted(CURATED_FIRST).toList();
        if (versions.isEmpty()) {
            throw new IllegalArgumentException("a work without documents");
        }
    }

    /// The work that a document is a version of.
    ///
    /// @throws IllegalArgumentException if the library has no such document
    public static CuratedWork of(DocumentId id, Versions versions, StoredDocuments stored)
            throws IOException {
        return new CuratedWork(stored.summaries(versions.of(id)));
    }

    /// The works that some documents are versions of, by those documents; works that are gone are left out.
    public static Map<DocumentId, CuratedWork> of(Collection<DocumentId> ids, Versions versions,
            StoredDocuments stored) throws IOException {
        Map<DocumentId, DocumentSummary> known = new HashMap<>();
        stored.summaries(ids.stream().flatMap(id -> versions.of(id).stream()).distinct().toList())
                .forEach(each -> known.put(each.origin().id(), each));
        Map<DocumentId, CuratedWork> works = new HashMap<>();
        for (DocumentId id : ids) {
            List<DocumentSummary> there = versions.of(id).stream().filter(known::containsKey).map(known::get)
                    .toList();
            if (!there.isEmpty()) {
                works.put(id, new CuratedWork(there));
            }
        }
        return works;
    }

    /// The same passages with what their works' versions tell together.
    public static List<FoundPassage> told(List<FoundPassage> passages, Versions versions,
            StoredDocuments stored) throws IOException {
        Set<DocumentId> several = passages.stream().map(found -> found.origin().id())
                .filter(id -> versions.of(id).size() > 1).collect(Collectors.toSet());
        Map<DocumentId, CuratedWork> works = of(several, versions, stored);
        return passages.stream().map(found -> {
            CuratedWork work = works.get(found.origin().id());
            return work == null ? found : work.of(found);
        }).toList();
    }

    /// The same document with what its work's versions tell together.
    public static IndexEntry told(IndexEntry entry, Versions versions, StoredDocuments stored)
            throws IOException {
        DocumentId id = entry.origin().id();
        return entry.with(of(id, versions, stored).metadata(id));
    }

    private FoundPassage of(FoundPassage found) {
        DocumentId id = found.origin().id();
        return versions.size() == 1
                ? found
                : new FoundPassage(found.passage(), metadata(id), found.origin(), others(id),
                        found.truncated(), labels());
    }

    /// The reader's own labels on any version.
    public WorkLabels labels() {
        return versions.stream().map(DocumentSummary::labels).reduce(WorkLabels.NONE, WorkLabels::and);
    }

    /// The version whose facts are believed first.
    public DocumentSummary curated() {
        return versions.getFirst();
    }

    /// All versions but one.
    public List<DocumentSummary> others(DocumentId id) {
        return versions.stream().filter(version -> !version.origin().id().equals(id)).toList();
    }

    /// The metadata of all versions, with the way into Zotero from one of them: its own item, else another one's, whose PDF
    /// has the same pages.
    public Metadata metadata(DocumentId version) {
        Metadata all = metadata();
        Metadata own = versions.stream().filter(each -> each.origin().id().equals(version)).findFirst()
                .map(DocumentSummary::metadata).orElse(all);
        if (versions.size() == 1 || all.zotero() == null) {
            return all;
        }
        ZoteroItem item = own.zotero() == null ? all.zotero().elsewhere() : own.zotero();
        return all.changed(all.title()).zotero(item).build();
    }

    /// The metadata of all versions. Tags and collections are those of every version.
    public Metadata metadata() {
        Metadata curated = curated().metadata();
        if (versions.size() == 1) {
            return curated;
        }
        Metadata named = first(metadata -> metadata.people().isEmpty() ? null : metadata, curated);
        Metadata.Builder all = Metadata.of(first(metadata -> known(metadata.title()), ""), curated.type())
                .authors(named.authors()).contributors(named.contributors())
                .year(first(Metadata::year)).summary(first(Metadata::summary)).url(first(Metadata::url))
                .site(first(Metadata::site)).published(published()).doi(first(Metadata::doi))
                .citekey(first(Metadata::citekey)).zotero(first(Metadata::zotero))
                .entry(first(Metadata::entry))
                .collections(every(Metadata::collections)).tags(every(Metadata::tags));
        told().forEach(all::told);
        return all.build();
    }

    /// The day that goes with the year.
    private @Nullable String published() {
        Year year = first(Metadata::year);
        return first(metadata -> Objects.equals(metadata.year(), year) ? metadata.published() : null);
    }

    private Map<String, String> told() {
        Map<String, String> told = new LinkedHashMap<>();
        TOLD.forEach((fact, of) -> {
            Metadata giver = first(metadata -> of.apply(metadata) == null ? null : metadata);
            String by = giver == null ? null : giver.told().get(fact);
            if (by != null) {
                told.put(fact, by);
            }
        });
        return told;
    }

    private <T> @Nullable T first(Function<Metadata, @Nullable T> fact) {
        for (DocumentSummary version : versions) {
            T told = fact.apply(version.metadata());
            if (told != null) {
                return told;
            }
        }
        return null;
    }

    private <T> T first(Function<Metadata, @Nullable T> fact, T otherwise) {
        return Objects.requireNonNullElse(first(fact), otherwise);
    }

    private List<String> every(Function<Metadata, List<String>> fact) {
        return versions.stream().flatMap(version -> fact.apply(version.metadata()).stream()).distinct()
                .toList();
    }

    private static @Nullable String known(String text) {
        return text.isBlank() ? null : text;
    }

    private static @Nullable Object known(Collection<?> values) {
        return values.isEmpty() ? null : values;
    }

    /// The place of a version among others: what is curated first, and among equals what tells more.
    public static int order(Metadata metadata) {
        return curation(metadata) * MOST_FACTS - Math.min(facts(metadata), MOST_FACTS - 1);
    }

    private static int curation(Metadata metadata) {
        return metadata.zotero() != null ? 0 : metadata.entry() != null ? 1 : 2;
    }

    /// How much a version tells: of two entries the fuller one.
    private static int facts(Metadata metadata) {
        long known = Stream.of(metadata.doi(), metadata.year(), metadata.site(), metadata.published(),
                metadata.url(), known(metadata.authors())).filter(Objects::nonNull).count();
        return (int) known + (metadata.entry() == null ? 0 : metadata.entry().fields().size());
    }
}
