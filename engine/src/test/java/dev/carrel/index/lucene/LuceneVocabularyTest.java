package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.VocabularyContract;
import dev.carrel.index.retrieval.KeywordScoring;

/// Lucene knows the words.
final class LuceneVocabularyTest extends VocabularyContract {
    @Override
    protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
        return LuceneIndex.open(in, scoring);
    }
}
