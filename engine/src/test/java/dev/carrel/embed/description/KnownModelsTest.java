package dev.carrel.embed.description;

import java.io.IOException;

import dev.carrel.embed.Model.Pooling;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class KnownModelsTest {
    @Test
    void everyModelIsDescribedOnceAndWhole() throws IOException {
        KnownModels models = KnownModels.read();
        assertThat(models.all()).hasSizeGreaterThan(30).extracting(KnownModel::begins)
                .doesNotHaveDuplicates();
        assertThat(models.all()).allSatisfy(model -> {
            assertThat(model.place()).matches("[\\w.-]+/[\\w.-]+");
            assertThat(model.megabytes()).isPositive();
            assertThat(model.languages()).isNotBlank();
            assertThat(model.licence()).isNotBlank();
            assertThat(model.use().dimensions()).isPositive();
            assertThat(model.pooling()).isPresent();
            assertThat(models.named(model.name())).contains(model);
        });
    }

    @Test
    void theLongestBeginningOfANameDecides() throws IOException {
        KnownModels models = KnownModels.read();
        assertThat(models.named("gte-large-en-v1.5").orElseThrow().place()).startsWith("Alibaba-NLP/");
        assertThat(models.named("GTE-large-q").orElseThrow().place()).startsWith("thenlper/");
        assertThat(models.named("my-model")).isEmpty();
    }

    @Test
    void aWindowThatNobodyAskedForIsNotWiderThanNeedBe() throws IOException {
        ModelDescription nomic = KnownModels.read().description("nomic-embed-text-v1.5").orElseThrow();
        assertThat(nomic).isEqualTo(new ModelDescription("nomic-embed-text-v1.5", null, 2048, Pooling.MEAN,
                "search_query: ", "search_document: "));
    }
}
