package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.RelationsContract;
import dev.carrel.index.retrieval.KeywordScoring;

/// Lucene keeps how documents are related.
final class LuceneRelationsTest extends RelationsContract {
    @Override
    protected PassageIndex open(Path in) throws IOException {
        return LuceneIndex.open(in, KeywordScoring.STANDARD);
    }
}
