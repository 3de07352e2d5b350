package dev.carrel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// Several libraries asked at once.
@Tag("thorough")
final class SeveralLibrariesTest {
    @TempDir
    private Path temporary;
    private Program carrel;

    @BeforeEach
    void libraries() throws IOException {
        carrel = new Program(temporary.resolve("home"), temporary);
        TestFolder cats = new TestFolder(temporary.resolve("cats"));
        cats.write("cats.md", "# Cats\n\nCats purr when they are content and well fed.");
        cats.write("lions.md", "# Lions\n\nLions roar at night and sleep by day.");
        TestFolder dogs = new TestFolder(temporary.resolve("dogs"));
        dogs.write("dogs.md", "# Dogs\n\nDogs bark at strangers and guard the house.");
        dogs.write("wolves.md", "# Wolves\n\nWolves howl at night, far from any house.");
        carrel.run("add", "--library", "cats", "cats").exits(0);
        carrel.run("add", "--library", "dogs", "dogs").exits(0);
    }

    private static List<String> libraries(JsonNode answer) {
        List<String> libraries = new ArrayList<>();
        answer.at("/results").forEach(hit -> libraries.add(hit.at("/library").asString()));
        return libraries;
    }

    private static List<String> titles(JsonNode answer) {
        List<String> titles = new ArrayList<>();
        answer.at("/results").forEach(hit -> titles.add(hit.at("/document/title").asString()));
        return titles;
    }

    @Test
    void oneListRanksAllOfThemAndSaysWhereEachHitIs() throws IOException {
        JsonNode answer = carrel.run("search", "--library", "cats", "--library", "dogs", "--json",
                "animals that are loud at night").exits(0).json();
        assertThat(titles(answer)).hasSize(4);
        assertThat(titles(answer).subList(0, 2)).containsExactlyInAnyOrder("Lions", "Wolves");
        assertThat(libraries(answer)).containsOnly("cats", "dogs");
        assertThat(answer.at("/coverage/documents").asInt()).isEqualTo(4);
        assertThat(answer.at("/notes")).isEmpty();
        carrel.run("add", "--library", "both", "cats", "dogs").exits(0);
        assertThat(titles(carrel.run("search", "--library", "both", "--json",
                "animals that are loud at night").exits(0).json())).isEqualTo(titles(answer));
        assertThat(carrel.run("search", "--library=dogs", "--library=cats", "purr").exits(0).out())
                .contains("Cats", "in cats", "in dogs");
    }

    @Test
    void allMeansEveryLibrary() throws IOException {
        JsonNode answer = carrel.run("search", "--library", "all", "--json", "guard the house").exits(0)
                .json();
        assertThat(titles(answer).getFirst()).isEqualTo("Dogs");
        assertThat(libraries(answer)).contains("cats", "dogs");
        assertThat(carrel.run("search", "--library", "all", "--library", "cats", "purr").exits(2).err())
                .contains("every library");
        assertThat(carrel.run("status", "--library", "all").exits(2).err()).contains("carrel search");
        assertThat(carrel.run("add", "--library", "all", "cats").exits(2).err()).contains("all of them");
        assertThat(carrel.run("library", "create", "all").exits(2).err()).contains("all of them");
        JsonNode one = carrel.run("search", "--library", "cats", "--json", "purr").exits(0).json();
        assertThat(one.at("/results/0").has("library")).isFalse();
    }

    @Test
    void aLibraryThatCannotBeAskedIsNamedAndTheRestAnswers() throws IOException {
        carrel.run("library", "copy", "cats", "broken").exits(0);
        try (var files = Files.newDirectoryStream(
                temporary.resolve("home/libraries/broken/index-1"), "segments_*")) {
            for (Path file : files) {
                Files.write(file, new byte[]{1, 2, 3});
            }
        }
        JsonNode answer = carrel.run("search", "--library", "broken", "--library", "dogs", "--json", "bark")
                .exits(0).json();
        assertThat(titles(answer)).contains("Dogs");
        assertThat(libraries(answer)).containsOnly("dogs");
        assertThat(answer.at("/notes")).singleElement()
                .satisfies(note -> assertThat(note.asString())
                        .startsWith("Not asked: the library broken. The library in ")
                        .endsWith(" is damaged."));
        assertThat(carrel.run("search", "--library", "broken", "--library", "wrk", "bark").exits(2).err())
                .contains("There is no library wrk.");
    }

    @Test
    void whatIsAboutOneLibraryTakesOne() {
        assertThat(carrel.run("status", "--library", "cats", "--library", "dogs").exits(2).err())
                .contains("Several libraries are named", "carrel search");
    }

    @Test
    void severalQueriesAndPassagesAreJoinedToo() {
        JsonNode answer = carrel.run("search", "--library", "cats", "--library", "dogs", "--json", "night",
                "--and", "howl").exits(0).json();
        assertThat(titles(answer).getFirst()).isEqualTo("Wolves");
        JsonNode passages = carrel.run("search", "--library", "cats", "--library", "dogs", "--json", "-p",
                "--explain", "night").exits(0).json();
        assertThat(passages.at("/results").size()).isEqualTo(4);
    }
}
