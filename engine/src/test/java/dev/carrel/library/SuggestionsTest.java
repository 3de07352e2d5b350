package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.ingest.Progress;
import dev.carrel.library.home.Home;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.suggest.Suggestion;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

final class SuggestionsTest {
    @TempDir
    private Path folder;

    private Library library() throws IOException {
        Home home = new Home(TestModels.rememberingHomeIn(folder.resolve("home")));
        return Library.open(home, "default", home.settings("default", Map.of()));
    }

    @Test
    void anEmptyLibrarySuggestsNothing() throws IOException {
        try (Library library = library()) {
            assertThat(library.search().suggestions()).isEmpty();
        }
    }

    @Test
    void suggestionsAreOfTheLibrarysOwnTextsAndFindSomething() throws IOException {
        Path works = Files.writeString(folder.resolve("works.bib"),
                """
                        @article{a, title={Whale oil and the light of harbour lamps}, author={Northcote, Ada}, year={1921}}
                        @article{b, title={Tidal mud crabs drain their burrows}, author={Ilse Brandt}, year={1987}}
                        @article{c, title={Reef fish counts by drone}, author={van der Berg, Jo}, year={2019}}
                        """);
        try (Library library = library()) {
            library.intake().add(List.of(works), Progress.SILENT);
            List<Suggestion> suggestions = library.search().suggestions();
            assertThat(suggestions).hasSizeGreaterThanOrEqualTo(3).isEqualTo(library.search().suggestions());
            assertThat(suggestions).extracting(Suggestion::form).doesNotHaveDuplicates();
            for (Suggestion suggestion : suggestions) {
                assertThat(library.search().ask(suggestion.query(), SearchOptions.STANDARD).results())
                        .as(suggestion.query()).isNotEmpty();
            }
        }
    }

    @Test
    void theyChangeWithTheLibrary() throws IOException {
        Path note = Files.writeString(folder.resolve("note.md"),
                "# Burrows of tidal mud crabs\n\nCrabs dig.\n");
        try (Library library = library()) {
            assertThat(library.search().suggestions()).isEmpty();
            library.intake().add(List.of(note), Progress.SILENT);
            assertThat(library.search().suggestions()).isNotEmpty();
        }
    }
}
