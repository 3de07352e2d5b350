package dev.carrel.library;

import dev.carrel.library.settings.Settings;
import dev.carrel.search.run.SearchOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/// The numbers that are promised to users.
final class SpecifiedDefaultsTest {
    @ParameterizedTest
    @CsvSource({"search.mode, hybrid", "search.view, papers", "search.limit, 10",
            "search.min-similarity, none", "ranking.semantic-weight-percent, 50", "ranking.rrf-k, 60",
            "ranking.auto-weights, true", "ranking.weighted.semantic, 0.72", "ranking.weighted.keyword, 0.28",
            "ranking.weighted.verbatim, 0.08", "ranking.weighted.heading, 0.05",
            "ranking.weighted.threshold, 0.72", "ranking.weighted.cap, 120", "ranking.weighted.free, 10",
            "ranking.weighted.overfetch, 8", "ranking.weighted.candidates, 1000", "ranking.signals.ck, 0.5",
            "ranking.signals.doc, 0.3", "ranking.signals.abs, 0.1", "ranking.signals.fig, 0.1",
            "ranking.signals.pr, 0.2", "ranking.signals.blend, 50", "keyword.fields.title, 3.0",
            "keyword.fields.summary, 2.0", "keyword.fields.url, 1.5", "keyword.fields.heading, 1.5",
            "keyword.fields.body, 1.0", "keyword.similarity, bm25", "indexing.mode, full",
            "chunking.max-tokens, auto", "chunking.max-passages-per-document, 100",
            "embedding.model, bge-small-en-v1.5-q", "expansion.queries, 3", "expansion.by, auto",
            "index.backend, lucene"})
    void aSettingHasItsDefault(String key, String value) {
        assertThat(Settings.standard().text(key)).isEqualTo(value);
    }

    @Test
    void whatIsSetIsWhatTheFormulasUse() {
        assertThat(Settings.standard().searchOptions()).isEqualTo(SearchOptions.STANDARD);
    }
}
