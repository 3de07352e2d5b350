package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;

import dev.carrel.document.work.Labels;
import dev.carrel.index.FacetsContract;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.index.retrieval.OwnNotes;

/// Lucene counts as it should.
final class LuceneFacetsTest extends FacetsContract {
    @Override
    protected PassageIndex open(Path in, Supplier<Labels> labels) throws IOException {
        return LuceneIndex.open(in, KeywordScoring.STANDARD, new OwnRecords(labels, OwnNotes.NONE));
    }
}
