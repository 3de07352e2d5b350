package dev.carrel.index.opensearch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Several machines write to one library: each has an index of its own here, as it would have there.
@Tag("thorough")
final class SeveralWritersIT {
    private static final String INDEX = "carrel-several-v1";

    private static RebuildableIndex open() throws IOException {
        return new OpenSearchBackend().open(TestCluster.settings("several", TestCluster.shared()),
                KeywordScoring.STANDARD, OwnRecords.NONE);
    }

    private static ClusterClient client() throws IOException {
        return new ClusterClient(TestCluster.settings("none", TestCluster.shared()));
    }

    @AfterEach
    void deleteWhatWasMade() throws IOException {
        try (ClusterClient client = client()) {
            client.delete("carrel-several-v*", Map.of());
        }
    }

    private static Map<String, String> texts(RebuildableIndex index, String... ids) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Snapshot now = index.snapshot()) {
            for (String each : ids) {
                now.stored().entry(id(each)).ifPresent(found -> texts.put(each, found.document().text()));
            }
            now.verify();
        }
        return texts;
    }

    @Test
    void whoBeganLaterMayCommitFirst() throws IOException {
        try (RebuildableIndex here = open();
                RebuildableIndex there = open();
                Writer first = here.writer();
                Writer second = there.writer()) {
            first.put(entry("a", "A", "one").build());
            second.put(entry("b", "B", "two").build());
            second.commit();
            assertThat(texts(here, "a", "b")).containsOnlyKeys("b");
            first.commit();
            assertThat(texts(there, "a", "b")).containsOnlyKeys("a", "b");
        }
    }

    @Test
    void ofTwoThatBringTheSameTheLaterCommitHolds() throws IOException {
        try (RebuildableIndex here = open();
                RebuildableIndex there = open();
                Writer first = here.writer();
                Writer second = there.writer()) {
            first.put(entry("z", "Z", "there before").build());
            first.commit();
            first.put(entry("a", "A", "of the first").build());
            second.put(entry("a", "A", "of the second").build());
            second.commit();
            first.commit();
            assertThat(texts(there, "a")).containsEntry("a", "of the first");
            try (Snapshot now = there.snapshot()) {
                assertThat(now.census().statistics().documents()).isEqualTo(2);
                assertThat(now.census().statistics().passages()).isEqualTo(2);
            }
        }
    }

    @Test
    void anEmptiedSourceKeepsWhatAnotherWriterBringsIntoIt() throws IOException {
        try (RebuildableIndex here = open();
                RebuildableIndex there = open();
                Writer first = here.writer();
                Writer second = there.writer()) {
            String source = entry("a", "A", "old").build().origin().source();
            first.put(entry("a", "A", "old").build());
            first.commit();
            second.put(entry("b", "B", "new").build());
            first.removeSource(source);
            first.commit();
            assertThat(texts(here, "a", "b")).isEmpty();
            second.commit();
            assertThat(texts(here, "a", "b")).containsOnlyKeys("b");
        }
    }

    @Test
    void aDocumentIsClaimedByOne() throws IOException {
        try (RebuildableIndex here = open();
                RebuildableIndex there = open();
                Writer first = here.writer()) {
            Writer second = there.writer();
            first.put(entry("a", "A", "one").build());
            first.put(entry("b", "B", "two").build());
            first.commit();
            assertThat(first.claim(List.of(id("a")))).containsExactly(id("a"));
            assertThat(first.claim(List.of(id("a")))).as("its own").containsExactly(id("a"));
            assertThat(second.claim(List.of(id("a"), id("b")))).containsExactly(id("b"));
            first.complete(entry("a", "A", "one").build());
            first.commit();
            assertThat(second.claim(List.of(id("a")))).as("finished").containsExactly(id("a"));
            second.close();
            assertThat(first.claim(List.of(id("a"), id("b")))).as("the other has ended").hasSize(2);
        }
    }

    @Test
    void whatAKilledWorkerClaimedIsClaimedByTheNext() throws IOException {
        try (RebuildableIndex here = open();
                RebuildableIndex there = open();
                ClusterClient client = client()) {
            Writer killed = here.writer();
            killed.put(entry("a", "A", "one").build());
            killed.commit();
            killed.claim(List.of(id("a")));
            killed.complete(entry("a", "A", "half made").build());
            OpenSearchFaultsIT.endLeases(client, INDEX);
            try (Writer next = there.writer()) {
                assertThat(next.claim(List.of(id("a")))).containsExactly(id("a"));
                assertThatThrownBy(killed::commit).isInstanceOf(UserError.class);
                assertThat(texts(there, "a")).containsEntry("a", "one");
            }
        }
    }

    @Test
    void vectorsOfATextThatHasChangedAreDiscarded() throws IOException {
        try (RebuildableIndex here = open();
                RebuildableIndex there = open();
                Writer reader = here.writer();
                Writer worker = there.writer()) {
            reader.put(entry("a", "A", "old").build());
            reader.put(entry("b", "B", "removed").build());
            reader.put(entry("c", "C", "same").build());
            reader.commit();
            assertThat(worker.claim(List.of(id("a"), id("b"), id("c")))).hasSize(3);
            worker.complete(entry("a", "A", "old").build());
            worker.complete(entry("b", "B", "removed").build());
            worker.complete(entry("c", "C", "same").build());
            reader.put(entry("a", "A", "new").build());
            reader.remove(id("b"));
            reader.commit();
            worker.commit();
            assertThat(texts(here, "a", "b", "c")).isEqualTo(Map.of("a", "new", "c", "same"));
            assertThat(worker.claim(List.of(id("a")))).as("to be made anew").containsExactly(id("a"));
        }
    }

    @Test
    void oneAfterTheOtherRelatesAll() throws IOException {
        try (RebuildableIndex here = open();
                RebuildableIndex there = open();
                Writer first = here.writer();
                Writer second = there.writer()) {
            assertThat(first.claimRelations()).isTrue();
            assertThat(second.claimRelations()).isFalse();
            first.commit();
            assertThat(second.claimRelations()).isTrue();
        }
    }

    @Test
    void whoWantsToBeAloneIsAlone() throws IOException {
        try (RebuildableIndex here = open(); RebuildableIndex there = open()) {
            try (Writer _ = here.writer()) {
                assertThatThrownBy(there::onlyWriter).isInstanceOfSatisfying(UserError.class,
                        error -> assertThat(error.kind()).isEqualTo(UserError.Kind.BUSY));
            }
            try (Writer _ = there.onlyWriter()) {
                assertThatThrownBy(here::writer).isInstanceOf(UserError.class);
            }
            here.writer().close();
        }
    }

    /// Four writers put and remove documents at random; each document belongs to one of them, who knows what has become of it.
    @Test
    void manyWritersAtOnceLoseNothing() throws Exception {
        int writers = 4;
        try (ExecutorService threads = Executors.newFixedThreadPool(writers);
                RebuildableIndex reader = open()) {
            List<Future<Set<String>>> work = new ArrayList<>();
            for (int i = 0; i < writers; i++) {
                int number = i;
                work.add(threads.submit(() -> randomly(number)));
            }
            Set<String> expected = new HashSet<>();
            for (Future<Set<String>> each : work) {
                expected.addAll(each.get());
            }
            String[] all = IntStream.range(0, writers).boxed()
                    .flatMap(writer -> IntStream.range(0, 10).mapToObj(each -> writer + "-" + each))
                    .toArray(String[]::new);
            assertThat(texts(reader, all)).containsOnlyKeys(expected);
            try (Snapshot now = reader.snapshot()) {
                assertThat(now.census().statistics().documents()).isEqualTo(expected.size());
            }
        }
    }

    private static Set<String> randomly(int number) throws IOException {
        Random random = new Random(number);
        Set<String> there = new HashSet<>();
        try (RebuildableIndex index = open(); Writer writer = index.writer()) {
            for (int round = 0; round < 12; round++) {
                for (int i = 0; i < 3; i++) {
                    String name = number + "-" + random.nextInt(10);
                    DocumentId id = id(name);
                    if (random.nextInt(3) == 0) {
                        writer.remove(id);
                        there.remove(name);
                    } else {
                        writer.put(EntryBuilder.entry(name, name, "round " + round).build());
                        there.add(name);
                    }
                }
                writer.commit();
            }
        }
        return there;
    }
}
