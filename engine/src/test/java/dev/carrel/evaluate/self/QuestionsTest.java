package dev.carrel.evaluate.self;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Caption;
import dev.carrel.document.Reference;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.work.Versions;
import dev.carrel.index.IndexEntry;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static dev.carrel.evaluate.self.OwnMaterial.text;
import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.id;
import static dev.carrel.testing.EntryBuilder.passage;
import static org.assertj.core.api.Assertions.assertThat;

/// What is asked of which texts.
final class QuestionsTest {
    private static final String LONG = "Lamps set the clocks of people in northern cities, and this goes on. "
            .repeat(3);

    private static List<Question> titles(String title, String text) {
        return new TitleQuestions(Versions.NONE, 1).of(text(entry("a", title, text).build()));
    }

    @Test
    void aTitleIsAskedForByHalfOfItsWordsInTheirOrder() {
        List<Question> questions = titles("Lamps and clocks – in northern cities", LONG);
        assertThat(questions).hasSize(1);
        assertThat(questions.getFirst().text().split(" ")).hasSize(3);
        assertThat("Lamps and clocks in northern cities")
                .matches(".*" + questions.getFirst().text().replace(" ", ".*") + ".*");
        assertThat(questions.getFirst().targets()).containsOnlyKeys(id("a").value());
        assertThat(titles("Lamps and clocks – in northern cities", LONG)).isEqualTo(questions);
    }

    @Test
    void aShortTitleOrOneWithoutATextIsNotAskedFor() {
        assertThat(titles("Notes of 2019", LONG)).isEmpty();
        assertThat(titles("Lamps and clocks in northern cities", "Lamps and clocks in northern cities"))
                .isEmpty();
    }

    private static EntryBuilder drawn(@Nullable Integer page) {
        return entry("a", "Lamps").page(1, "On the first page.").page(2, "On the second page.")
                .section(SectionKind.FIGURE).page(2, "Figure 1: Lamps and clocks, by city.")
                .document(document -> document
                        .caption(new Caption("Figure 1", "Lamps and clocks, by city.", page)));
    }

    @Test
    void aCaptionLeadsToTheTextOnItsPage() {
        Question question = new CaptionQuestions().of(text(drawn(2).build())).getFirst();
        assertThat(question.text()).isEqualTo("Lamps and clocks, by city.");
        assertThat(question.targets()).containsOnlyKeys(passage("a", 1).toString());
        assertThat(question.leftOut()).containsExactly(passage("a", 2).toString());
    }

    @Test
    void aCaptionWithoutAPageLeadsToItsDocument() {
        Question question = new CaptionQuestions().of(text(drawn(null).build())).getFirst();
        assertThat(question.targets()).containsOnlyKeys(passage("a", 0).toString(),
                passage("a", 1).toString());
        assertThat(question.grades()).as("one right answer").hasSize(1);
        assertThat(new CaptionQuestions().of(text(drawn(3).build()))).as("no text on the page").isEmpty();
    }

    @Test
    void anAbbreviationLeadsToEveryPassageThatDefinesIt() throws IOException {
        OwnMaterial material = new OwnMaterial(
                entry("a", "A", "On alcohol use disorder (AUD) first.", "AUD is common.").build(),
                entry("b", "B", "Of AUD (alcohol use disorder) again.").build());
        AbbreviationQuestions abbreviations = new AbbreviationQuestions(material);
        List<Question> questions = abbreviations.of(material.text(id("a")).orElseThrow());
        assertThat(questions).singleElement().satisfies(question -> {
            assertThat(question.text()).isEqualTo("AUD");
            assertThat(question.targets()).containsOnlyKeys(passage("a", 0).toString(),
                    passage("b", 0).toString());
        });
        assertThat(abbreviations.of(material.text(id("b")).orElseThrow())).as("asked once").isEmpty();
    }

    static IndexEntry citing() {
        return entry("later", "Later",
                "It is well known that lamps set the clocks of people [1]. So it is [2].",
                "Others disagree.")
                .document(document -> document
                        .reference(new Reference("Doe", null, null, null, List.of("Doe J"), new Year(2001)))
                        .reference(new Reference("Roe", null, null, null, List.of("Roe R"), new Year(2002))))
                .build();
    }

    @Test
    void aCitingSentenceLeadsToTheCitedDocumentAndNotToItsOwn() {
        OwnMaterial material = new OwnMaterial(citing()).cites(id("later"), 0, id("lamps"));
        CitationQuestions sentences = new CitationQuestions(material.citations(), Versions.NONE);
        assertThat(sentences.mayHave(id("later"))).isTrue();
        assertThat(sentences.mayHave(id("lamps"))).isFalse();
        assertThat(sentences.of(text(citing()))).singleElement().satisfies(question -> {
            assertThat(question.text()).isEqualTo("It is well known that lamps set the clocks of people.");
            assertThat(question.targets()).containsOnlyKeys(id("lamps").value());
            assertThat(question.leftOut()).containsExactly(id("later").value());
        });
    }

    @Test
    void aQuestionDoesNotNameWhatItLooksFor() {
        assertThat(Wording.withoutNames("Lamps set clocks        , as seen (Smith, 2019)."))
                .isEqualTo("Lamps set clocks, as seen.");
        assertThat(Wording.withoutNames("Smith et al. (2019) showed that lamps set clocks."))
                .isEqualTo("showed that lamps set clocks.");
        assertThat(Wording.withoutNames("Lamps [they say] set clocks (of all kinds)."))
                .isEqualTo("Lamps [they say] set clocks (of all kinds).");
    }

    @Test
    void nothingInAQuestionIsAnOperator() {
        String question = Wording.question("On “lamps” -and year:2019 OR \"clocks\" author:doe");
        assertThat(QueryParser.parse(question).conditions()).isEmpty();
        assertThat(QueryParser.parse(question).clauses()).hasSize(1);
        assertThat(question).isEqualTo("On lamps and year: 2019 or clocks author: doe");
    }
}
