package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

import dev.carrel.base.LruCache;
import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.store.RecordBuilder;
import org.apache.lucene.document.Document;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Writes records under the number of a commit that is yet to come, and then changes the state. What is replaced together is a unit: a
/// document with its passages, what one says about others, a source.
final class OpenSearchWriter implements Writer {
    /// The fields whose terms are listed, to be found by their beginnings and spellings.
    private static final List<String> LISTED = List.of(FieldNames.WORDS, FieldNames.AUTHOR,
            FieldNames.GERMAN);
    private static final int REMEMBERED_TERMS = 400_000;
    /// Longer ones are not listed.
    static final int LONGEST_TERM = 200;
    private static final int SMALL = 32_768;
    private static final String RELATIONS = "relations";

    private final ClusterClient client;
    private final String index;
    private final WriterLease lease;
    private final RecordBuilder records;
    private final RecordJson json;
    private final BulkWriter bulk;
    private final Claims claims;
    private final Runnable changed;
    private final Set<String> replaced = new LinkedHashSet<>();
    private final Set<String> emptied = new LinkedHashSet<>();
    private final Map<String, Pending> pending = new HashMap<>();
    /// What the library held when a unit was claimed.
    private final Map<String, LibraryState> claimed = new HashMap<>();
    private final Set<String> completed = new LinkedHashSet<>();
    private final Map<String, Boolean> listed = new LruCache<>(REMEMBERED_TERMS);
    private int dimensions;
    private @Nullable IndexFacts facts;

    /// The records that a unit has and nobody sees yet.
    private record Pending(int records, String source) {}

    /// @param changed is called after each commit
    OpenSearchWriter(ClusterClient client, WriterLease lease, Analysis analysis, Runnable changed) {
        this.changed = changed;
        this.client = client;
        this.index = lease.index();
        this.lease = lease;
        this.records = new RecordBuilder(analysis);
        this.json = new RecordJson(analysis.forIndexing());
        this.bulk = new BulkWriter(client, index);
        this.claims = new Claims(client, lease);
        this.dimensions = lease.state().dimensions();
    }

    @Override
    public void put(IndexEntry entry) throws IOException {
        if (!entry.vectors().isEmpty()) {
            prepareVectors(entry.vectors().getFirst().dimensions());
        }
        put(document(entry.origin().id()), entry.origin().source(), records.of(entry));
    }

