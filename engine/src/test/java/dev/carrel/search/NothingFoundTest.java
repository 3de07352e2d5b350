package dev.carrel.search;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.Searches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

final class NothingFoundTest {
    @Test
    void theWordsThatStandNowhereAreNamed(@TempDir Path folder) throws IOException {
        try (PassageIndex index = LuceneIndex.open(folder, KeywordScoring.STANDARD)) {
            try (Writer writer = index.writer()) {
                writer.put(entry("bread", "Bread", "Warm dough rises.").build());
                writer.commit();
            }
            Search search = Searches.of(index, () -> {
                throw new IllegalStateException("no vectors, no model");
            });
            Answer answer = search.ask("dough AND (zebras OR Serengeti)", SearchOptions.STANDARD);
            assertThat(answer.results()).isEmpty();
            assertThat(answer.remarks()).extracting(QueryRemark::sentence)
                    .containsExactly("No document holds “zebras”.", "No document holds “Serengeti”.");
        }
    }
}
