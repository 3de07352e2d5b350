package dev.carrel.search.quote;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/// What is the same in a quotation and in a text, and what is not.
@ExtendWith(Randomized.class)
final class QuotationTest {
    private static List<AlignmentStep> steps(String quote, String text) {
        return Alignment.of(Quotation.of(quote), WordSplitter.of(text)).steps();
    }

    private static boolean exact(String quote, String text) {
        return steps(quote, text).stream().noneMatch(step -> step.kind() == AlignmentStep.Kind.OTHER);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "the \"first\" results|So: The “first” results.",
            "efficient flow|efﬁcient ﬂow",
            "examples of it|exam\u00ADples of it",
            "examples of it|exam- ples of it",
            "well-known facts|wellknown facts",
            "well known facts|well-known facts",
            "naive Muller|naïve Müller",
            "don't stop|don’t stop",
            "a pause -- then more|a pause — then more",
            "42 % of them|and 42% of them",
            "1,000 people|1000 people",
            "p ≤ .05|(p <= 0.05)",
            "10 mg of it|10mg of it",
            "lamps set clocks|lamps [12] set [3, 5–7] clocks",
            "lamps [12] set|lamps [12] set",
            "Lamps … clocks|Lamps, which are many and bright, set clocks",
            "Lamps [...] clocks|Lamps set clocks",
            "[T]he lamp [sic] is on|the lamp is on",
            "lamps ... clocks ... people|lamps set the clocks of all people",
            "sleep was worse|sleep¹² was worse",
            "机器学习|我们用机器学习来做"})
    void typographyDoesNotCount(String quote, String text) {
        assertThat(exact(quote, text)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "24 % of them|42 % of them",
            "a loss of 5 %|a loss of -5 %",
            "a loss of -.5|a loss of .5",
            "p > 0.05|p < 0.05",
            "12 people|1-2 people",
            "103 cells|10³ cells",
            "10 cells|10³ cells",
            "CI [10, 30] here|CI [10, 20] here",
            "0.5 of it|0.05 of it",
            "42 of them|42 % of them",
            "it was not so|it was so",
            "clocks … lamps|lamps set clocks"})
    void wordsAndNumbersDo(String quote, String text) {
        assertThat(exact(quote, text)).isFalse();
    }

    @RepeatedTest(20)
    void whatIsCutFromATextStandsInIt(Random random) {
        String text = new RandomText(random).prose(1 + random.nextInt(8)).replaceAll("[\\[\\]….]", " ");
        List<QuotedWord> words = WordSplitter.of(text);
        if (words.isEmpty()) {
            return;
        }
        int from = random.nextInt(words.size());
        int to = from + random.nextInt(words.size() - from);
        String quote = text.substring(words.get(from).start(), words.get(to).end());
        assertThat(exact(quote, text)).as("%s%nin %s", quote, text).isTrue();
    }

    @RepeatedTest(20)
    void nothingThatCanBeTypedIsTooStrange(Random random) {
        RandomText any = new RandomText(random);
        String text = any.anything(random.nextInt(300));
        String quote = any.anything(1 + random.nextInt(100));
        List<QuotedWord> words = WordSplitter.of(text);
        int start = 0;
        int end = 0;
        for (QuotedWord word : words) {
            assertThat(word.form()).isNotEmpty();
            // The two signs that ≤ stands for are both at its place.
            boolean beside = end > 0 && word.start() == start && "≤≥".indexOf(text.charAt(start)) >= 0;
            assertThat(word.start()).isGreaterThanOrEqualTo(beside ? start : end).isLessThan(word.end());
            start = word.start();
            end = word.end();
        }
        Quotation quotation = Quotation.of(quote);
        if (!quotation.isEmpty()) {
            int quoted = Alignment.of(quotation, words).steps().stream().mapToInt(AlignmentStep::quotedCount)
                    .sum();
            assertThat(quoted).isEqualTo(quotation.words().size());
        }
    }

    @RepeatedTest(20)
    void theCostIsTheNumberOfWordsThatWereChanged(Random random) {
        List<String> text = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            text.add("word" + (char) ('a' + i % 26) + "x".repeat(i));
        }
        List<String> quote = new ArrayList<>(text.subList(5, 25));
        List<Integer> places = new ArrayList<>(List.of(2, 6, 10, 14, 18));
        Collections.shuffle(places, random);
        int changes = random.nextInt(5);
        for (int place : places.subList(0, changes)) {
            quote.set(place, "other");
        }
        Alignment alignment = Alignment.of(Quotation.of(String.join(" ", quote)),
                WordSplitter.of(String.join(" ", text)));
        assertThat(alignment.cost()).isEqualTo(changes);
        assertThat(alignment.steps().stream().filter(step -> step.kind() == AlignmentStep.Kind.OTHER))
                .hasSize(changes).allMatch(step -> step.quotedCount() == 1 && step.textCount() == 1);
    }

    @Test
    void aQuotationOfSignsOnlyIsEmpty() {
        assertThat(Quotation.of(" … [sic] — ").isEmpty()).isTrue();
    }
}
