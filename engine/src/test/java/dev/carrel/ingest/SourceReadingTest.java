package dev.carrel.ingest;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.FileReading;
import dev.carrel.ingest.source.FolderCatalogue;
import dev.carrel.ingest.source.Item;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.ListedItems;
import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Several sources are read side by side, and give what they give one after the other.
final class SourceReadingTest extends IngestCase {
    private static final long PATIENCE = TimeUnit.MINUTES.toNanos(10);

    private TestFolder small() throws IOException {
        TestFolder small = new TestFolder(temporary.resolve("small"));
        small.write("a.md", "# Herons\n\nHerons stand in the reeds.");
        small.write("b.md", "# Lamps\n\nLamps are lit at night.");
        small.write("broken.ipynb", "{");
        return small;
    }

    private void large() throws IOException {
        for (int i = 0; i < 40; i++) {
            folder.write("paper" + i + ".md", "# Paper " + i + "\n\nThis one is about the number " + i + ".");
        }
        folder.write("broken.ipynb", "{");
    }

    private static Catalogue of(TestFolder some) {
        return new FolderCatalogue(some.path(), new FileReading(Readers.standard(), 1_000_000, _ -> false));
    }

    /// A document that takes as long to read as a condition takes to hold.
    private static Item slow(Item item, Waiting until) {
        return new Item(item.locator(), item.key(), item.path(), item.size(), item.modified(), () -> {
            Item.Opened opened = item.content().open();
            return new Item.Opened() {
                @Override
                public ContentHash hash() {
                    return opened.hash();
                }

                @Override
                public Document read() throws IOException {
                    until.await();
                    return opened.read();
                }
            };
        });
    }

    private interface Waiting {
        void await() throws IOException;
    }

    private boolean holds(TestFolder some, int documents) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            List<Origin> found = new ArrayList<>();
            snapshot.register().origins(origin -> {
                if (origin.path().startsWith(some.path().toString()) && origin.key().endsWith(".md")) {
                    found.add(origin);
                }
            });
            return found.size() == documents;
        }
    }

    @Test
    void aSmallSourceIsSearchableBeforeALargeOneHasEnded() throws Exception {
        large();
        TestFolder small = small();
        Catalogue slow = listing(receiver -> {
            List<Item> items = items();
            receiver.item(slow(items.getFirst(), () -> {
                long began = System.nanoTime();
                while (!holds(small, 2)) {
                    if (System.nanoTime() - began > PATIENCE) {
                        throw new IOException("the small source was not to be found meanwhile");
                    }
                    Thread.onSpinWait();
                }
            }));
            items.stream().skip(1).forEach(receiver::item);
        });
        Report report = run(slow, of(small));
        assertThat(report.failed()).extracting(Report.Failed::path)
                .containsExactly(folder.path().resolve("broken.ipynb").toString(),
                        small.path().resolve("broken.ipynb").toString());
        assertThat(report.indexed()).isEqualTo(42);
    }

    @Test
    void theResultIsThatOfOneAfterTheOther() throws IOException {
        large();
        TestFolder small = small();
        Report together = run(docs(), of(small));
        try (PassageIndex other = LuceneIndex.open(temporary.resolve("other"), KeywordScoring.STANDARD)) {
            Report first = ingest(other).run(List.of(of(small)), Progress.SILENT);
            Report second = ingest(other).run(List.of(docs()), Progress.SILENT);
            assertThat(told(index)).isEqualTo(told(other));
            assertThat(together.indexed()).isEqualTo(first.indexed() + second.indexed());
            List<Report.Failed> failed = new ArrayList<>(second.failed());
            failed.addAll(first.failed());
            assertThat(together.failed()).isEqualTo(failed);
        }
        assertThat(run(of(small), docs()).unchanged()).isEqualTo(42);
    }

    /// All documents, without the time when they came in.
    private static List<Object> told(PassageIndex of) throws IOException {
        List<Object> told = new ArrayList<>();
        for (IndexEntry entry : entries(of)) {
            told.add(List.of(entry.origin().id(), entry.origin().source(), entry.document(), entry.passages(),
                    entry.vectors()));
        }
        return told;
    }

    @Test
    void sourcesThatLieInEachOtherAreReadOneAfterTheOther() throws IOException {
        folder.write("sub/a.md", "# Herons\n\nHerons stand in the reeds.");
        folder.write("b.md", "# Lamps\n\nLamps are lit at night.");
        Catalogue inner = new FolderCatalogue(folder.path().resolve("sub"),
                new FileReading(Readers.standard(), 1_000_000, _ -> false));
        Report report = run(docs(), inner);
        assertThat(report.indexed()).isEqualTo(2);
        assertThat(report.unchanged()).isEqualTo(1);
    }

    @Test
    void aSourceThatCannotBeReadDoesNotStopTheOther() throws IOException {
        large();
        TestFolder small = small();
        Report report = run(broken(small), docs());
        assertThat(report.unreachable()).extracting(Report.Failed::path)
                .containsExactly(small.path().toString());
        assertThat(report.indexed()).isEqualTo(40);
    }

    private static Catalogue broken(TestFolder some) {
        return new Catalogue() {
            @Override
            public Source source() {
                return of(some).source();
            }

            @Override
            public void list(Receiver receiver) throws IOException {
                throw new NoSuchFileException(some.path().toString());
            }
        };
    }

    /// A source without an end.
    private static Catalogue endless(TestFolder some, CountDownLatch begun) {
        return new Catalogue() {
            @Override
            public Source source() {
                return of(some).source();
            }

            @Override
            public void list(Receiver receiver) throws IOException {
                ListedItems listed = new ListedItems();
                of(some).list(listed);
                List<Item> items = listed.items();
                begun.countDown();
                for (int i = 0;; i++) {
                    receiver.item(items.get(i % items.size()));
                }
            }
        };
    }

    @Test
    void stoppingEndsBoth() throws Exception {
        large();
        TestFolder small = small();
        CountDownLatch begun = new CountDownLatch(2);
        Ingest ingest = ingest(index);
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<Report> running = executor.submit(() -> ingest
                    .run(List.of(endless(folder, begun), endless(small, begun)), Progress.SILENT));
            begun.await();
            ingest.stop();
            assertThat(running.get().interrupted()).isTrue();
        }
    }

    @Test
    void whatEndsOneForGoodEndsAll() throws IOException {
        large();
        TestFolder small = small();
        Progress failing = (path, _) -> {
            if (path.startsWith(small.path().toString())) {
                throw new IllegalStateException("as if the disk were gone");
            }
        };
        assertThatThrownBy(() -> ingest(index)
                .run(List.of(endless(folder, new CountDownLatch(1)), of(small)), failing))
                .isInstanceOf(IllegalStateException.class).hasMessage("as if the disk were gone");
        assertThat(run().failed()).hasSize(1);
    }

    /// Hears of one thing at a time.
    private static final class Careful implements Progress {
        private boolean inside;
        private boolean interleaved;
        private int files;
        private int outcomes;

        @Override
        public void reading(String location, OptionalInt count) {
            enter();
            files += count.orElseThrow();
            inside = false;
        }

        @Override
        public void outcome(String path, Outcome outcome) {
            enter();
            outcomes++;
            inside = false;
        }

        private void enter() {
            interleaved |= inside;
            inside = true;
        }
    }

    @Test
    void whoListensHearsOfOneThingAtATime() throws IOException {
        large();
        Careful careful = new Careful();
        ingest(index).run(List.of(docs(), of(small())), careful);
        assertThat(careful.interleaved).isFalse();
        assertThat(careful.outcomes).isEqualTo(careful.files).isEqualTo(44);
    }
}
