package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.PassageIndexContract;
import dev.carrel.index.retrieval.KeywordScoring;

/// Lucene keeps what is put into it.
final class LuceneIndexTest extends PassageIndexContract {
    @Override
    protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
        return LuceneIndex.open(in, scoring);
    }
}
