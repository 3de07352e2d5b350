package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.ScoringContract;
import dev.carrel.index.retrieval.KeywordScoring;

/// Lucene scores as it should.
final class LuceneScoringTest extends ScoringContract {
    @Override
    protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
        return LuceneIndex.open(in, scoring);
    }
}
