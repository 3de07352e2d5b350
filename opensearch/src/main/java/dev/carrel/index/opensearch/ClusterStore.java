package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Identifier;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.Labels;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Vector;
import dev.carrel.index.Coverage;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.Failure;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.store.RecordBuilder;
import dev.carrel.index.lucene.store.RecordStore;
import org.apache.lucene.document.Document;
import org.apache.lucene.search.IndexSearcher;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// What was put into the cluster: fetched, and read by the same code as embedded.
record ClusterStore(ClusterRecords records, FetchedRecords fetched, WorkRelations related,
        Supplier<Labels> labels)
        implements
            StoredDocuments,
            SourceRegister {
    private static final String ORIGIN = RecordJson.kept('D', FieldNames.ORIGIN_COLUMN);
    /// All that is kept of a document but its text.
    private static final List<String> KNOWN = List.of("kind", "doc", "names", "waiting", "x.S_*", "x.L_*",
            RecordJson.kept('B', "meta.entry"), ORIGIN);
    private static final List<String> COVERED = List.of("kind", "names", "passages_column", "embedded_column",
            "waiting_column", "unreadable_column", "source_column", ORIGIN,
            RecordJson.kept('D', FieldNames.COVERAGE_COLUMN));
    private static final List<String> NAMED = List.of("kind", "doc", "names", "waiting", ORIGIN);
    /// The passages as they are shown.
    private static final List<String> SHOWN = List.of("kind", "doc", "passage", "defines", "doc_column",
            "ordinal_column", "x.S_*", "x.L_*");

    /// Something that is asked of records that were fetched.
    @FunctionalInterface
    interface Question<T> {
        T of(RecordStore store) throws IOException;
    }

    @FunctionalInterface
    interface Lookup<T> {
        T of(IndexSearcher searcher, RecordStore store) throws IOException;
    }

    private <T> T asked(List<Document> found, Question<T> question) throws IOException {
        try (LocalRecords local = new LocalRecords(found)) {
            return question.of(new RecordStore(local.searcher(), related, labels, 0));
        }
    }

    private <T> T asked(Map<String, Object> query, @Nullable List<String> fields, Question<T> question)
            throws IOException {
        return asked(records.fetch(query, fields), question);
    }

    private static Map<String, Object> kind(String... kinds) {
        return Json.terms("kind", List.of(kinds));
    }

    private static Map<String, Object> documents(Collection<DocumentId> ids) {
        return Json.all(List.of(kind(FieldNames.KIND_DOCUMENT),
                Json.terms("doc", ids.stream().map(DocumentId::value).toList())));
    }

    @Override
    public List<FoundPassage> passages(List<PassageId> ids) throws IOException {
        if (ids.isEmpty()) {
            return List.of();
        }
        return asked(fetched.shown(ids, versions(ids.stream().map(PassageId::document).toList()), KNOWN),
                store -> store.passages(ids));
    }

    /// Passages to be scored, fetched together with what is shown of them and their documents.
    FetchedRecords.DocumentPassages ofDocuments(Map<String, Object> passages, Collection<DocumentId> ids,
            Optional<Vector> vector) throws IOException {
        return fetched.ofDocuments(passages,
                new PointInTime.Scan(documents(versions(ids)), KNOWN, _ -> {}), vector);
    }

    private Set<DocumentId> versions(Collection<DocumentId> ids) throws IOException {
        Versions versions = related.versions();
        Set<DocumentId> all = new HashSet<>();
        ids.forEach(id -> all.addAll(versions.of(id)));
        all.addAll(ids);
        return all;
    }

    /// Asks about some passages that match, and their documents.
    <T> T defining(Map<String, Object> query, int most, Lookup<T> lookup) throws IOException {
        List<Document> all = new ArrayList<>();
        Set<DocumentId> of = new HashSet<>();
        JsonNode hits = records.moment().search(PointInTime.Search.of(query, most, SHOWN).with("sort",
                List.of(Map.of("unit", "asc"), Map.of("place", "asc")))).path("hits").path("hits");
        hits.forEach(hit -> {
            all.add(RecordJson.read(hit.path("_source")));
            of.add(ClusterRecords.id(hit.path("_source")).document());
        });
        all.addAll(records.fetch(documents(of), KNOWN));
        try (LocalRecords local = new LocalRecords(all)) {
            IndexSearcher searcher = local.searcher();
            return lookup.of(searcher, new RecordStore(searcher, related, labels, 0));
        }
    }

    @Override
    public List<DocumentSummary> summaries(List<DocumentId> ids) throws IOException {
        return ids.isEmpty() ? List.of() : asked(documents(ids), KNOWN, store -> store.summaries(ids));
    }

    @Override
    public List<IndexEntry> entries(List<DocumentId> ids) throws IOException {
        return ids.isEmpty()
                ? List.of()
                : asked(Json.all(List.of(kind(FieldNames.KIND_DOCUMENT, FieldNames.KIND_PASSAGE),
                        Json.terms("doc", ids.stream().map(DocumentId::value).toList()))),
                        List.of("kind", "doc", "names", "passage", "doc_column", "ordinal_column", "x",
                                RecordJson.VECTOR),
                        store -> store.entries(ids));
    }

    /// Fetches what any reading of the names may mean.
    @Override
    public Map<String, List<DocumentId>> named(Collection<String> names) throws IOException {
        List<Object> any = new ArrayList<>();
        any.add(Json.terms("names", names.stream().flatMap(ClusterStore::readings).distinct().toList()));
        names.stream().map(RecordBuilder::normal).filter(name -> name.matches("[0-9a-f]{4,16}"))
                .forEach(name -> any.add(Map.of("prefix", Map.of("doc", Map.of("value", name)))));
        return asked(Json.all(List.of(kind(FieldNames.KIND_DOCUMENT), Map.of("bool", Map.of("should", any)))),
                NAMED,
                store -> store.named(names));
    }

    private static Stream<String> readings(String name) {
        String normal = RecordBuilder.normal(name);
        return Stream.concat(Stream.of(normal, Doi.bare(normal), RecordBuilder.titleName(name)),
                Identifier.of(name).map(Identifier::name).stream()).filter(each -> !each.isEmpty());
    }

    @Override
    public List<Source> sources() throws IOException {
        return asked(kind(FieldNames.KIND_SOURCE), null, RecordStore::sources);
    }

    @Override
    public void origins(Consumer<Origin> consumer) throws IOException {
        asked(kind(FieldNames.KIND_DOCUMENT, FieldNames.KIND_FAILURE, FieldNames.KIND_FAILED_PART),
                List.of(ORIGIN), store -> {
                    store.origins(consumer);
                    return true;
                });
    }

    @Override
    public List<Failure> failures() throws IOException {
        return asked(kind(FieldNames.KIND_FAILURE, FieldNames.KIND_FAILED_PART), null, RecordStore::failures);
    }

    @Override
    public List<RemovedDocument> removed() throws IOException {
        return asked(kind(FieldNames.KIND_REMOVED), null, RecordStore::removed);
    }

    @Override
    public List<DocumentId> waiting() throws IOException {
        return asked(Json.term("waiting", "yes"), NAMED, RecordStore::waiting);
    }

    void coverage(Consumer<Coverage> consumer) throws IOException {
        asked(kind(FieldNames.KIND_DOCUMENT), COVERED, store -> {
            store.coverage(consumer);
            return true;
        });
    }

    List<Coverage> coverage(Collection<DocumentId> ids) throws IOException {
        return ids.isEmpty() ? List.of() : asked(documents(ids), COVERED, store -> store.coverage(ids));
    }
}
