package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.StoredDocumentsContract;
import dev.carrel.index.retrieval.KeywordScoring;

/// Lucene gives back what is put into it.
final class LuceneStoredDocumentsTest extends StoredDocumentsContract {
    @Override
    protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
        return LuceneIndex.open(in, scoring);
    }
}
