package dev.carrel.library.annotation;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.document.Box;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Region;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.export.Export;
import dev.carrel.library.export.ExportFormat;
import dev.carrel.library.export.Selection;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.whole.LibraryCopy;
import dev.carrel.ranking.Mode;
import dev.carrel.search.quote.TextQuote;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@Tag("thorough")
final class LibraryAnnotationsTest {
    private static final String OWLS = """
            # Owls that hunt at night

            Owls hunt in the dark. They hear a mouse under the snow.

            Snow muffles the steps of a mouse, but not for an owl.
            """;

    @TempDir
    private Path temporary;
    private Home home;
    private TestFolder folder;
    private Library library;

    @BeforeEach
    void write() throws IOException {
        home = new Home(TestModels.homeIn(temporary.resolve("home")));
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("owls.md", OWLS);
        folder.write("dogs.md", "# Dogs\n\nDogs bark at strangers in the snow.");
        library = Library.open(home, "default", Settings.standard());
        sync();
    }

    @AfterEach
    void close() throws IOException {
        library.close();
    }

    private void sync() throws IOException {
        library.intake().add(List.of(folder.path()), Progress.SILENT);
    }

    private void reopen() throws IOException {
        library.close();
        library = Library.open(home, "default", Settings.standard());
    }

    private DocumentId document(String name) {
        return found(name.equals("owls.md") ? "title:owls" : "title:dogs").getFirst();
    }

