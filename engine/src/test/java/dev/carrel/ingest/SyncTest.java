package dev.carrel.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.Embedder;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.VectorLimit;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.FileReading;
import dev.carrel.ingest.source.FolderCatalogue;
import dev.carrel.read.Format;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.registry.Readers;
import dev.carrel.read.text.PlainTextReader;
import dev.carrel.testing.CountingEmbedder;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// What has moved, and what is only out of reach.
@Tag("thorough")
final class SyncTest {
    @TempDir
    private Path temporary;
    private final CountingEmbedder counting = new CountingEmbedder(TestModels.bge());
    private final List<String> read = new ArrayList<>();
    private TestFolder folder;
    private TestFolder other;
    private Embedder embedder;
    private PassageIndex index;
    private Reason limit = new Reason.NoText();

    @BeforeEach
    void open() throws IOException {
        folder = new TestFolder(temporary.resolve("docs"));
        other = new TestFolder(temporary.resolve("other"));
        embedder = new CachedEmbedder(counting, temporary.resolve("vectors"));
        index = LuceneIndex.open(temporary.resolve("index"), KeywordScoring.STANDARD);
    }

    @AfterEach
    void close() throws IOException {
        index.close();
        embedder.close();
    }

    private FileReading reading() {
        return new FileReading(new Readers(java.util.Map.of(Format.TEXT, this::read)), 1_000_000,
                reason -> !reason.equals(limit));
    }

    private dev.carrel.document.Document read(Input input) throws IOException {
        synchronized (read) {
            read.add(input.name());
        }
        if (input.text().contains("bad")) {
            throw new UnreadableException(limit);
        }
        return new PlainTextReader().read(input);
    }

    private Catalogue of(TestFolder of) {
        return new FolderCatalogue(of.path(), reading());
    }

    private Report run(Catalogue... catalogues) throws IOException {
        Chunking chunking = new Chunking(64, embedder.room(), Chunking.Scope.FULL);
        return new Ingest(index,
                new Pipeline(new Chunker(embedder::tokens, chunking), embedder, VectorLimit.NONE, 2, false),
                new IndexFacts("bge", embedder.model().fingerprint(), 384, 64), Clock.systemUTC(),
                (_, _, _) -> {})
                .run(List.of(catalogues), Progress.SILENT);
    }

