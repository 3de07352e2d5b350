package dev.carrel.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

import dev.carrel.document.DocumentId;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Searches;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// A model that counts how often the word *dough* stands in what it reads, which is not how words are ranked.
final class RerankingTest {
    private PassageIndex index;
    private Search plain;

    private record Counting() implements CrossEncoder {
        @Override
        public String name() {
            return "counting";
        }

        @Override
        public double score(String question, String passage) {
            return passage.split("dough", -1).length / 10.0;
        }

        @Override
        public void close() {}
    }

    @BeforeEach
    void fill(@TempDir Path folder) throws IOException {
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
        try (Writer writer = index.writer()) {
            writer.put(entry("short", "Dough", "Yeast.").build());
            writer.put(entry("once", "Bread", "Warm yeast, dough.").build());
            writer.put(entry("often", "Baking", "Yeast and dough, dough, dough" + " and much else".repeat(40))
                    .build());
            writer.settle();
        }
        plain = Searches.of(index, () -> {
            throw new AssertionError("no embedding model is needed");
        });
    }

    @AfterEach
    void close() throws IOException {
        index.close();
    }

    private List<Hit> ask(Search search, String query, int limit) throws IOException {
        return search.ask(query, SearchOptions.STANDARD.withMode(Mode.KEYWORD).withLimit(limit)).results();
    }

    private static List<DocumentId> documents(List<Hit> hits) {
        return hits.stream().map(hit -> hit.found().origin().id()).toList();
    }

    @Test
    void theModelOrdersTheBestAndSaysWhatItGave() throws IOException {
        assertThat(documents(ask(plain, "yeast", 3))).last().isEqualTo(EntryBuilder.id("often"));
        List<Hit> hits = ask(plain.reranked(Counting::new, 50), "yeast", 3);
        assertThat(documents(hits)).first().isEqualTo(EntryBuilder.id("often"));
        assertThat(hits).extracting(Hit::rank).containsExactly(1, 2, 3);
        assertThat(hits.getFirst().parts()).last().isEqualTo(new Fused.Part("rerank", 0.4, 0.4));
        assertThat(hits.getFirst().parts().stream().mapToDouble(Fused.Part::share).sum()).isEqualTo(0.4);
        assertThat(hits.getFirst().score()).isEqualTo(0.4);
    }

    @Test
    void moreIsReadThanIsShown() throws IOException {
        assertThat(documents(ask(plain.reranked(Counting::new, 50), "yeast", 1)))
                .containsExactly(EntryBuilder.id("often"));
    }

    @Test
    void whatLiesDeeperKeepsItsOrderBelowTheRest() throws IOException {
        List<DocumentId> before = documents(ask(plain, "yeast", 3));
        List<Hit> hits = ask(plain.reranked(Counting::new, 1), "yeast", 3);
        assertThat(documents(hits)).isEqualTo(before);
        assertThat(hits).extracting(Hit::score).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(hits.getLast().parts().getLast().name()).isEqualTo("rerank");
        assertThat(hits.getLast().parts().getLast().value()).isNull();
    }

    @Test
    void whereThereIsNothingToReadNoModelIsOpened() throws IOException {
        Supplier<CrossEncoder> none = () -> {
            throw new AssertionError("no model is needed");
        };
        assertThat(ask(plain.reranked(none, 50), "zeppelin", 3)).isEmpty();
        assertThat(ask(plain.reranked(none, 50), "type:paper", 3)).hasSize(3);
    }
}
