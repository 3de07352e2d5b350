package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.carrel.embed.Vector;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

@Tag("thorough")
final class OnnxEmbedderTest {
    private static OnnxEmbedder embedder;

    @BeforeAll
    static void openTheDefaultModel() throws IOException {
        embedder = OnnxEmbedder.open(RealModels.bge(), TestModels.cache());
    }

    @AfterAll
    static void close() {
        embedder.close();
    }

    @Test
    void theDefaultModelIsDescribed() {
        assertThat(embedder.model().name()).isEqualTo("bge-small-en-v1.5-q");
        assertThat(embedder.model().dimensions()).isEqualTo(384);
        assertThat(embedder.model().window()).isEqualTo(512);
        assertThat(embedder.room()).isEqualTo(510);
    }

    @Test
    void relatedTextsAreNearerThanUnrelatedOnes() {
        Vector query = embedder.query("How do people come to trust machines too much?");
        Vector related = embedder
                .passage("Automation bias: operators over-rely on the advice of automated systems.");
        Vector unrelated = embedder.passage("Tomatoes want warm soil and six hours of sun a day.");
        assertThat(query.similarity(related)).isGreaterThan(query.similarity(unrelated) + 0.1);
    }

    @Test
    void vectorsHaveUnitLength() {
        Vector vector = embedder.passage("A sentence.");
        assertThat(vector.similarity(vector)).isCloseTo(1, within(1e-6));
    }

    @Test
    void theSameTextHasTheSameVectorWhateverElseIsEmbedded() throws Exception {
        List<String> texts = texts(24);
        List<Vector> alone = texts.stream().map(embedder::passage).toList();
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<Vector>> together = new ArrayList<>();
            texts.reversed().forEach(text -> together.add(threads.submit(() -> embedder.passage(text))));
            for (int i = 0; i < texts.size(); i++) {
                assertThat(together.reversed().get(i).get()).isEqualTo(alone.get(i));
            }
        }
    }

    @Test
    void anotherInstanceMakesTheSameVectors(@TempDir Path otherCache) throws IOException {
        Vector vector = embedder.passage("Graph sampling scales to large networks.");
        try (OnnxEmbedder sameCache = OnnxEmbedder.open(RealModels.bge(), TestModels.cache());
                OnnxEmbedder preparedAnew = OnnxEmbedder.open(RealModels.bge(), otherCache)) {
            assertThat(sameCache.passage("Graph sampling scales to large networks.")).isEqualTo(vector);
            assertThat(preparedAnew.passage("Graph sampling scales to large networks.")).isEqualTo(vector);
            assertThat(preparedAnew.model()).isEqualTo(embedder.model());
        }
    }

    private static List<String> texts(int count) {
        Random random = new Random(7);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            texts.add("Passage " + i + " " + "is about sampling. ".repeat(random.nextInt(20)));
        }
        return texts;
    }

    @Test
    void aPassageThatJustFitsIsEmbeddedAndOneTokenMoreIsRefused() {
        assertThat(embedder.passage("word ".repeat(embedder.room())).dimensions()).isEqualTo(384);
        assertThatThrownBy(() -> embedder.passage("word ".repeat(embedder.room() + 1)))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("511")
                .hasMessageContaining("512");
    }

    @Test
    void aQueryThatIsTooLongIsReadAsFarAsItFits() {
        Vector fitting = embedder.query("word ".repeat(600));
        assertThat(embedder.query("word ".repeat(20_000))).isEqualTo(fitting);
    }

    @Test
    void emptyAndUnknownQueriesHaveVectors() {
        for (String query : List.of("", " \n", "🦜", "\ud800", "ไทย")) {
            assertThat(embedder.query(query).dimensions()).isEqualTo(384);
        }
    }

    @Test
    void aQueryIsAskedWithItsPrefixAndAPassageWithout() {
        assertThat(embedder.query("graphs"))
                .isEqualTo(
                        embedder.passage("Represent this sentence for searching relevant passages: graphs"))
                .isNotEqualTo(embedder.passage("graphs"));
    }

    @Test
    void aQueryAskedAgainIsRemembered() {
        assertThat(embedder.query("asked twice")).isSameAs(embedder.query("asked twice"));
    }

    @Test
    void anyTextThatFitsCanBeEmbedded() {
        long seed = Long.getLong("tests.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int i = 0; i < 40; i++) {
            StringBuilder text = new StringBuilder();
            random.ints(random.nextInt(80), 0, Character.MAX_CODE_POINT + 1).forEach(text::appendCodePoint);
            assertThat(embedder.tokens(text.toString())).as("seed %d", seed)
                    .isLessThanOrEqualTo(embedder.room());
            assertThat(embedder.passage(text.toString()).components()).as("seed %d", seed)
                    .doesNotContain(Float.NaN);
        }
    }
}
