package dev.carrel.citation.mark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.citation.mark.MentionFinder.Mention;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Reference;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.reference.ReferenceParser;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/// Which sentences cite which entries.
@ExtendWith(Randomized.class)
final class MentionFinderTest {
    private static final List<String> NAMED = List.of(
            "Smith, J., Jones, K., & Brown, L. (2019). Lamps and clocks. Journal of Light, 1, 2–3.",
            "Lee, A., & Kim, B. (2020). Evening light. Journal of Light, 2, 3–4.",
            "Smith, J. (2019). Lamps alone. Journal of Light, 3, 4–5.",
            "van der Berg, H. (2001). Windows. Journal of Light, 4, 5–6.",
            "Doe, J., & Roe, R. (2018a). One. Journal of Light, 5, 6–7.",
            "Doe, J., & Roe, R. (2018b). Two. Journal of Light, 6, 7–8.",
            "World Health Organization (2015). Light and health. Geneva.");

    private static Document document(List<Reference> references, String... paragraphs) {
        DocumentBuilder builder = new DocumentBuilder();
        builder.section(SectionKind.CONTENT, List.of());
        for (String paragraph : paragraphs) {
            builder.paragraph(paragraph);
        }
        references.forEach(builder::reference);
        return builder.build(Metadata.of("T", DocumentType.PAPER).build());
    }

    private static List<Reference> printed(List<String> entries) {
        return entries.stream().map(ReferenceParser::parse).toList();
    }

