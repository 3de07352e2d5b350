package dev.carrel.evaluate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

final class BeirDirectoryTest {
    @TempDir
    private Path directory;

    private Path file(String name) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        return Files.writeString(file, "");
    }

    @Test
    void theThreePartsAreFound() throws IOException {
        BeirDirectory expected = new BeirDirectory(file("corpus.jsonl"), file("queries.jsonl"),
                file("qrels/test.tsv"));
        file("corpus.jsonl.gz");
        assertThat(BeirDirectory.open(directory, "test")).isEqualTo(expected);
    }

    @Test
    void theCorpusMayBeCompressed() throws IOException {
        Path corpus = file("corpus.jsonl.gz");
        file("queries.jsonl");
        file("qrels/dev.tsv");
        assertThat(BeirDirectory.open(directory, "dev").corpus()).isEqualTo(corpus);
    }

    @Test
    void aMissingPartIsNamed() throws IOException {
        assertThatThrownBy(() -> BeirDirectory.open(directory.resolve("none"), "test"))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("not a directory");
        assertThatThrownBy(() -> BeirDirectory.open(directory, "test")).isInstanceOf(UserError.class)
                .hasMessageContaining("holds no corpus.jsonl");
        file("corpus.jsonl");
        assertThatThrownBy(() -> BeirDirectory.open(directory, "test")).isInstanceOf(UserError.class)
                .hasMessageContaining("holds no queries.jsonl");
        file("queries.jsonl");
        assertThatThrownBy(() -> BeirDirectory.open(directory, "test")).isInstanceOf(UserError.class)
                .hasMessageContaining("test.tsv does not exist");
    }

    @Test
    void theHintNamesTheJudgementsThatAreThere() throws IOException {
        file("corpus.jsonl");
        file("queries.jsonl");
        file("qrels/train.tsv");
        file("qrels/dev.tsv");
        assertThatThrownBy(() -> BeirDirectory.open(directory, "test")).asInstanceOf(type(UserError.class))
                .extracting(UserError::hint).isEqualTo("There are judgements called dev, train.");
    }
}
