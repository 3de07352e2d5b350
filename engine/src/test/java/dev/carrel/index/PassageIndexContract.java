package dev.carrel.index;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Test;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// What writers and snapshots of any index must do: commit, keep still, refuse a second writer.
public abstract class PassageIndexContract extends IndexContract {

    @Test
    void anEmptyIndexAnswers() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.census().statistics().documents()).isZero();
            assertThat(snapshot.register().sources()).isEmpty();
            assertThat(snapshot.register().failures()).isEmpty();
            assertThat(snapshot.register().waiting()).isEmpty();
            assertThat(snapshot.stored().named("anything")).isEmpty();
            assertThat(snapshot.stored().entry(EntryBuilder.id("x"))).isEmpty();
            assertThat(snapshot.stored().passages(List.of(EntryBuilder.passage("x", 0)))).isEmpty();
        }
        assertThat(index.facts()).isEqualTo(IndexFacts.NONE);
    }

    @Test
    void factsAreRememberedAcrossWriters() throws IOException {
        IndexFacts facts = new IndexFacts("bge", "abc", 384, 256);
        try (Writer writer = index.writer()) {
            writer.record(facts);
            writer.commit();
        }
        put(entry("a", "A", "text"));
        assertThat(index.facts()).isEqualTo(facts);
        try (PassageIndex again = open(folder.resolve("index"), KeywordScoring.STANDARD)) {
            assertThat(again.facts()).isEqualTo(facts);
        }
    }

    @Test
    void nothingIsSeenBeforeItIsCommitted() throws IOException {
        try (Writer writer = index.writer()) {
            writer.put(entry("a", "A", "text").build());
            try (Snapshot snapshot = index.snapshot()) {
                assertThat(snapshot.census().statistics().documents()).isZero();
            }
        }
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.census().statistics().documents()).as("closed without a commit").isZero();
        }
    }

    @Test
    void aSnapshotStaysAsItWas() throws IOException {
        put(entry("a", "A", "before"));
        try (Snapshot before = index.snapshot()) {
            put(entry("a", "A", "after", "more"), entry("b", "B", "text"));
            assertThat(before.census().statistics().passages()).isEqualTo(1);
            assertThat(before.stored().entry(EntryBuilder.id("a")).orElseThrow().document().text())
                    .isEqualTo("before");
            try (Snapshot after = index.snapshot()) {
                assertThat(after.census().statistics().passages()).isEqualTo(3);
            }
        }
    }

    @Test
    void aReaderNeverSeesHalfADocument() throws Exception {
        AtomicBoolean done = new AtomicBoolean();
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            var reading = executor.submit(() -> {
                while (!done.get()) {
                    try (Snapshot snapshot = index.snapshot()) {
                        var found = snapshot.stored().entry(EntryBuilder.id("a"));
                        assertThat(found.isEmpty() || found.get().passages().size() == 2).isTrue();
                    }
                }
                return true;
            });
            for (int i = 0; i < 30; i++) {
                put(entry("a", "A", "one " + i, "two " + i), entry("b" + i, "B", "more"));
            }
            done.set(true);
            assertThat(reading.get()).isTrue();
        }
    }
}
