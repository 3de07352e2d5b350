package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.BooleanContract;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import org.junit.jupiter.api.Tag;

@Tag("thorough")
final class LuceneBooleanTest extends BooleanContract {
    @Override
    protected PassageIndex open(Path folder) throws IOException {
        return LuceneIndex.open(folder, KeywordScoring.STANDARD);
    }
}
