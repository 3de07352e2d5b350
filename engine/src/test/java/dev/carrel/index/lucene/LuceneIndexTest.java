package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.base.UserError;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.PassageIndexContract;
import dev.carrel.index.Writer;
import dev.carrel.index.retrieval.KeywordScoring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
}
