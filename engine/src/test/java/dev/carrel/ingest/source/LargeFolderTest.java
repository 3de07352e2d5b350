package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.ingest.source.LargeFolder.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

final class LargeFolderTest {
    @TempDir
    Path folder;

    @Test
    void anOrdinaryFolderIsAddedWithoutAQuestion() throws IOException {
        Files.writeString(folder.resolve("a.md"), "# A");
        assertThat(LargeFolder.at(folder, folder.resolveSibling("elsewhere"))).isEmpty();
    }

    @Test
    void aHomeFolderAndWhatHoldsItAreAskedAbout() throws IOException {
        Path home = Files.createDirectories(folder.resolve("people/ada"));
        Files.writeString(home.resolve("a.md"), "# A");
        assertThat(LargeFolder.at(home, home)).hasValueSatisfying(large -> {
            assertThat(large.kind()).isEqualTo(Kind.HOME);
            assertThat(large.sentence()).isEqualTo(home + " is a whole home folder, with 1 file.");
        });
        assertThat(LargeFolder.at(folder, home)).map(LargeFolder::kind).contains(Kind.HOME);
        assertThat(LargeFolder.at(Files.createDirectories(home.resolve("papers")), home)).isEmpty();
    }

    @Test
    void aLinkToAHomeFolderIsOne() throws IOException {
        Path home = Files.createDirectories(folder.resolve("ada"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), home);
        assertThat(LargeFolder.at(link, home)).map(LargeFolder::kind).contains(Kind.HOME);
    }

    @Test
    void aDiskAndTheSystemsFoldersAreAskedAboutAfterACountThatEnds() throws IOException {
        Path root = folder.getRoot();
        assertThat(LargeFolder.at(root, folder)).hasValueSatisfying(large -> {
            assertThat(large.kind()).isEqualTo(Kind.ROOT);
            assertThat(large.files()).isLessThanOrEqualTo(LargeFolder.MANY + 1);
        });
    }

    @Test
    void moreFilesThanAnybodyReadsAreAskedAbout() throws IOException {
        for (int i = 0; i <= LargeFolder.MANY; i++) {
            Files.createFile(folder.resolve(i + ".md"));
        }
        assertThat(LargeFolder.at(folder, folder.resolveSibling("elsewhere"))).hasValueSatisfying(large -> {
            assertThat(large.kind()).isEqualTo(Kind.MANY_FILES);
            assertThat(large.sentence()).isEqualTo(folder + " holds more than 20,000 files.");
        });
    }
}
