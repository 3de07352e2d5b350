package dev.carrel.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.embed.Embedder;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.search.run.TextMeaning;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class SentenceChoiceTest {
    private static final TextTerms TERMS = LuceneIndex.terms();
    private static final String LOAVES = "Bread is an old craft. Dough rests overnight. Bread of rye keeps fresh for a week.";

    private static Optional<String> chosen(String text, Map<String, Double> weights,
            SentenceChoice.Meaning meaning) {
        return chosen(List.of(passage(text, weights, 1)), weights, meaning);
    }

    private static Optional<String> chosen(List<PassageWords> passages, Map<String, Double> weights,
            SentenceChoice.Meaning meaning) {
        SentenceChoice.MarkedSentence chosen = new SentenceChoice(weights, meaning).of(passages);
        return Optional.ofNullable(chosen.sentence()).map(passages.get(chosen.passage())::text);
    }

    private static PassageWords passage(String text, Map<String, Double> weights, double strength) {
        return PassageWords.of(text, TERMS.of(text), weights.keySet(), strength);
    }

    private static SentenceChoice.Meaning meaning(String question) {
        Embedder model = TestModels.bge();
        return sentences -> new TextMeaning(() -> model).similarities(sentences, model.query(question));
    }

    @Test
    void aRareWordCountsMoreThanCommonOnes() {
        assertThat(chosen("Bread needs time. Rye is sour.", Map.of("bread", 1.0, "time", 1.0, "rye", 5.0),
                SentenceChoice.Meaning.UNKNOWN)).contains("Rye is sour.");
    }

    @Test
    void ofSentencesWithTheSameWordsTheOneThatMeansTheSameIsChosen() {
        String question = "how long can bread be stored";
        assertThat(chosen(LOAVES, Map.of("bread", 1.0, "store", 1.0), SentenceChoice.Meaning.UNKNOWN))
                .contains("Bread is an old craft.");
        assertThat(chosen(LOAVES, Map.of("bread", 1.0, "store", 1.0), meaning(question)))
                .contains("Bread of rye keeps fresh for a week.");
    }

    @Test
    void meaningChoosesWhereNoWordStands() {
        assertThat(chosen(LOAVES, Map.of("shelf", 1.0), meaning("shelf life"))).isPresent();
        assertThat(chosen(LOAVES, Map.of("shelf", 1.0), SentenceChoice.Meaning.UNKNOWN)).isEmpty();
    }

    @Test
    void onlySentencesThatWordsDoNotDecideBetweenAreCompared() {
        List<String> compared = new ArrayList<>();
        SentenceChoice.Meaning meaning = sentences -> {
            compared.addAll(sentences);
            return Optional.of(sentences.stream().map(_ -> 1.0).toList());
        };
        chosen(LOAVES, Map.of("rye", 1.0, "week", 1.0), meaning);
        assertThat(compared).isEmpty();
        chosen("One cat sat. ".repeat(50), Map.of("cat", 1.0), meaning);
        assertThat(compared).hasSize(4);
    }

    @Test
    void whatIsTooLongForTheModelIsChosenByWords() {
        String endless = "Word ".repeat(3_000) + "bread.";
        assertThat(chosen("Bread. " + endless, Map.of("bread", 1.0), meaning("bread"))).contains("Bread.");
    }

    @Test
    void aSentenceOfAPassageThatIsNearlyAsGoodIsChosenIfItHoldsMore() {
        Map<String, Double> weights = Map.of("rye", 1.0, "week", 1.0);
        PassageWords best = passage("Rye is sour. A week is long.", weights, 1);
        assertThat(chosen(List.of(best, passage("Rye keeps for a week.", weights, 0.95)), weights,
                SentenceChoice.Meaning.UNKNOWN)).contains("Rye keeps for a week.");
        assertThat(chosen(List.of(best, passage("Rye keeps for a week.", weights, 0.7)), weights,
                SentenceChoice.Meaning.UNKNOWN)).contains("Rye is sour.");
    }

    @Test
    void ofEquallyGoodPassagesTheFirstIsChosen() {
        Map<String, Double> weights = Map.of("shelf", 1.0);
        List<PassageWords> passages = List.of(passage("Rye is sour.", weights, 1),
                passage("Rye keeps.", weights, 1));
        assertThat(new SentenceChoice(weights, SentenceChoice.Meaning.UNKNOWN).of(passages))
                .isEqualTo(new SentenceChoice.MarkedSentence(0, null));
    }
}
