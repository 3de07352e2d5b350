package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.EvidenceContract;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.retrieval.KeywordScoring;

/// Lucene tells how well passages answer.
final class LuceneEvidenceTest extends EvidenceContract {
    @Override
    protected PassageIndex open(Path in) throws IOException {
        return LuceneIndex.open(in, KeywordScoring.STANDARD);
    }
}
