package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TermFrequencyAttribute;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

final class TextFormsTest {
    private final Analysis analysis = new Analysis();

    /// Every token as its form, the step to it and its count.
    private static List<String> tokens(TokenStream stream) throws IOException {
        List<String> tokens = new ArrayList<>();
        try (stream) {
            CharTermAttribute form = stream.addAttribute(CharTermAttribute.class);
            PositionIncrementAttribute step = stream.addAttribute(PositionIncrementAttribute.class);
            TermFrequencyAttribute count = stream.addAttribute(TermFrequencyAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                tokens.add(form + " " + step.getPositionIncrement() + " " + count.getTermFrequency());
            }
            stream.end();
        }
        return tokens;
    }

    @RepeatedTest(3)
    @ExtendWith(Randomized.class)
    void stemsMadeFromExactFormsAreThoseOfTheText(Random random) throws IOException {
        RandomText text = new RandomText(random);
        Analyzer stems = new ResearchAnalyzer(ResearchAnalyzer.Form.STEMS);
        Analyzer exact = new ResearchAnalyzer(ResearchAnalyzer.Form.EXACT);
        for (int i = 0; i < 200; i++) {
            String any = random.nextBoolean() ? text.anything(random.nextInt(400)) : text.paragraph();
            TextForms forms = analysis.forms();
            assertThat(tokens(WeightedTokens.plain(forms.stems(any))))
                    .isEqualTo(tokens(stems.tokenStream("", any)));
            assertThat(tokens(WeightedTokens.plain(forms.words(any))))
                    .isEqualTo(tokens(exact.tokenStream("", any)));
        }
    }

    @Test
    void textsAreToldOneAfterTheOtherEachWithItsWeight() throws IOException {
        TextForms forms = analysis.forms();
        TokenStream all = new WeightedTokens(
                List.of(WeightedTokens.Text.weighing(1.5, forms.stems("quiet doors")),
                        WeightedTokens.Text.weighing(1, forms.stems("")),
                        WeightedTokens.Text.weighing(3, forms.stems("open doors"))));
        assertThat(tokens(all)).containsExactly("quiet 1 3", "door 1 3", "open 1 6", "door 1 6");
        assertThat(forms.stems("open doors")).isSameAs(forms.stems("open doors"));
        assertThat(analysis.of("open doors")).extracting(TextTerms.Term::form).containsExactly("open",
                "door");
    }
}