    private List<DocumentId> found(String query) {
        try {
            return library.search().ask(query, SearchOptions.STANDARD.withMode(Mode.KEYWORD)).results()
                    .stream().map(hit -> hit.found().origin().id()).toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private ShownAnnotation mark(String quote, String note) throws IOException {
        return library.annotations().add(document("owls.md"), new AnnotationDraft(
                new TextQuote(quote, "", ""), null, List.of(), AnnotationColour.GREEN, note));
    }

    private List<ShownAnnotation> shown() throws IOException {
        return library.annotations().in(document("owls.md"));
    }

    @Test
    void aHighlightIsKeptAndShownAtItsPlace() throws IOException {
        ShownAnnotation made = mark("They hear a mouse", "How?");
        reopen();
        assertThat(shown()).containsExactly(made);
        assertThat(made.isFound()).isTrue();
        assertThat(made.colour()).isEqualTo(AnnotationColour.GREEN);
        assertThat(made.note()).isEqualTo("How?");
    }

    @Test
    void itIsChangedAndDeleted() throws IOException {
        ShownAnnotation made = mark("They hear a mouse", "How?");
        assertThat(library.annotations().change(made.id(), AnnotationColour.PINK, null).orElseThrow().note())
                .isEqualTo("How?");
        assertThat(shown().getFirst().colour()).isEqualTo(AnnotationColour.PINK);
        assertThat(library.annotations().change(made.id(), null, " ").orElseThrow().note()).isEmpty();
        assertThat(library.annotations().remove(made.id())).isPresent();
        assertThat(library.annotations().remove(made.id())).isEmpty();
        assertThat(library.annotations().change(made.id(), null, "x")).isEmpty();
        assertThat(library.annotations().remove("../../settings")).isEmpty();
        assertThat(shown()).isEmpty();
    }

    @Test
    void itSurvivesAReindexAndAChangedFileAndIsNotLostWithItsWords() throws IOException {
        mark("Snow muffles the steps of a mouse", "quiet");
        library.upkeep().reindex(Progress.SILENT);
        assertThat(shown()).singleElement().satisfies(each -> assertThat(each.isFound()).isTrue());

        folder.write("owls.md", OWLS.replace("\n\nSnow", "\n\nA new paragraph comes first.\n\nDeep snow"));
        sync();
        assertThat(shown()).singleElement().satisfies(each -> assertThat(each.isFound()).isTrue());

        folder.write("owls.md", "# Owls that hunt at night\n\nAll was written anew.");
        sync();
        assertThat(shown()).singleElement().satisfies(each -> {
            assertThat(each.isFound()).isFalse();
            assertThat(each.quote()).isEqualTo("Snow muffles the steps of a mouse");
        });

        folder.write("owls.md", OWLS);
        sync();
        assertThat(shown()).singleElement().satisfies(each -> assertThat(each.isFound()).isTrue());
    }

    @Test
    void itComesBackWithAWorkThatWasTakenOutAndAddedFromElsewhere() throws IOException {
        mark("They hear a mouse", "How?");
        DocumentId before = document("owls.md");
        Files.delete(folder.path().resolve("owls.md"));
        sync();
        assertThat(found("note:how")).isEmpty();
        assertThat(library.annotations().homeless()).singleElement()
                .satisfies(each -> assertThat(each.note()).isEqualTo("How?"));

        TestFolder other = new TestFolder(temporary.resolve("elsewhere"));
        other.write("birds/night.md", OWLS);
        library.intake().add(List.of(other.path()), Progress.SILENT);
        assertThat(document("owls.md")).isNotEqualTo(before);
        assertThat(shown()).singleElement().satisfies(each -> assertThat(each.isFound()).isTrue());
        assertThat(library.annotations().homeless()).isEmpty();
    }

    @Test
    void notesAndQuotationsAreFoundByTheirWordsAtOnce() throws IOException {
        assertThat(found("note:yes")).isEmpty();
        ShownAnnotation made = mark("They hear a mouse", "Compare with bats’ echolocation");
        assertThat(found("note:echolocations")).containsExactly(document("owls.md"));
        assertThat(found("note:echo*")).containsExactly(document("owls.md"));
        assertThat(found("note:\"mouse hear\"")).containsExactly(document("owls.md"));
        assertThat(found("snow note:bats")).containsExactly(document("owls.md"));
        assertThat(found("snow -note:bats")).containsExactly(document("dogs.md"));
        assertThat(found("note:yes")).containsExactly(document("owls.md"));
        assertThat(found("note:dolphins")).isEmpty();
        library.annotations().change(made.id(), null, "and dolphins");
        assertThat(found("note:dolphins")).containsExactly(document("owls.md"));
    }

    @Test
    void boxesAreGivenOnlyOfTheFileTheyWereMadeIn() throws IOException {
        library.annotations().add(document("owls.md"), new AnnotationDraft(
                new TextQuote("They hear a mouse", "", ""), 1, List.of(new Region(1, new Box(1, 2, 3, 4))),
                AnnotationColour.YELLOW, ""));
        assertThat(shown().getFirst().regions()).containsExactly(new Region(1, new Box(1, 2, 3, 4)));
        folder.write("owls.md", OWLS + "More.");
        sync();
        assertThat(shown().getFirst().regions()).isEmpty();
        assertThat(shown().getFirst().isFound()).isTrue();
    }

    @Test
    void aLineThatCannotBeReadHidesNoOther() throws IOException {
        mark("They hear a mouse", "");
        Path kept = home.library("default").resolve(AnnotationStore.FILE);
        Files.writeString(kept, "{\"id\":\"0123\n{\"id\":\"x\",\"document\":\"../..\"}\n",
                StandardOpenOption.APPEND);
        assertThat(shown()).hasSize(1);
        mark("Snow muffles", "");
        assertThat(shown()).hasSize(2);
    }

    @Test
    void anAnswerIsAsOldAsItsNotes() throws IOException {
        ShownAnnotation made = mark("They hear a mouse", "about whales");
        assertThat(found("note:whales")).containsExactly(document("owls.md"));
        assertThat(found("note:whales")).containsExactly(document("owls.md"));
        library.annotations().remove(made.id());
        assertThat(found("note:whales")).isEmpty();
        assertThat(shown()).isEmpty();
    }

    /// A file each, as they were kept before there was a log.
    private Path keptAsBefore() throws IOException {
        Path log = home.library("default").resolve(AnnotationStore.FILE);
        Path earlier = Files.createDirectories(home.library("default").resolve("annotations"));
        for (String line : Files.readAllLines(log)) {
            Files.writeString(earlier.resolve(line.split("\"")[3] + ".json"), line);
        }
        Files.delete(log);
        return earlier;
    }

    @Test
    void thoseThatAnEarlierVersionKeptAreTakenOverOnce() throws IOException {
        ShownAnnotation hears = mark("They hear a mouse", "How?");
        ShownAnnotation muffles = mark("Snow muffles", "");
        library.close();
        Path earlier = keptAsBefore();
        Files.writeString(earlier.resolve("broken.json"), "{");
        library = Library.open(home, "default", Settings.standard());
        assertThat(shown()).containsExactly(hears, muffles);
        assertThat(found("note:how")).containsExactly(document("owls.md"));
        assertThat(earlier).isDirectoryContaining("glob:**/broken.json")
                .isDirectoryNotContaining(file -> !file.endsWith("broken.json"));

        library.annotations().remove(hears.id());
        Files.delete(earlier.resolve("broken.json"));
        reopen();
        assertThat(shown()).containsExactly(muffles);
        assertThat(earlier).doesNotExist();
    }

    @Test
    void aChangeAfterACrashWhileTheyWereTakenOverStays() throws IOException {
        ShownAnnotation made = mark("They hear a mouse", "How?");
        library.close();
        Path earlier = keptAsBefore();
        Path file;
        try (Stream<Path> files = Files.list(earlier)) {
            file = files.findFirst().orElseThrow();
        }
        String content = Files.readString(file);
        library = Library.open(home, "default", Settings.standard());
        library.annotations().change(made.id(), null, "By ear");
        Files.createDirectories(earlier);
        Files.writeString(file, content);
        reopen();
        assertThat(shown()).singleElement().satisfies(each -> assertThat(each.note()).isEqualTo("By ear"));
    }

    @Test
    void aCopyOfALibraryOfAnEarlierVersionHasThem() throws IOException {
        mark("They hear a mouse", "");
        library.close();
        keptAsBefore();
        new LibraryCopy(home, Map.of()).copy("default", "other", Map.of());
        library = Library.open(home, "other", Settings.standard());
        assertThat(shown()).hasSize(1);
    }

    @Test
    void aCopyOfTheLibraryHasThem() throws IOException {
        mark("They hear a mouse", "");
        library.close();
        new LibraryCopy(home, Map.of()).copy("default", "other", Map.of());
        library = Library.open(home, "other", Settings.standard());
        assertThat(shown()).hasSize(1);
    }

    @Test
    void theyAreExportedAsMarkdownThatStaysText() throws IOException {
        mark("They hear a mouse under the snow", "*Not* <b>bold</b>\n\n# nor a heading");
        mark("Snow muffles", "");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Export export = new Export(library);
        assertThat(export.write(export.documents(new Selection.All()), ExportFormat.ANNOTATIONS, out))
                .isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("# Annotations\n\n## Owls that hunt")
                .contains("\n> They hear a mouse under the snow [@")
                .contains("\n\\*Not\\* \\<b\\>bold\\</b\\>\n\n\\# nor a heading\n")
                .contains("\n> Snow muffles [@").doesNotContain("Dogs");
    }
}
