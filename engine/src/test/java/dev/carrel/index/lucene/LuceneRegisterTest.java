package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.SourceRegisterContract;
import dev.carrel.index.retrieval.KeywordScoring;

/// Lucene keeps the register.
final class LuceneRegisterTest extends SourceRegisterContract {
    @Override
    protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
        return LuceneIndex.open(in, scoring);
    }
}
