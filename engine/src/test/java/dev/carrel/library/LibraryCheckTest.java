package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.ingest.Progress;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

final class LibraryCheckTest {
    @TempDir
    private Path temporary;

    @Test
    void damageInTheMiddleOfAFileIsFound() throws IOException {
        Home home = new Home(TestModels.homeIn(temporary.resolve("home")));
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        folder.write("cats.md", "# Cats\n\nCats purr when they are content.");
        try (Library library = Library.open(home, "default", Settings.standard())) {
            library.intake().add(List.of(temporary.resolve("docs")), Progress.SILENT);
            assertThat(contents(home, library).passed()).isTrue();
        }
        damage(home.library("default"));
        try (Library library = Library.open(home, "default", Settings.standard())) {
            assertThat(contents(home, library).passed()).isFalse();
            assertThat(contents(home, library).detail()).contains("damaged", "carrel remove --all --yes");
        }
    }

    private static LibraryCheck.Check contents(Home home, Library library) {
        return new LibraryCheck(home, library).checks().stream()
                .filter(check -> check.name().equals("library")).findFirst().orElseThrow();
    }

    /// One bit of the file that holds the vectors.
    private static void damage(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            Path vectors = files.filter(file -> file.toString().matches(".*\\.(vec|cfs)")).findFirst()
                    .orElseThrow();
            byte[] bytes = Files.readAllBytes(vectors);
            bytes[bytes.length / 2] ^= 1;
            Files.write(vectors, bytes);
        }
    }
}