    private static List<Reference> numbered(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> ReferenceParser
                .parse("Author" + (char) ('a' + i % 26) + ", X. (19" + (10 + i) + "). Work of number " + i
                        + ". Journal, 1, 2."))
                .toList();
    }

    /// Entries from 1, as people count.
    private static String cited(List<Mention> mentions) {
        return mentions.stream().map(mention -> String.valueOf(mention.reference() + 1)).sorted().distinct()
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Light matters (Smith et al., 2019). | 1",
            "Light matters (Smith, Jones, & Brown, 2019). | 1",
            "Light matters (Smith 2019). | 3",
            "Light matters (see Lee & Kim 2020; van der Berg, 2001, and others). | 2 4",
            "As Lee and Kim (2020) say, light matters. | 2",
            "Lee and Kim's (2020) lamps. | 2",
            "Light matters (Doe & Roe, 2018a). | 5",
            "Light matters (Doe and Roe, 2018a, b). | 5 6",
            "Nobody knows which (Doe & Roe, 2018). | ''",
            "In 2019 Smith left. | ''",
            "Others say so (Miller, 2019). | ''",
            "Goldsmith (2019) did not, nor Lee (2018). | ''",
            "Light matters (World Health Organization, 2015). | 7",
            "Light in Berg 2002 was measured. | ''"})
    void namesWithAYearMeanTheEntryThatFits(String sentence, String entries) {
        assertThat(cited(MentionFinder.in(document(printed(NAMED), sentence)))).isEqualTo(entries);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Light matters [1]. | 1",
            "Light matters [1, 3–5]. | 1 3 4 5",
            "Light matters [1]–[3]. | 1 2 3",
            "Light matters [2, p. 12]. | 2",
            "Light matters [7]. | ''",
            "Light matters [0]. | ''",
            "Light matters [5-3]. | ''",
            "In the interval [0, 1] and in [1998]. | ''",
            "An array a[i] and [x, y]. | ''"})
    void numbersInBracketsAreEntries(String sentence, String entries) {
        assertThat(cited(MentionFinder.in(document(numbered(6), sentence)))).isEqualTo(entries);
    }

    @Test
    void numbersAboveTheLineAreEntriesAndOtherNumbersAreNot() {
        List<Mention> mentions = MentionFinder.in(document(numbered(6),
                "Light matters in cities 1,2. It was measured for 2 hours in Table 3, at 4.5 lux.",
                "Others found more 3–5, in 6 of 6 towns. Nobody knows why. 6 The end."));
        assertThat(mentions).extracting(mention -> (mention.reference() + 1) + " " + mention.sentence())
                .containsExactly("1 Light matters in cities 1,2.", "2 Light matters in cities 1,2.",
                        "3 Others found more 3–5, in 6 of 6 towns.",
                        "4 Others found more 3–5, in 6 of 6 towns.",
                        "5 Others found more 3–5, in 6 of 6 towns.", "6 Nobody knows why. 6");
    }

    @Test
    void aTextThatOnlyCountsThingsCitesNothing() {
        assertThat(MentionFinder.in(document(numbered(12),
                "We had 3 lamps and 4 clocks (2 of them broken).", "In group 5, 6 people slept (1).")))
                .isEmpty();
    }

    @Test
    void keysAreEntries() {
        List<Reference> keyed = List.of(ReferenceParser.parse("smith19", NAMED.getFirst()),
                ReferenceParser.parse("lee:20", NAMED.get(1)));
        assertThat(cited(MentionFinder
                .in(document(keyed, "Light [smith19, lee:20]. And @lee:20.", "[nobody, smith19]"))))
                .isEqualTo("1 2");
        assertThat(
                MentionFinder.in(document(keyed, "Light matters [@smith19; @lee:20], says mail@lee:20.com")))
                .hasSize(2);
        assertThat(MentionFinder.in(document(keyed, "Only [nobody, smith19] and a [list, of, words].")))
                .isEmpty();
    }

    @Test
    void aMarkBehindTheFullStopBelongsToTheSentenceBefore() {
        assertThat(MentionFinder.in(document(numbered(3), "Lamps glow.[1] Clocks tick.[2,3] People sleep.")))
                .extracting(Mention::sentence)
                .containsExactly("Lamps glow.[1]", "Clocks tick.[2,3]", "Clocks tick.[2,3]");
    }

    @Test
    void ofATableOnlyTheWordsAroundTheMarkAreTaken() {
        List<Mention> mentions = MentionFinder
                .in(document(numbered(2), "lux ".repeat(500) + "[2] " + "lux ".repeat(500)));
        assertThat(mentions).hasSize(1);
        assertThat(mentions.getFirst().sentence()).contains("[2]").hasSizeLessThan(700);
    }

    @Test
    void whatHasNoListCitesNothing() {
        assertThat(MentionFinder.in(document(List.of(), "Light matters [1] (Smith 2019)."))).isEmpty();
    }

    /// Whatever numbers are cited in brackets, in whatever order and grouping, each sentence has its own and no others.
    @RepeatedTest(50)
    void everyMarkOfARandomTextIsJoined(Random random) {
        int entries = 1 + random.nextInt(60);
        List<String> sentences = new ArrayList<>();
        List<String> wanted = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(20); i++) {
            List<Integer> numbers = random.ints(1 + random.nextInt(5), 1, entries + 1).distinct().sorted()
                    .boxed().toList();
            String mark = numbers.stream().map(String::valueOf)
                    .collect(Collectors.joining(random.nextBoolean() ? "," : ", "));
            String sentence = "Lamp " + "abcdefghijklmnopqrst".charAt(i) + " glows [" + mark + "] at night.";
            sentences.add(sentence);
            numbers.forEach(number -> wanted.add(number + " " + sentence));
        }
        assertThat(MentionFinder.in(document(numbered(entries), String.join(" ", sentences))))
                .extracting(mention -> (mention.reference() + 1) + " " + mention.sentence())
                .containsExactlyElementsOf(wanted);
    }

    /// Nothing that a file may hold makes it fail, and a sentence is always one of the text's.
    @RepeatedTest(50)
    void anyTextIsRead(Random random) {
        String signs = "[](),.;–-123 \n@SmithetalYear2019ab&’“\uD83D\uDE00";
        String text = random.ints(2_000, 0, signs.length()).mapToObj(i -> String.valueOf(signs.charAt(i)))
                .collect(Collectors.joining());
        List<Reference> references = new ArrayList<>(numbered(9));
        references.add(new Reference("", "Smith", null, null, List.of("", "Smith"), new Year(2019)));
        assertThat(MentionFinder.in(document(references, text)))
                .allSatisfy(mention -> {
                    assertThat(text.strip()).contains(mention.sentence());
                    assertThat(mention.reference()).isBetween(0, 9);
                });
    }
}
