package dev.carrel.ingest;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.VectorLimit;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.FileReading;
import dev.carrel.ingest.source.FolderCatalogue;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.CountingEmbedder;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// How many passages of a long document get vectors, and when.
@Tag("thorough")
final class VectorStageTest {
    private final CountingEmbedder embedder = new CountingEmbedder(TestModels.bge());
    private TestFolder folder;
    private PassageIndex index;

    @BeforeEach
    void open(@TempDir Path temporary) throws IOException {
        folder = new TestFolder(temporary.resolve("docs"));
        index = LuceneIndex.open(temporary.resolve("index"), KeywordScoring.STANDARD);
    }

    @AfterEach
    void close() throws IOException {
        index.close();
    }

    private Report run(VectorLimit limit) throws IOException {
        return ingest(index, limit).run(List.of(docs()), Progress.SILENT);
    }

    private Catalogue docs() {
        return new FolderCatalogue(folder.path(), new FileReading(Readers.standard(), 1_000_000, _ -> false));
    }

    private Ingest ingest(PassageIndex into, VectorLimit limit) {
        Chunking chunking = new Chunking(64, embedder.room(), Chunking.Scope.FULL);
        return new Ingest(into,
                new Pipeline(new Chunker(embedder::tokens, chunking), embedder, limit, 2, false),
                new IndexFacts("bge", embedder.model().fingerprint(), 384, 64), Clock.systemUTC(),
                (_, _, _) -> {});
    }

    private List<IndexEntry> entries() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            List<Origin> origins = new ArrayList<>();
            snapshot.register().origins(origins::add);
            origins.sort(Comparator.comparing(Origin::key));
            List<IndexEntry> entries = new ArrayList<>();
            for (Origin origin : origins) {
                snapshot.stored().entry(origin.id()).ifPresent(entries::add);
            }
            return entries;
        }
    }

    private static String sections(int count) {
        return IntStream.range(0, count).mapToObj(i -> "# Part " + i + "\n\nText " + i + ".\n\n")
                .collect(Collectors.joining());
    }

    @Test
    void everyDocumentGetsItsFirstVectorsBeforeALongOneGetsTheRest() throws IOException {
        folder.write("a-book.md", sections(105));
        folder.write("b.txt", "Birds sing in the morning.");
        assertThat(run(VectorLimit.NONE).waiting()).isZero();
        assertThat(entries()).extracting(entry -> entry.vectors().size()).containsExactly(105, 1);
        assertThat(embedder.passages()).hasSize(106);
        assertThat(embedder.passages().subList(0, 101)).anyMatch(text -> text.contains("Birds"))
                .noneMatch(text -> text.contains("Text 104."));
    }

    /// An index that counts how often it is looked at.
    private record CountedIndex(PassageIndex whole, AtomicInteger looks) implements PassageIndex {
        @Override
        public Snapshot snapshot() throws IOException {
            looks.incrementAndGet();
            return whole.snapshot();
        }

        @Override
        public Writer writer() throws IOException {
            return whole.writer();
        }

        @Override
        public IndexFacts facts() throws IOException {
            return whole.facts();
        }

        @Override
        public void close() throws IOException {
            whole.close();
        }
    }

    /// Stops a run when its text is in.
    private record StopAfterText(Ingest run, AtomicInteger looks) implements Progress {
        @Override
        public void outcome(String path, Outcome outcome) {}

        @Override
        public void embedding(int passages) {
            looks.set(0);
            run.stop();
        }
    }

    @Test
    void whoeverIsStoppedBeforeTheFirstVectorLooksAtTheIndexOnceMoreForTheReport() throws IOException {
        folder.write("b.txt", "Birds sing in the morning.");
        AtomicInteger looks = new AtomicInteger();
        Ingest ingest = ingest(new CountedIndex(index, looks), VectorLimit.NONE);
        Report report = ingest.run(List.of(docs()), new StopAfterText(ingest, looks));
        assertThat(report.waiting()).isEqualTo(1);
        assertThat(looks).hasValue(1);
        assertThat(embedder.passages()).isEmpty();
    }

    @Test
    void whatALimitLeavesWithoutVectorsIsFoundByWordsAndSaysSo() throws IOException {
        folder.write("book.md", sections(12));
        Report report = run(new VectorLimit(5));
        assertThat(report.waiting()).as("nothing more is to come").isZero();
        assertThat(report.embedded()).isEqualTo(5);
        IndexEntry book = entries().getFirst();
        assertThat(book.passages()).hasSize(12);
        assertThat(book.vectors()).hasSize(5);
        assertThat(book.truncated()).isTrue();
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().waiting()).isEmpty();
            assertThat(snapshot.census().statistics().all().truncated()).isEqualTo(1);
            assertThat(snapshot.retrieval().keyword(QueryParser.parse("\"text 11\""), View.PASSAGES, 5)
                    .candidates())
                    .singleElement().matches(found -> found.passage().ordinal() == 11);
        }
    }
}
