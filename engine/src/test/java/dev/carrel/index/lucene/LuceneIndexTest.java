package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.base.UserError;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.PassageIndexContract;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.retrieval.KeywordScoring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Lucene keeps what is put into it.
final class LuceneIndexTest extends PassageIndexContract {
    @Override
    protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
        return LuceneIndex.open(in, scoring);
    }

    @Test
    void aSecondWriterIsRefused(@TempDir Path in) throws IOException {
        try (PassageIndex index = open(in, KeywordScoring.STANDARD);
                PassageIndex other = open(in, KeywordScoring.STANDARD)) {
            try (Writer _ = index.writer()) {
                assertThatThrownBy(index::writer).isInstanceOf(UserError.class)
                        .hasMessageContaining("writing");
                assertThatThrownBy(other::writer).isInstanceOf(UserError.class);
            }
            index.writer().close();
        }
    }

    @Test
    void whatAWriterLeavesBesideACommitIsNotCounted(@TempDir Path in) throws IOException {
        try (PassageIndex index = open(in, KeywordScoring.STANDARD)) {
            try (Writer writer = index.writer()) {
                writer.put(entry("a", "A", "text").build());
                writer.commit();
            }
            long before = bytes(index);
            Files.write(in.resolve("_half_written.cfs"), new byte[2_667]);
            try (PassageIndex other = open(in, KeywordScoring.STANDARD)) {
                assertThat(bytes(other)).isEqualTo(before).isPositive();
            }
        }
    }

    private static long bytes(PassageIndex index) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.census().statistics().bytes();
        }
    }
}