    @Override
    public synchronized Set<DocumentId> claim(List<DocumentId> documents) throws IOException {
        LibraryState now = lease.current();
        Map<String, DocumentId> units = new LinkedHashMap<>();
        documents.forEach(id -> units.put(document(id), id));
        Set<String> mine = claims.take(units.keySet());
        mine.forEach(unit -> claimed.put(unit, now));
        return mine.stream().map(units::get).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    @Override
    public synchronized void complete(IndexEntry entry) throws IOException {
        put(entry);
        completed.add(document(entry.origin().id()));
    }

    @Override
    public synchronized boolean claimRelations() throws IOException {
        return !claims.take(List.of(RELATIONS)).isEmpty();
    }

    @Override
    public void put(Failure failure) throws IOException {
        put(document(failure.origin().id()), failure.origin().source(), List.of(RecordBuilder.of(failure)));
    }

    @Override
    public void put(RemovedDocument removed) throws IOException {
        put(document(removed.origin().id()), removed.origin().source(), List.of(RecordBuilder.of(removed)));
    }

    @Override
    public void put(Source source) throws IOException {
        put("source " + source.id(), source.id(), List.of(RecordBuilder.of(source)));
    }

    @Override
    public void put(CitationList list) throws IOException {
        put("citations " + list.source(), list.source(), List.of(RecordBuilder.of(list)));
    }

    @Override
    public void put(Relations relations) throws IOException {
        put(RELATIONS, "", RecordBuilder.of(relations));
    }

    @Override
    public void put(CitingText text) throws IOException {
        put(citing(text.citing()), text.source(), records.of(text));
    }

    private static String document(DocumentId id) {
        return "document " + id.value();
    }

    private static String citing(DocumentId id) {
        return "citing " + id.value();
    }

    private synchronized void put(String unit, String source, Iterable<Document> all) throws IOException {
        int place = 0;
        for (Document record : all) {
            Map<String, Object> written = json.write(record);
            written.put("unit", unit);
            written.put("place", place);
            written.put("gen", lease.number());
            if (isTruncated(written)) {
                written.put("truncated", 1);
            }
            bulk.put(name(unit, place++), written);
            list(written);
        }
        discard(unit, place);
        replaced.add(unit);
        pending.put(unit, new Pending(place, source));
    }

    private static boolean isTruncated(Map<String, Object> written) {
        return written.get("passages_column") instanceof Number passages
                && written.get("embedded_column") instanceof Number embedded
                && written.get("waiting_column") instanceof Number waiting
                && embedded.intValue() + waiting.intValue() < passages.intValue();
    }

    private String name(String unit, int place) {
        return unit + " " + lease.number() + " " + place;
    }

    /// Takes out what the same unit has got since the last commit, from some record on.
    private void discard(String unit, int from) throws IOException {
        Pending before = pending.remove(unit);
        for (int i = from; before != null && i < before.records(); i++) {
            bulk.delete(name(unit, i));
        }
    }

    /// Lists the terms of a record. They are never taken out: who looks for terms asks how many records have them.
    private void list(Map<String, Object> written) throws IOException {
        for (String field : LISTED) {
            Object texts = written.get(field);
            for (Object text : texts instanceof List<?> several
                    ? several
                    : texts == null ? List.of() : List.of(texts)) {
                for (String form : new HashSet<>(TermText.forms((String) text))) {
                    if (form.length() <= LONGEST_TERM && listed.put(field + " " + form, true) == null) {
                        bulk.putNew("term " + field + " " + form, Map.of("kind", "term", "of", field, "term",
                                form, "unit", "term " + field + " " + form, "place", 0, "gen", 0));
                    }
                }
            }
        }
    }

    /// All vectors of a library have as many dimensions as the first.
    private synchronized void prepareVectors(int wanted) throws IOException {
        if (dimensions == 0) {
            client.put(index + "/_mapping", Schema.vectors(wanted));
            dimensions = wanted;
        }
        if (dimensions != wanted) {
            throw UserError
                    .cannotRun("The library's vectors have " + dimensions + " dimensions, and the model's "
                            + wanted + ".", "Make all vectors anew: carrel reindex");
        }
    }

    @Override
    public synchronized void remove(DocumentId id) throws IOException {
        for (String unit : List.of(document(id), citing(id))) {
            discard(unit, 0);
            replaced.add(unit);
        }
    }

    @Override
    public synchronized void removeSource(String id) throws IOException {
        for (String unit : List.copyOf(pending.keySet())) {
            Pending each = pending.get(unit);
            if (each != null && each.source().equals(id)) {
                discard(unit, 0);
            }
        }
        emptied.add(id);
    }

    @Override
    public synchronized void record(IndexFacts told) {
        facts = told;
    }

    @Override
    public synchronized void commit() throws IOException {
        if (replaced.isEmpty() && emptied.isEmpty() && facts == null) {
            claims.release(List.of(RELATIONS));
            return;
        }
        refresh();
        lease.commit((now, mine) -> {
            discardOutdated(now);
            LibraryState after = now
                    .committed(mine, List.copyOf(replaced), List.copyOf(emptied))
                    .with(Math.max(dimensions, now.dimensions()));
            return facts == null ? after : after.with(facts);
        });
        changed.run();
        List<String> done = new ArrayList<>(completed);
        done.add(RELATIONS);
        replaced.clear();
        emptied.clear();
        pending.clear();
        completed.clear();
        facts = null;
        lease.clean();
        claims.release(done);
        done.forEach(claimed::remove);
    }

    private void refresh() throws IOException {
        bulk.flush();
        client.post(index + "/_refresh", new byte[0]);
    }

    /// Takes documents out whose vectors were made here and which somebody else has changed or removed since.
    private void discardOutdated(LibraryState now) throws IOException {
        Set<String> outdated = new HashSet<>(completed);
        List<String> all = List.copyOf(completed);
        for (int i = 0; i < all.size(); i += PointInTime.MOST) {
            List<String> some = all.subList(i, Math.min(all.size(), i + PointInTime.MOST));
            Map<String, Object> theirs = Json
                    .all(List.of(Json.terms("unit", some), Json.term("place", 0), now.visible()));
            client.search(index + "/_search?allow_partial_search_results=false", Map.of("query", theirs,
                    "size", PointInTime.MOST, "_source", List.of("unit", "gen"))).path("hits").path("hits")
                    .forEach(hit -> {
                        JsonNode record = hit.path("_source");
                        String unit = record.path("unit").asString();
                        LibraryState then = claimed.get(unit);
                        if (then == null || then.holds(record.path("gen").asLong())) {
                            outdated.remove(unit);
                        }
                    });
        }
        if (outdated.isEmpty()) {
            return;
        }
        for (String unit : outdated) {
            discard(unit, 0);
            replaced.remove(unit);
            completed.remove(unit);
        }
        claims.release(outdated);
        refresh();
    }

    /// Scores do not depend on it: they are made of what is there, and not of what was deleted. Searching takes less time afterwards.
    @Override
    public void settle(BooleanSupplier stopped) throws IOException {
        commit();
        if (stopped.getAsBoolean()) {
            return;
        }
        long records = client.get(index + "/_count").path("count").asLong();
        client.post(index + "/_forcemerge?" + (records <= SMALL
                ? "max_num_segments=1"
                : "only_expunge_deletes=true"), new byte[0]);
    }

    @Override
    public synchronized void close() throws IOException {
        boolean nothingLeft = false;
        try {
            for (String unit : new ArrayList<>(pending.keySet())) {
                discard(unit, 0);
            }
            bulk.flush();
            claims.releaseAll();
            nothingLeft = true;
        } finally {
            lease.end(nothingLeft);
        }
    }
}
