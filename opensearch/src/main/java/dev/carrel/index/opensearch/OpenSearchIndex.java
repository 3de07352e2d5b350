package dev.carrel.index.opensearch;

import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import dev.carrel.base.UserError;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.retrieval.KeywordScoring;
import org.jspecify.annotations.Nullable;

/// A library's index in a cluster: an alias for the index of the newest version, `carrel-NAME` for `carrel-NAME-v1` and so on.
final class OpenSearchIndex implements RebuildableIndex {
    private static final long JUST_NOW_NANOS = 1_000_000_000;

    private final ClusterClient client;
    private final Clusters clusters;
    private final KeywordScoring scoring;
    private final OwnRecords own;
    private final Analysis analysis = new Analysis();
    private final GermanTerms german;
    private final Set<String> ended = ConcurrentHashMap.newKeySet();
    private OpenSearchSnapshot.@Nullable Contents latest;
    /// When the latest was last seen to be what the library holds.
    private long confirmed;

    /// @param alias what the library is called there
    /// @param shards of a new index
    record Clusters(String alias, int shards) {}

    OpenSearchIndex(ClusterClient client, Clusters clusters, KeywordScoring scoring, OwnRecords own) {
        this(client, clusters, scoring, own, new GermanTerms());
    }

    OpenSearchIndex(ClusterClient client, Clusters clusters, KeywordScoring scoring, OwnRecords own,
            GermanTerms german) {
        this.german = german;
        this.client = client;
        this.clusters = clusters;
        this.scoring = scoring;
        this.own = own;
    }

    private StateStore store() {
        return new StateStore(client, clusters.alias());
    }

    @Override
    public synchronized Snapshot snapshot() throws IOException {
        if (latest != null && latest.moment().isCurrent()) {
            confirmed = System.nanoTime();
            return latest.snapshot();
        }
        letGo();
        Optional<PointInTime> moment = PointInTime.open(client, store());
        if (moment.isEmpty()) {
            return LuceneIndex.nothing(scoring, own);
        }
        latest = new OpenSearchSnapshot.Contents(moment.get(), new LibraryStatistics(moment.get(), german),
                analysis, scoring, own);
        confirmed = System.nanoTime();
        return latest.snapshot();
    }

    private void letGo() throws IOException {
        OpenSearchSnapshot.Contents before = latest;
        latest = null;
        if (before != null) {
            before.release();
        }
    }

    @Override
    public Writer writer() throws IOException {
        return writer(false);
    }

    @Override
    public Writer onlyWriter() throws IOException {
        return writer(true);
    }

    private Writer writer(boolean alone) throws IOException {
        Optional<StateStore.Read> state = store().read();
        if (state.isEmpty()) {
            String name = clusters.alias() + "-v1";
            create(name);
            client.post("_aliases", actions(Map.of("add", Map.of("index", name, "alias", clusters.alias()))));
            state = store().read();
        }
        WriterLease lease = WriterLease.take(client, state.orElseThrow(StateStore::busy), ended,
                Clock.systemUTC(), alone);
        sweep(lease.index());
        return new OpenSearchWriter(client, lease, analysis, this::changed);
    }

    private synchronized void changed() {
        confirmed = System.nanoTime() - JUST_NOW_NANOS;
    }

    /// Deletes what a rebuilding has left: whoever rebuilds is the only writer meanwhile.
    private void sweep(String current) throws IOException {
        for (String name : versions()) {
            if (!name.equals(current)) {
                client.delete(name, Map.of());
            }
        }
    }

    private static Map<String, Object> actions(Object... actions) {
        return Map.of("actions", List.of(actions));
    }

    /// With its first state, before anybody can see it.
    private void create(String name) throws IOException {
        try {
            client.put(name, Schema.index(clusters.shards()));
        } catch (ClusterFault e) {
            if (e.says("index.knn")) {
                throw UserError.cannotRun("The cluster at " + client.host() + " has no k-NN plugin.",
                        "Install opensearch-knn on all its machines; vectors need it.");
            }
            if (!e.is("resource_already_exists_exception")) {
                throw e;
            }
        }
        new StateStore(client, name).create();
    }

    /// Whoever searches asks for them after each look at the library.
    @Override
    public IndexFacts facts() throws IOException {
        synchronized (this) {
            if (latest != null && System.nanoTime() - confirmed < JUST_NOW_NANOS) {
                return IndexFacts.fromMap(latest.moment().state().facts());
            }
        }
        return store().read().map(read -> IndexFacts.fromMap(read.state().facts())).orElse(IndexFacts.NONE);
    }

    @Override
    public void erase() throws IOException {
        for (String name : versions()) {
            refuseIfWritten(name);
        }
        for (String name : versions()) {
            client.delete(name, Map.of());
        }
    }

    /// An index of another version is not looked into.
    private void refuseIfWritten(String name) throws IOException {
        try {
            StateStore store = new StateStore(client, name);
            Optional<StateStore.Read> state = store.read();
            if (state.isPresent()) {
                WriterLease.take(client, state.get(), ended, Clock.systemUTC(), true).end(true);
            }
        } catch (UserError e) {
            if (e.kind() != UserError.Kind.OUTDATED) {
                throw e;
            }
        }
    }

    /// All indexes of the library, unfinished ones included.
    private List<String> versions() throws IOException {
        List<String> names = new ArrayList<>();
        client.find(clusters.alias() + "-v*").ifPresent(all -> names.addAll(all.propertyNames()));
        names.removeIf(name -> !name.matches(".*-v\\d+"));
        return names;
    }

    @Override
    public Rebuilding rebuild(long bytes) throws IOException {
        String now = store().read().map(StateStore.Read::name).orElse("");
        sweep(now);
        int version = now.isEmpty() ? 0 : Integer.parseInt(now.substring(now.lastIndexOf("-v") + 2));
        String name = clusters.alias() + "-v" + (version + 1);
        create(name);
        return new Next(now, name);
    }

    /// An index beside the one that the alias means.
    private final class Next implements Rebuilding {
        private final String before;
        private final String name;
        private final OpenSearchIndex fresh;
        private boolean replaced;

        Next(String before, String name) {
            this.before = before;
            this.name = name;
            this.fresh = new OpenSearchIndex(client, new Clusters(name, clusters.shards()), scoring, own);
        }

        @Override
        public PassageIndex index() {
            return fresh;
        }

        @Override
        public void replace() throws IOException {
            Map<String, Object> add = Map.of("add", Map.of("index", name, "alias", clusters.alias()));
            client.post("_aliases", before.isEmpty()
                    ? actions(add)
                    : actions(add, Map.of("remove", Map.of("index", before, "alias", clusters.alias()))));
            replaced = true;
        }

        @Override
        public void close() throws IOException {
            fresh.letGo();
            if (!replaced) {
                client.delete(name, Map.of());
            }
        }
    }

    @Override
    public synchronized void close() throws IOException {
        letGo();
        client.close();
    }
}
