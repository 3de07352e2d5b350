package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.RetrievalContract;
import dev.carrel.index.retrieval.KeywordScoring;

/// Lucene finds what is asked for.
final class LuceneRetrievalTest extends RetrievalContract {
    @Override
    protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
        return LuceneIndex.open(in, scoring);
    }
}
