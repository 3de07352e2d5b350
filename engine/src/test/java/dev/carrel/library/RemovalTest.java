package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.index.retrieval.PassageScores;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// What was removed stays out, and what could not be added leaves nothing.
@Tag("thorough")
final class RemovalTest {
    @TempDir
    private Path temporary;
    private TestFolder folder;
    private Path bibliography;
    private Library library;

    @BeforeEach
    void fill() throws IOException {
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("cats.md", "# Cats\n\nCats purr.");
        folder.write("old/dogs.md", "# Dogs\n\nDogs bark.");
        bibliography = Files.writeString(temporary.resolve("refs.bib"), """
                @misc{owl, title={On owls}, abstract={Owls turn their heads.}}
                @misc{hare, title={On hares}, file={:gone.pdf:PDF}}
                """);
        library = Library.open(new Home(TestModels.rememberingHomeIn(temporary.resolve("home"))), "default",
                Settings.standard());
        add(folder.path(), bibliography);
    }

    @AfterEach
    void close() throws IOException {
        library.close();
    }

    private Report add(Path... paths) throws IOException {
        return library.intake().add(List.of(paths), Progress.SILENT);
    }

    private Report sync() throws IOException {
        return library.intake().sync(library.status().sources(), Progress.SILENT);
    }

    private List<RemovedDocument> remove(String name) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            return library.upkeep().remove(snapshot.stored().named(name), List.of());
        }
    }

    private List<String> removed() throws IOException {
        return library.status().removed().stream().map(RemovedDocument::title).toList();
    }

    private boolean holds(String name) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            return !snapshot.stored().named(name).isEmpty();
        }
    }

    private String path(String name) {
        return folder.path().resolve(name).toString();
    }

    @Test
    void aRemovedDocumentStaysOutUntilItIsAddedByName() throws IOException {
        assertThat(remove(path("cats.md"))).extracting(RemovedDocument::title).containsExactly("Cats");
        assertThat(sync().keptOut()).isEqualTo(1);
        folder.write("cats.md", "# Cats\n\nCats purr, and are another text now.");
        assertThat(add(folder.path()).keptOut()).as("the folder is not its name").isEqualTo(1);
        assertThat(holds(path("cats.md"))).isFalse();
        library.upkeep().reindex(Progress.SILENT);
        assertThat(removed()).containsExactly("Cats");
        add(folder.path().resolve("cats.md"));
        assertThat(holds(path("cats.md"))).isTrue();
        assertThat(removed()).isEmpty();
        assertThat(sync().keptOut()).isZero();
        assertThat(holds(path("cats.md"))).isTrue();
    }

    @Test
    void whatWasRemovedNoLongerCountsInScores() throws IOException {
        folder.write("more.md", "# More\n\nPurr, purr, purr. Cats purr all night.");
        double before = wordScore("purr");
        add(folder.path());
        assertThat(wordScore("purr")).isNotEqualTo(before);
        remove(path("more.md"));
        assertThat(wordScore("purr")).isEqualTo(before);
    }

    private double wordScore(String word) throws IOException {
        try (Snapshot snapshot = library.snapshot()) {
            DocumentId cats = snapshot.stored().named(path("cats.md")).getFirst();
            return snapshot.scoring().score(List.of(cats), QueryParser.parse(word), Optional.empty()).stream()
                    .map(PassageScores::keyword).filter(Objects::nonNull).mapToDouble(Double::doubleValue)
                    .max().orElseThrow();
        }
    }

    @Test
    void anEntryIsReadmittedWithTheNextLookAtItsBibliography() throws IOException {
        List<RemovedDocument> owl = remove("owl");
        assertThat(sync().keptOut()).isEqualTo(1);
        assertThat(holds("owl")).isFalse();
        library.intake().add(List.of(), List.of(), owl, Progress.SILENT);
        assertThat(holds("owl")).isTrue();
    }

    @Test
    void attachmentsOfWhatWasRemovedAreNotMissed() throws IOException {
        remove("hare");
        assertThat(sync().isWhole()).isTrue();
        assertThat(library.status().failures()).isEmpty();
    }

    @Test
    void aSourceOfOneFileLeavesWithIt() throws IOException {
        add(folder.path().resolve("cats.md"));
        DocumentId id = DocumentId.of(path("cats.md"));
        assertThat(library.upkeep().remove(List.of(id), List.of())).hasSize(1);
        assertThat(library.status().sources()).extracting(Source::kind).doesNotContain(Source.Kind.FILE);
        sync();
        assertThat(holds(path("cats.md"))).isFalse();
    }

    @Test
    void whatAFolderAboveHoldsStaysOutWhenTheOneBelowIsRemoved() throws IOException {
        add(folder.path().resolve("old"));
        Source below = library.status().sources().stream()
                .filter(source -> source.location().endsWith("old")).findFirst().orElseThrow();
        library.upkeep().remove(List.of(DocumentId.of(path("old/dogs.md"))), List.of(below.id()));
        sync();
        assertThat(holds(path("old/dogs.md"))).isFalse();
        assertThat(removed()).containsExactly("Dogs");
    }

    @Test
    void whatIsGoneFromItsSourceIsForgotten() throws IOException {
        remove(path("cats.md"));
        folder.delete("cats.md");
        sync();
        assertThat(removed()).isEmpty();
        folder.write("cats.md", "# Cats\n\nNew cats.");
        sync();
        assertThat(holds(path("cats.md"))).isTrue();
    }

    @Test
    void aRemovedSourceRemembersNothing() throws IOException {
        remove(path("cats.md"));
        String source = library.status().sources().stream()
                .filter(each -> each.kind() == Source.Kind.FOLDER).findFirst().orElseThrow().id();
        library.upkeep().remove(List.of(), List.of(source));
        add(folder.path());
        assertThat(holds(path("cats.md"))).isTrue();
    }

    @Test
    void anAttachmentThatHasLongBeenMissingIsNoNews() throws IOException {
        Report again = sync();
        assertThat(again.missing()).isEqualTo(1);
        assertThat(again.isWhole()).isTrue();
        assertThat(library.status().failures()).hasSize(1);
    }

    @Test
    void aSourceThatCannotBeListedIsNotRemembered() throws IOException {
        List<Source> before = library.status().sources();
        Report report = library.intake().add(List.of(), List.of("http://127.0.0.1:9"), Progress.SILENT);
        assertThat(report.unreachable()).hasSize(1);
        Files.write(Files.createDirectories(temporary.resolve("Zotero")).resolve("zotero.sqlite"),
                new byte[]{1, 2, 3});
        assertThat(add(temporary.resolve("Zotero")).unreachable()).hasSize(1);
        assertThat(library.status().sources()).extracting(Source::id)
                .containsExactlyElementsOf(before.stream().map(Source::id).toList());
    }
}
