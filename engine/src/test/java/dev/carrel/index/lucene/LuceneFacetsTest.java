package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.FacetsContract;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.retrieval.KeywordScoring;

/// Lucene counts as it should.
final class LuceneFacetsTest extends FacetsContract {
    @Override
    protected PassageIndex open(Path in) throws IOException {
        return LuceneIndex.open(in, KeywordScoring.STANDARD);
    }
}
