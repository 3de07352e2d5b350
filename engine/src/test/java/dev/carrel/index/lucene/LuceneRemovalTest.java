package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.RemovalContract;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Lucene remembers what was removed, and knows what is left of an index from a new one.
final class LuceneRemovalTest extends RemovalContract {
    @TempDir
    private Path temporary;

    @Override
    protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
        return LuceneIndex.open(in, scoring);
    }

    @Test
    void segmentsWithoutTheListOfThemAreDamage() throws IOException {
        Path folder = temporary.resolve("index");
        try (PassageIndex index = open(folder, KeywordScoring.STANDARD); Writer writer = index.writer()) {
            writer.put(EntryBuilder.entry("a", "Title", "Text.").build());
            writer.commit();
        }
        for (Path list : files(folder).stream().filter(file -> file.getFileName().toString()
                .startsWith("segments")).toList()) {
            Files.delete(list);
        }
        List<Path> left = files(folder);
        try (PassageIndex index = open(folder, KeywordScoring.STANDARD)) {
            assertThatThrownBy(index::snapshot).isInstanceOf(UserError.class).hasMessageContaining("damaged");
            assertThatThrownBy(index::facts).isInstanceOf(UserError.class).hasMessageContaining("damaged");
            assertThatThrownBy(index::writer).isInstanceOf(UserError.class).hasMessageContaining("damaged");
        }
        assertThat(files(folder)).containsAll(left);
    }

    @Test
    void aWriterThatNeverCommittedLeavesAnEmptyIndex() throws IOException {
        Path folder = temporary.resolve("index");
        try (PassageIndex index = open(folder, KeywordScoring.STANDARD)) {
            try (Writer writer = index.writer()) {
                writer.put(EntryBuilder.entry("a", "Title", "Text.").build());
            }
            try (Snapshot snapshot = index.snapshot()) {
                assertThat(snapshot.census().statistics().documents()).isZero();
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.toList();
        }
    }
}
