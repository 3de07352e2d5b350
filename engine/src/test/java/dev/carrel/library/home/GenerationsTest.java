package dev.carrel.library.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class GenerationsTest {
    @TempDir
    private Path temporary;
    private Path folder;
    private Generations generations;

    @BeforeEach
    void open() {
        folder = temporary.resolve("library");
        generations = new Generations(folder);
    }

    private Stream<String> folders() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).toList().stream();
        }
    }

    @Test
    void whatThereIsNoRoomForIsNotBegun() throws IOException {
        Files.createDirectories(folder.resolve("index-1"));
        assertThatThrownBy(() -> generations.begin(1L << 60)).isInstanceOf(UserError.class)
                .hasMessageContaining("not enough room").hasMessageContaining("MB are free");
        assertThat(folders()).containsExactly("index-1");
    }

    @Test
    void theFirstIsNumberOne() throws IOException {
        assertThat(generations.current()).isEqualTo(folder.resolve("index-1"));
    }

    @Test
    void aFinishedOneTakesOverAndTheOthersGoLater() throws IOException {
        Files.createDirectories(folder.resolve("index-1/deep"));
        Files.createDirectories(folder.resolve("index-9"));
        Files.writeString(folder.resolve("carrel.toml"), "");
        Path next = generations.begin(0);
        Files.writeString(next.resolve("segments"), "x");
        assertThat(generations.current()).isEqualTo(folder.resolve("index-9"));
        assertThat(generations.replaceBy(next)).isEqualTo(folder.resolve("index-10"));
        assertThat(generations.current()).isEqualTo(folder.resolve("index-10"));
        assertThat(folders()).as("somebody may be using them")
                .containsExactlyInAnyOrder("index-1", "index-9", "index-10", "carrel.toml");
        generations.sweep();
        assertThat(folders()).containsExactlyInAnyOrder("index-10", "carrel.toml");
        assertThat(folder.resolve("index-10/segments")).exists();
    }

    @Test
    void anUnfinishedOneIsNeverTheCurrentOneAndIsBegunAnew() throws IOException {
        Files.createDirectories(folder.resolve("index-2"));
        Files.writeString(generations.begin(0).resolve("half"), "x");
        assertThat(generations.current()).isEqualTo(folder.resolve("index-2"));
        try (Stream<Path> files = Files.list(generations.begin(0))) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void otherFoldersAreNotTouched() throws IOException {
        Files.createDirectories(folder.resolve("index-old"));
        Files.createDirectories(folder.resolve("index-"));
        generations.replaceBy(generations.begin(0));
        assertThat(folders()).containsExactlyInAnyOrder("index-1", "index-old", "index-");
    }

    private void write(String name) throws IOException {
        try (PassageIndex index = LuceneIndex.open(folder.resolve(name), KeywordScoring.STANDARD)) {
            index.writer().close();
        }
    }

    @Test
    void oneWithoutTheListOfItsPartsIsDamagedAndNotEmpty() throws IOException {
        write("index-1");
        Files.createDirectories(folder.resolve("index-3"));
        assertThatThrownBy(generations::check).isInstanceOf(UserError.class)
                .hasMessageContaining("index-3").extracting(e -> ((UserError) e).hint()).asString()
                .contains("index-1");
        Files.delete(folder.resolve("index-3"));
        generations.check();
    }

    @Test
    void theFirstOneIsThereWholeOrNotAtAll() throws IOException {
        generations.check();
        generations.beginFirst();
        generations.check();
        generations.beginFirst();
        assertThat(folders()).containsExactly("index-1");
        assertThat(folder.resolve("index-1/segments_1")).exists();
    }

    @Test
    void whatWasErasedIsGoneWithAllThatWasOlder() throws IOException {
        write("index-1");
        write("index-2");
        Files.createDirectories(folder.resolve("beginning123"));
        generations.erase();
        assertThat(folders()).isEmpty();
    }
}
