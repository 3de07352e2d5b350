package dev.carrel.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.CorpusCatalogue;
import dev.carrel.ingest.source.FileCatalogue;
import dev.carrel.ingest.source.FileReading;
import dev.carrel.ingest.source.Item;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.read.registry.Readers;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class IngestTest extends IngestCase {
    @Test
    void aFolderIsReadAndEmbedded() throws IOException {
        folder.write("a.md", "# Cats\n\nCats purr.\n\n## Dogs\n\nDogs bark.");
        folder.write("b.txt", "Birds sing in the morning.");
        Report report = run();
        assertThat(report.indexed()).isEqualTo(2);
        assertThat(report.embedded()).isEqualTo(counting.passages().size()).isPositive();
        assertThat(report.waiting()).isZero();
        assertThat(report.interrupted()).isFalse();
        assertThat(keys()).containsExactly("a.md", "b.txt");
        assertThat(entries(index)).noneMatch(IndexEntry::waitsForVectors);
        assertThat(index.facts().fingerprint()).isEqualTo(embedder.model().fingerprint());
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().sources()).singleElement()
                    .matches(source -> source.synced() != null);
        }
    }

    @Test
    void whatHasNotChangedIsNotReadAgain() throws IOException {
        folder.write("a.md", "# Cats\n\nCats purr.");
        run();
        List<IndexEntry> before = entries(index);
        Report again = run();
        assertThat(again.indexed()).isZero();
        assertThat(again.unchanged()).isEqualTo(1);
        assertThat(entries(index)).isEqualTo(before);
        assertThat(counting.passages()).hasSize(1);
    }

    @Test
    void aFileThatWasOnlyTouchedIsRememberedAsItIsNow() throws IOException {
        Path file = folder.write("a.md", "# Cats\n\nCats purr.");
        run();
        folder.touch("a.md");
        assertThat(run().unchanged()).isEqualTo(1);
        IndexEntry entry = entries(index).getFirst();
        assertThat(entry.origin().fingerprint().modified())
                .isEqualTo(Files.getLastModifiedTime(file).toMillis());
        assertThat(entry.vectors()).hasSize(1);
        assertThat(counting.passages()).hasSize(1);
    }

    @Test
    void aFileThatChangedIsReadAgain() throws IOException {
        folder.write("a.md", "# Cats\n\nCats purr.");
        run();
        var added = entries(index).getFirst().origin().added();
        folder.write("a.md", "# Cats\n\nCats hiss.");
        assertThat(run().indexed()).isEqualTo(1);
        assertThat(entries(index)).singleElement().satisfies(entry -> {
            assertThat(entry.document().text()).contains("hiss").doesNotContain("purr");
            assertThat(entry.origin().added()).isEqualTo(added);
        });
    }

    @Test
    void aFileThatWasDeletedIsTakenOut() throws IOException {
        folder.write("a.md", "# A\n\nOne.");
        folder.write("b.md", "# B\n\nTwo.");
        run();
        folder.delete("a.md");
        assertThat(run().removed()).isEqualTo(1);
        assertThat(keys()).containsExactly("b.md");
    }

    @Test
    void aMovedFileIsNotEmbeddedAgain() throws IOException {
        folder.write("a.md", "# Cats\n\nCats purr.");
        run();
        Files.createDirectories(folder.path().resolve("sub"));
        Files.move(folder.path().resolve("a.md"), folder.path().resolve("sub/b.md"));
        Report report = run();
        assertThat(report.moved()).isEqualTo(1);
        assertThat(report.indexed()).isZero();
        assertThat(report.removed()).isZero();
        assertThat(keys()).containsExactly("sub/b.md");
        assertThat(entries(index).getFirst().vectors()).hasSize(1);
        assertThat(counting.passages()).hasSize(1);
    }

    @Test
    void wordsAreFoundBeforeThereAreVectors() throws IOException {
        folder.write("a.md", "# Cats\n\nCats purr.");
        AtomicInteger found = new AtomicInteger();
        counting.before(() -> {
            try (Snapshot snapshot = index.snapshot()) {
                found.addAndGet(
                        snapshot.retrieval().keyword(QueryParser.parse("purr"), View.PAPERS, 5).candidates()
                                .size());
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
        run();
        assertThat(found.get()).isEqualTo(1);
    }

    @Test
    void aRunThatWasStoppedIsTakenUpAgain() throws IOException {
        for (int i = 0; i < 12; i++) {
            folder.write("d" + i + ".md", "# Document " + i + "\n\nText number " + i + ".");
        }
        Ingest stopped = ingest(index);
        AtomicInteger made = new AtomicInteger();
        counting.before(() -> {
            if (made.incrementAndGet() == 5) {
                stopped.stop();
            }
        });
        Report half = stopped.run(List.of(docs()), Progress.SILENT);
        assertThat(half.interrupted()).isTrue();
        assertThat(half.waiting()).isPositive();
        counting.before(() -> {});
        Report rest = run();
        assertThat(rest.interrupted()).isFalse();
        assertThat(rest.waiting()).isZero();
        assertThat(counting.passages()).as("what was made before the stop was kept").doesNotHaveDuplicates();
        try (PassageIndex undisturbed = LuceneIndex.open(temporary.resolve("other"),
                KeywordScoring.STANDARD)) {
            ingest(undisturbed).run(List.of(docs()), Progress.SILENT);
            assertThat(entries(index)).usingRecursiveComparison().ignoringFields("origin.added")
                    .isEqualTo(entries(undisturbed));
        }
    }

    @Test
    void aRunThatIsStoppedWhileReadingDeletesNothing() throws IOException {
        folder.write("a.md", "# A\n\nOne.");
        folder.write("b.md", "# B\n\nTwo.");
        run();
        folder.delete("a.md");
        Ingest stopped = ingest(index);
        stopped.stop();
        assertThat(stopped.run(List.of(docs()), Progress.SILENT).removed()).isZero();
        assertThat(keys()).containsExactly("a.md", "b.md");
    }

    @Test
    void aCatalogueWithoutEndIsLeftWhenTheRunIsStopped() throws IOException {
        folder.write("a.md", "# A\n\nOne.");
        Ingest ingest = ingest(index);
        Catalogue endless = listing(receiver -> {
            Item item = opening(items().getFirst(), ingest::stop);
            while (true) {
                receiver.item(item);
            }
        });
        assertThat(ingest.run(List.of(endless), Progress.SILENT).interrupted()).isTrue();
        assertThat(keys()).containsExactly("a.md");
    }

    private static Item opening(Item item, Runnable meanwhile) {
        return new Item(item.locator(), item.key(), item.path(), item.size(), item.modified(), () -> {
            meanwhile.run();
            return item.content().open();
        });
    }

    @Test
    void whatNobodyHasBegunToReadIsLeftWhenTheRunIsStopped() throws IOException {
        for (int i = 0; i < 12; i++) {
            folder.write("d" + i + ".md", "# Document " + i + "\n\nText number " + i + ".");
        }
        Ingest ingest = ingest(index);
        CountDownLatch listed = new CountDownLatch(1);
        AtomicInteger opened = new AtomicInteger();
        Catalogue all = listing(receiver -> {
            for (Item item : items()) {
                receiver.item(opening(item, () -> {
                    opened.incrementAndGet();
                    await(listed);
                    ingest.stop();
                }));
            }
            listed.countDown();
        });
        assertThat(ingest.run(List.of(all), Progress.SILENT).interrupted()).isTrue();
        assertThat(opened.get()).as("one for each thread").isBetween(1, 2);
        assertThat(keys()).as("what was begun is kept").hasSize(opened.get());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aFileThatTwoSourcesHoldIsOneDocument() throws IOException {
        Path file = folder.write("a.md", "# A\n\nOne.");
        Catalogue alone = new FileCatalogue(file, new FileReading(Readers.standard(), 1_000_000, _ -> false));
        run(docs(), docs(), alone);
        assertThat(keys()).containsExactly("a.md");
        assertThat(counting.passages()).hasSize(1);
        run(alone, docs());
        assertThat(keys()).containsExactly("a.md");
    }

    @Test
    void aCorpusIsReadLineByLineAndABadLineFailsAlone() throws IOException {
        Path corpus = folder.write("corpus.jsonl", """
                {"_id": "1", "title": "Cats", "text": "Cats purr."}
                not json
                {"_id": "2", "title": "Dogs", "text": "Dogs bark \\ud83d."}
                {"title": "No id", "text": "Nothing."}

                {"_id": "1", "title": "Cats", "text": "Cats hiss."}
                """);
        Report report = run(new CorpusCatalogue(CorpusCatalogue.corpusAt(folder.path()).orElseThrow()));
        assertThat(report.failed()).extracting(Report.Failed::reason).containsExactly(
                new Reason.AtLine(2, "not JSON"), new Reason.AtLine(4, "no _id"));
        assertThat(report.failed()).extracting(Report.Failed::path).containsOnly(corpus.toString());
        assertThat(keys()).containsExactly("1", "2");
        assertThat(entries(index).getFirst().document().text()).as("the last of two").contains("hiss");
        Report again = run(new CorpusCatalogue(corpus));
        assertThat(again.indexed()).isZero();
        assertThat(again.failed()).hasSize(2);
    }

    @Test
    void aCorpusThatOnlyGotANewTimeIsNotWrittenAgain() throws IOException {
        Path corpus = folder.write("corpus.jsonl", """
                {"_id": "1", "title": "Cats", "text": "Cats purr."}
                {"_id": "2", "title": "Dogs", "text": "Dogs bark."}
                """);
        run(new CorpusCatalogue(corpus));
        List<Origin> before = entries(index).stream().map(IndexEntry::origin).toList();
        Files.setLastModifiedTime(corpus, FileTime.fromMillis(1_000_000));
        assertThat(run(new CorpusCatalogue(corpus)).indexed()).isZero();
        assertThat(entries(index)).extracting(IndexEntry::origin).isEqualTo(before);
    }
}