    private List<IndexEntry> entries() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            List<Origin> origins = new ArrayList<>();
            snapshot.register().origins(origins::add);
            List<IndexEntry> entries = new ArrayList<>();
            for (Origin origin : origins.stream().sorted(Comparator.comparing(Origin::path)).toList()) {
                snapshot.stored().entry(origin.id()).ifPresent(entries::add);
            }
            return entries;
        }
    }

    private List<String> paths() throws IOException {
        return entries().stream()
                .map(entry -> temporary.relativize(Path.of(entry.origin().path())).toString())
                .toList();
    }

    private static void move(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.move(from, to);
    }

    @Test
    void aMovedFileIsCarriedOverUnread() throws IOException {
        folder.write("a.txt", "Cats\n\nCats purr and sleep.");
        folder.write("b.txt", "Dogs\n\nDogs bark.");
        run(of(folder));
        IndexEntry before = entries().getFirst();
        read.clear();
        move(folder.path().resolve("a.txt"), folder.path().resolve("deep/down/a.txt"));
        Report report = run(of(folder));
        assertThat(report.moved()).isEqualTo(1);
        assertThat(report.removed() + report.indexed() + report.embedded()).isZero();
        assertThat(read).isEmpty();
        assertThat(paths()).containsExactly("docs/b.txt", "docs/deep/down/a.txt");
        IndexEntry after = entries().getLast();
        assertThat(after.document()).isEqualTo(before.document());
        assertThat(after.vectors()).isEqualTo(before.vectors());
        assertThat(after.origin().added()).isEqualTo(before.origin().added());
        assertThat(after.passages()).allSatisfy(
                passage -> assertThat(passage.id().document()).isEqualTo(after.origin().id()));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.stored().entry(before.origin().id())).isEmpty();
            assertThat(snapshot.census().statistics().documents()).isEqualTo(2);
        }
    }

    @Test
    void aWholeFolderCanBeRenamed() throws IOException {
        for (int i = 0; i < 30; i++) {
            folder.write("old/" + i + ".txt", "Title " + i + "\n\nText number " + i + ".");
        }
        run(of(folder));
        read.clear();
        Files.move(folder.path().resolve("old"), folder.path().resolve("new"));
        assertThat(run(of(folder)).moved()).isEqualTo(30);
        assertThat(read).isEmpty();
        assertThat(paths()).hasSize(30).allMatch(path -> path.startsWith("docs/new/"));
    }

    @Test
    void aFileMovesFromOneSourceToAnotherInWhicheverOrderTheyAreSynced() throws IOException {
        folder.write("a.txt", "Cats\n\nCats purr.");
        folder.write("stays.txt", "Stays\n\nIt stays.");
        other.write("c.txt", "Cows\n\nCows moo.");
        run(of(folder), of(other));
        read.clear();
        move(folder.path().resolve("a.txt"), other.path().resolve("a.txt"));
        assertThat(run(of(folder), of(other)).moved()).isEqualTo(1);
        move(other.path().resolve("a.txt"), folder.path().resolve("a.txt"));
        assertThat(run(of(folder), of(other)).moved()).isEqualTo(1);
        move(folder.path().resolve("a.txt"), other.path().resolve("a.txt"));
        assertThat(run(of(other)).moved()).as("only the new place is synced").isEqualTo(1);
        assertThat(read).isEmpty();
        assertThat(paths()).containsExactly("docs/stays.txt", "other/a.txt", "other/c.txt");
        assertThat(run(of(folder)).removed()).isZero();
    }

    @Test
    void aCopyIsNotAMove() throws IOException {
        folder.write("a.txt", "Cats\n\nCats purr.");
        run(of(folder));
        folder.write("b.txt", "Cats\n\nCats purr.");
        Report report = run(of(folder));
        assertThat(report.moved()).isZero();
        assertThat(report.indexed()).isEqualTo(1);
        assertThat(paths()).containsExactly("docs/a.txt", "docs/b.txt");
    }

    @Test
    void aFileThatReplacesAnotherIsCarriedOverToo() throws IOException {
        folder.write("a.txt", "Cats\n\nCats purr.");
        folder.write("b.txt", "Dogs\n\nDogs bark.");
        run(of(folder));
        read.clear();
        folder.delete("a.txt");
        move(folder.path().resolve("b.txt"), folder.path().resolve("a.txt"));
        folder.touch("a.txt");
        assertThat(run(of(folder)).moved()).isEqualTo(1);
        assertThat(read).isEmpty();
        assertThat(entries()).singleElement()
                .satisfies(entry -> assertThat(entry.document().text()).contains("bark"));
    }

    @Test
    void aTitleThatIsOnlyTheFilesNameChangesWithIt() throws IOException {
        folder.write("first_draft.txt",
                "just some words without any title that go on and on, until they end.");
        folder.write("b.txt", "Dogs\n\nDogs bark.");
        run(of(folder));
        assertThat(entries().getLast().document().metadata().title()).isEqualTo("first draft");
        read.clear();
        Files.move(folder.path().resolve("first_draft.txt"), folder.path().resolve("final.txt"));
        assertThat(run(of(folder)).moved()).isEqualTo(1);
        assertThat(read).isEmpty();
        assertThat(entries().getLast().document().metadata().title()).isEqualTo("final");
        assertThat(entries().getLast().vectors()).isNotEmpty();
    }

    @Test
    void anUnreadableFileMovesWithItsReason() throws IOException {
        folder.write("x.txt", "bad");
        folder.write("b.txt", "Dogs\n\nDogs bark.");
        run(of(folder));
        read.clear();
        Files.move(folder.path().resolve("x.txt"), folder.path().resolve("y.txt"));
        assertThat(run(of(folder)).failed()).singleElement()
                .satisfies(failed -> assertThat(failed.path()).endsWith("y.txt"));
        assertThat(read).isEmpty();
    }

    @Test
    void whatFailedBecauseOfALimitIsTriedAgainUnderAnother() throws IOException {
        folder.write("x.txt", "bad");
        run(of(folder));
        read.clear();
        run(of(folder));
        assertThat(read).isEmpty();
        limit = new Reason.TooDeep();
        run(of(folder));
        assertThat(read).containsExactly("x.txt");
    }

    @Test
    void aSourceThatIsGoneKeepsItsDocuments() throws IOException {
        folder.write("a.txt", "Cats\n\nCats purr.");
        folder.write("b.txt", "Dogs\n\nDogs bark.");
        other.write("c.txt", "Cows\n\nCows moo.");
        run(of(folder), of(other));
        Path away = temporary.resolve("unplugged");
        Files.move(folder.path(), away);
        other.write("d.txt", "Ducks\n\nDucks quack.");
        Report report = run(of(folder), of(other));
        assertThat(report.unreachable()).singleElement().isEqualTo(new Report.Failed(folder.path().toString(),
                new Reason.Staying(new Reason.SourceGone(), 2)));
        assertThat(report.removed()).isZero();
        assertThat(report.isWhole()).isFalse();
        assertThat(paths()).containsExactly("docs/a.txt", "docs/b.txt", "other/c.txt", "other/d.txt");
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().sources()).allMatch(source -> source.synced() != null);
        }
        Files.move(away, folder.path());
        assertThat(run(of(folder)).unchanged()).isEqualTo(2);
    }

    @Test
    void anEmptyMountPointKeepsItsDocuments() throws IOException {
        folder.write("a.txt", "Cats\n\nCats purr.");
        run(of(folder));
        Path away = temporary.resolve("unmounted");
        Files.move(folder.path(), away);
        Files.createDirectory(folder.path());
        Report report = run(of(folder));
        assertThat(report.unreachable()).extracting(Report.Failed::reason)
                .containsExactly(new Reason.Staying(new Reason.SourceEmpty(), 1));
        assertThat(paths()).containsExactly("docs/a.txt");
    }

    @Test
    void aCopyOfWhatIsOutOfReachIsNotAMove() throws IOException {
        folder.write("a.txt", "Cats\n\nCats purr.");
        run(of(folder));
        Files.move(folder.path(), temporary.resolve("unplugged"));
        other.write("a.txt", "Cats\n\nCats purr.");
        assertThat(run(of(folder), of(other)).moved()).isZero();
        assertThat(paths()).containsExactly("docs/a.txt", "other/a.txt");
    }

    @Test
    void aLinkThatLeadsNowhereKeepsWhatItLedTo() throws IOException {
        other.write("c.txt", "Cows\n\nCows moo.");
        folder.write("a.txt", "Cats\n\nCats purr.");
        folder.write("b.txt", "Dogs\n\nDogs bark.");
        Files.createSymbolicLink(folder.path().resolve("disk"), other.path());
        run(of(folder));
        Files.move(other.path(), temporary.resolve("unplugged"));
        folder.delete("b.txt");
        Report report = run(of(folder));
        assertThat(report.unreachable()).hasSize(1);
        assertThat(report.removed()).as("what can be looked at is brought up to date").isEqualTo(1);
        assertThat(paths()).containsExactly("docs/a.txt", "docs/disk/c.txt");
    }
}
