package dev.carrel.library.list;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// A library as a list, and whether labels stay with their works whatever happens to files.
@Tag("thorough")
final class LibraryListTest {
    private static final LabelChange CITE = new LabelChange(List.of("To cite"), List.of(), true,
            ReadingStatus.TO_READ);

    @TempDir
    private Path temporary;
    private TestFolder folder;
    private Library library;
    private LibraryList list;

    @BeforeEach
    void fill() throws IOException {
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("cats.md", "# Cats\n\nCats purr.");
        folder.write("old/dogs.md", "# Dogs\n\nDogs bark.");
        Files.writeString(temporary.resolve("refs.bib"), """
                @article{owl, title={On owls}, author={Lee, Ann}, year={2019}, journal={Nature},
                  doi={10.1000/owl}, abstract={Owls turn their heads.}, keywords={night}}
                """);
        library = Library.open(new Home(TestModels.rememberingHomeIn(temporary.resolve("home"))), "default",
                Settings.standard());
        list = new LibraryList(library);
        add(folder.path(), temporary.resolve("refs.bib"));
    }

    @AfterEach
    void close() throws IOException {
        library.close();
    }

    private void add(Path... paths) throws IOException {
        library.intake().add(List.of(paths), Progress.SILENT);
    }

    private List<String> titles(String filter) throws IOException {
        return list.page(filter, WorkOrder.BY_TITLE, 0, 100).rows().stream()
                .map(row -> row.work().metadata().title()).toList();
    }

    private List<List<DocumentId>> works(String filter) throws IOException {
        return list.works(new WorkSelection.Listed(filter, List.of()), WorkOrder.BY_TITLE,
                (name, _) -> new IllegalStateException(name));
    }

    private void cite(String filter) throws IOException {
        assertThat(list.label(works(filter), CITE)).isEqualTo(1);
    }

    @Test
    void labelsAreFoundAndShownEverywhere() throws IOException {
        cite("owls");
        assertThat(titles("")).containsExactly("Cats", "Dogs", "On owls");
        assertThat(titles("tag:\"to cite\" star:yes read:todo")).containsExactly("On owls");
        assertThat(titles("read:no -star:yes")).containsExactly("Cats", "Dogs");
        var hit = library.search().ask("heads tag:\"to cite\"", SearchOptions.STANDARD).results().getFirst();
        assertThat(hit.found().labels().tags()).containsExactly("To cite");
        assertThat(library.search().ask("heads", SearchOptions.STANDARD).results()).isNotEmpty();
        list.label(works("owls"), new LabelChange(List.of(), List.of("to cite"), null, null));
        assertThat(library.search().ask("heads tag:\"to cite\"", SearchOptions.STANDARD).results())
                .as("an answer that was kept is of the labels before").isEmpty();
    }

    @Test
    void labelsSurviveReindexingANewVersionAndRemoval() throws IOException {
        cite("cats");
        cite("owls");
        folder.write("cats.md", "# Cats\n\nCats purr, and this is another text.");
        library.intake().sync(library.status().sources(), Progress.SILENT);
        assertThat(titles("star:yes")).containsExactly("Cats", "On owls");
        library.upkeep().reindex(Progress.SILENT);
        assertThat(titles("star:yes")).containsExactly("Cats", "On owls");
        list.remove(works("star:yes"));
        assertThat(titles("")).containsExactly("Dogs");
        library.upkeep().erase();
        add(folder.path(), temporary.resolve("refs.bib"));
        assertThat(titles("star:yes")).containsExactly("Cats", "On owls");
        library.close();
        library = Library.open(new Home(temporary.resolve("home")), "default", Settings.standard());
        list = new LibraryList(library);
        assertThat(titles("star:yes")).containsExactly("Cats", "On owls");
    }

    @Test
    void labelsFollowAWorkToAnotherFileAndSource() throws IOException {
        cite("dogs");
        cite("owls");
        Files.move(folder.path().resolve("old/dogs.md"), folder.path().resolve("hounds.md"));
        Files.delete(temporary.resolve("refs.bib"));
        Path other = Files.writeString(temporary.resolve("other.bib"), """
                @article{lee2019, title={Owls, revised}, author={Lee, Ann}, doi={10.1000/OWL}}
                @article{xu, title={On owls}, author={Xu, Jian}, year={2020}, abstract={Other owls.}}
                """);
        library.upkeep().remove(List.of(), library.status().sources().stream()
                .filter(source -> source.location().endsWith("refs.bib")).map(each -> each.id()).toList());
        add(folder.path(), other);
        assertThat(titles("star:yes")).containsExactly("Dogs", "Owls, revised");
        assertThat(list.page("dogs", WorkOrder.BY_TITLE, 0, 1).rows().getFirst().work().labels())
                .isEqualTo(new WorkLabels(List.of("To cite"), true, ReadingStatus.TO_READ, null));
    }

    @Test
    void aRowSaysWhatIsKnownOfItsWork() throws IOException {
        WorkRow row = list.page("owls", WorkOrder.BY_TITLE, 0, 10).rows().getFirst();
        assertThat(row.sources()).containsExactly(temporary.resolve("refs.bib").toString());
        assertThat(row.work().metadata().site()).isEqualTo("Nature");
        assertThat(row.coverage().passages()).isEqualTo(1);
        assertThat(row.added()).isBefore(Instant.now());
        list.opened(row.fullest(), Instant.EPOCH);
        assertThat(list.page("owls", WorkOrder.BY_TITLE, 0, 10).rows().getFirst().work().labels().opened())
                .isEqualTo(Instant.EPOCH);
        assertThat(titles("star:yes")).isEmpty();
    }

    @Test
    void allThatAreListedButSomeAreMeant() throws IOException {
        String dogs = works("dogs").getFirst().getFirst().value();
        assertThat(list.works(new WorkSelection.Listed("", List.of(dogs)), WorkOrder.BY_TITLE,
                (name, _) -> new IllegalStateException(name))).hasSize(2);
        assertThat(list.works(new WorkSelection.Named(List.of("owl", "10.1000/owl", dogs)),
                WorkOrder.BY_TITLE, (name, _) -> new IllegalStateException(name))).hasSize(2);
        assertThatThrownBy(() -> list.works(new WorkSelection.Named(List.of("nobody")), WorkOrder.BY_TITLE,
                (name, _) -> new IllegalStateException(name))).hasMessage("nobody");
    }

    @Test
    void aChangeSaysSomething() {
        assertThatThrownBy(() -> new LabelChange(List.of(), List.of(), null, null))
                .isInstanceOf(UserError.class);
        Stream.of("", " ", "a\nb", "x".repeat(201)).forEach(tag -> assertThatThrownBy(
                () -> new LabelChange(List.of(tag), List.of(), null, null)).isInstanceOf(UserError.class));
    }
}
