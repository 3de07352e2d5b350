package dev.carrel.search.suggest;

import dev.carrel.index.lucene.LuceneIndex;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class TitleTopicTest {
    @ParameterizedTest
    @CsvSource({"Fast graph sampling for the impatient,Fast graph sampling",
            "On the origin of slow-wave sleep,slow-wave sleep",
            "Lamps of the old harbour towers,old harbour towers"})
    void aTopicIsTheLongestRunOfWordsThatMeanSomething(String title, String topic) {
        assertThat(TitleTopic.of(title, LuceneIndex.terms())).map(TitleTopic::words).hasValue(topic);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bees", "Of this and that", "Attention: a review", "—"})
    void aTitleWithoutTwoWordsInARowHasNone(String title) {
        assertThat(TitleTopic.of(title, LuceneIndex.terms())).isEmpty();
    }
}
