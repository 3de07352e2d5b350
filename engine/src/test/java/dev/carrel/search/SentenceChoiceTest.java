package dev.carrel.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.document.Sentences;
import dev.carrel.embed.Embedder;
import dev.carrel.index.TextTerms;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.search.Snippet.Span;
import dev.carrel.search.ask.TextMeaning;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class SentenceChoiceTest {
    private static final TextTerms TERMS = LuceneIndex.terms();
    private static final String LOAVES = "Bread is an old craft. Dough rests overnight. Bread of rye keeps fresh for a week.";

    private static Optional<String> chosen(String text, Map<String, Double> weights,
            SentenceChoice.Meaning meaning) {
        List<Span> sentences = Sentences.spans(text).stream()
                .map(span -> new Span(span.start(), span.end())).toList();
        List<TextTerms.Term> found = TERMS.of(text).stream()
                .filter(term -> weights.containsKey(term.form())).toList();
        return new SentenceChoice(weights, meaning).of(text, sentences, found)
                .map(span -> text.substring(span.start(), span.end()));
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
}
