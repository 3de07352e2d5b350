package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.embed.Vector;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// Three nodes, of which some end without a warning while the library is searched and written to. `bench/lost-nodes` does it more often.
@Tag("thorough")
final class LostNodesIT {
    /// How many nodes are lost, one after the other.
    private static final int LOSSES = Integer.getInteger("cluster.kills", 2);
    private static final int BEFORE = 40;
    /// Whole answers from the others before a node comes back.
    private static final int AFTER = 3;

    private final AtomicBoolean done = new AtomicBoolean();
    private final AtomicInteger whole = new AtomicInteger();
    private final Semaphore answers = new Semaphore(0);
    private final AtomicInteger refusedSearches = new AtomicInteger();
    private final AtomicInteger refusedCommits = new AtomicInteger();
    private final Set<DocumentId> acknowledged = Collections.synchronizedSet(new HashSet<>());

    private static RebuildableIndex open(TestCluster cluster) {
        return new OpenSearchBackend().open(TestCluster.settings("lost-nodes", cluster.hosts()),
                KeywordScoring.STANDARD,
                OwnRecords.NONE);
    }

    private static EntryBuilder document(String path) {
        return entry(path, "Graph " + path, "graphs are sampled", "by random walks").vectors(vector(1, 0),
                vector(0.6f, 0.8f));
    }

    private static Vector vector(float... components) {
        return Vector.unit(components);
    }

    @Test
    void everySearchAnswersWhollyOrSaysThatItCannotAndNothingAcknowledgedIsLost() throws Exception {
        try (TestCluster cluster = TestCluster.start(3, TestCluster.Plugins.K_NN);
                ExecutorService executor = Executors.newFixedThreadPool(2)) {
            try (RebuildableIndex index = open(cluster); Writer writer = index.writer()) {
                for (int i = 0; i < BEFORE; i++) {
                    put(writer, "before-" + i);
                }
                writer.commit();
            }
            cluster.awaitGreen(3);
            Future<?> searching = executor.submit(() -> search(cluster));
            Future<?> writing = executor.submit(() -> write(cluster));
            try {
                lose(cluster);
            } finally {
                done.set(true);
            }
            searching.get();
            writing.get();
            try (RebuildableIndex index = open(cluster); Snapshot snapshot = index.snapshot()) {
                Set<DocumentId> there = new HashSet<>();
                snapshot.register().origins(origin -> there.add(origin.id()));
                assertThat(there).containsAll(acknowledged);
                snapshot.verify();
            }
            assertThat(whole.get()).isGreaterThan(LOSSES);
            tell(LOSSES);
        }
    }

    private void lose(TestCluster cluster) throws Exception {
        for (int i = 0; i < LOSSES; i++) {
            TestCluster.Node lost = i % 2 == 0 ? cluster.manager() : follower(cluster);
            cluster.kill(lost);
            answers.drainPermits();
            answers.acquire(AFTER);
            cluster.restart(lost);
            cluster.awaitGreen(3);
            tell(i + 1);
        }
    }

    /// Says how it goes: more than two losses take long.
    private void tell(int losses) {
        System.getLogger("cluster").log(System.Logger.Level.INFO,
                "{0} of {1} nodes lost: {2} searches answered wholly, {3} refused; {4} documents acknowledged, "
                        + "{5} commits refused",
                losses, LOSSES, whole.get(), refusedSearches.get(), acknowledged.size(),
                refusedCommits.get());
    }

    private static TestCluster.Node follower(TestCluster cluster) throws IOException {
        int manager = cluster.manager().number();
        return cluster.nodes().stream().filter(node -> node.number() != manager).findFirst().orElseThrow();
    }

    private void put(Writer writer, String path) throws IOException {
        writer.put(document(path).build());
        acknowledged.add(EntryBuilder.id(path));
    }

    /// A snapshot of so many documents finds all of them, by words and by meaning.
    private Void search(TestCluster cluster) throws IOException {
        try (RebuildableIndex index = open(cluster)) {
            while (!done.get()) {
                try (Snapshot snapshot = index.snapshot()) {
                    int documents = snapshot.census().statistics().documents();
                    int byWords = snapshot.retrieval().keyword(Query.plain("graphs"), View.PAPERS, 5_000)
                            .candidates().size();
                    int byMeaning = snapshot.retrieval()
                            .nearest(vector(1, 0), Query.plain("graphs"), View.PAPERS, 5_000)
                            .candidates().size();
                    assertThat(List.of(byWords, byMeaning)).as("of %d documents", documents)
                            .containsOnly(documents);
                    whole.incrementAndGet();
                    answers.release();
                } catch (UserError said) {
                    refusedSearches.incrementAndGet();
                }
            }
            return null;
        } finally {
            answers.release(AFTER);
        }
    }

    /// What could not be committed is written again, as the next run would.
    private Void write(TestCluster cluster) throws IOException {
        try (RebuildableIndex index = open(cluster)) {
            for (int i = 0; !done.get(); i++) {
                List<String> paths = new ArrayList<>(List.of("during-" + i + "a", "during-" + i + "b"));
                try (Writer writer = index.writer()) {
                    for (String path : paths) {
                        writer.put(document(path).build());
                    }
                    writer.commit();
                    paths.forEach(path -> acknowledged.add(EntryBuilder.id(path)));
                } catch (UserError | IOException said) {
                    refusedCommits.incrementAndGet();
                }
            }
            return null;
        }
    }
}
