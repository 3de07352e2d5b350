package dev.carrel.assist.check;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static dev.carrel.assist.check.CheckedSentence.Status.CHECKED;
import static dev.carrel.assist.check.CheckedSentence.Status.STRUCK;
import static dev.carrel.assist.check.CheckedSentence.Status.UNSUPPORTED;
import static org.assertj.core.api.Assertions.assertThat;

final class FirewallTest {
    private static final String TRIAL = "Background is given elsewhere. In a cohort of 197 HIV-infected mothers recruited in"
            + " Harare, Zimbabwe, treatment with 50 mg nevirapine reduced transmission by 12.5%. The drug was not effective"
            + " in infants, although it increased survival. Aspirin inhibits thrombin in vitro.";
    private static final String OTHER = "Mother-to-child transmission (MTCT) is the main cause of HIV-1 infection in children"
            + " worldwide. MTCT may be prevented without surgery. A fever above 38.5 °C was seen in 2015 only.";

    private final Pages pages = Pages.given(TRIAL, OTHER);

    @ParameterizedTest
    @ValueSource(strings = {
            "In a cohort of 197 HIV-infected mothers recruited in Harare, Zimbabwe, treatment with 50 mg nevirapine reduced transmission by 12.5%.",
            "The drug was not effective in infants.",
            "The study found that the drug was not effective in infants, although it increased survival.",
            "Treatment with 50 mg nevirapine reduced transmission by 12.5 percent.",
            "Aspirin inhibits thrombin.",
            "MTCT is the main cause of HIV-1 infection in children worldwide.",
            "Mother-to-child transmission may be prevented without surgery.",
            "However, a fever above 38.5 °C was seen in 2015 only.",
            "Aspirin inhibits thrombin in vitro, and MTCT is the main cause of HIV-1 infection in children worldwide."})
    void whatAPageCarriesIsChecked(String sentence) {
        assertThat(pages.check(sentence).status()).isEqualTo(CHECKED);
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "In a cohort of 179 HIV-infected mothers recruited in Harare, Zimbabwe, treatment with 50 mg nevirapine reduced transmission by 12.5%.",
            "Treatment with 50 g nevirapine reduced transmission by 12.5%.",
            "Treatment with 50 mg nevirapine did not reduce transmission.",
            "The drug was effective in infants.",
            "The drug was not effective in infants, although it decreased survival.",
            "Thrombin inhibits aspirin in vitro.",
            "MTCT may be prevented with surgery.",
            "MTCT is the main cause of HIV-1 infection in adults worldwide.",
            "Treatment with 50 mg nevirapine was not effective in infants.",
            "Mother-to-child transmission may be the main cause of thrombin in children.",
            "A fever below 38.5 °C was seen in 2015.",
            "It is.", "Zimbabwe.", "", "…", "!?"})
    void whatNoPageSaysIsNotSupported(String sentence) {
        CheckedSentence checked = pages.check(sentence, "1", "2");
        assertThat(checked.status()).isEqualTo(UNSUPPORTED);
        assertThat(checked.supports()).isEmpty();
    }

    @Test
    void aSentenceIsCitedForThePassageThatCarriesIt() {
        CheckedSentence checked = pages.check("Aspirin inhibits thrombin in vitro.", "2", "99");
        assertThat(checked.supports()).singleElement().satisfies(support -> {
            assertThat(support.found().metadata().title()).isEqualTo("document 1");
            assertThat(support.sentence()).isEqualTo("Aspirin inhibits thrombin in vitro.");
        });
    }

    @Test
    void ofPassagesThatSayTheSameTheCitedOneComesFirst() {
        Pages twice = Pages.given("Aspirin inhibits thrombin in vitro.",
                "Aspirin inhibits thrombin in vitro.");
        assertThat(twice.check("Aspirin inhibits thrombin in vitro.", "2").supports().getFirst().found()
                .metadata()
                .title()).isEqualTo("document 2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Treatment with 60 mg nevirapine reduced transmission by 12.5%.    | NUMBER
            Treatment with 50 g nevirapine reduced transmission by 12.5%.     | UNIT
            The drug was effective in infants.                                | NEGATION
            A fever above 38.5 °C was seen in 2016 only.                      | YEAR
            Treatment with 50 mg Ritonavir reduced transmission by 12.5%.     | NAME
            The drug was not effective in infants, although it decreased survival. | NEGATION""")
    void aFlagNamesWhatDoesNotAgree(String sentence, CheckedSentence.Flag flag) {
        assertThat(pages.check(sentence).flags()).containsExactly(flag);
    }

    @Test
    void aQuotationThatStandsThereStays() {
        CheckedSentence checked = pages.check("The authors write: “The drug was not effective in infants”.");
        assertThat(checked.status()).isEqualTo(CHECKED);
        assertThat(checked.quotes()).extracting(CheckedQuote::status)
                .containsExactly(CheckedQuote.Status.EXACT);
    }

    @Test
    void aNearQuotationSaysWhatThePageSays() {
        CheckedSentence checked = pages
                .check("The authors write: “MTCT is the main cause of HIV-2 infection in children worldwide”.");
        assertThat(checked.text()).contains("HIV-1 infection").doesNotContain("HIV-2");
        assertThat(checked.quotes()).extracting(CheckedQuote::status)
                .containsExactly(CheckedQuote.Status.NEAR);
        assertThat(checked.quotes().getFirst().says())
                .endsWith("is the main cause of HIV-1 infection in children worldwide");
    }

    @ParameterizedTest
    @ValueSource(strings = {"The authors write: “Vaccines are useless against this and every other virus”.",
            "They call aspirin a \"miracle\".", "They say «nothing of the kind was ever seen».",
            "> Vaccines are useless against this and every other virus"})
    void aQuotationThatStandsNowhereStrikesItsSentence(String sentence) {
        assertThat(pages.check(sentence).status()).isEqualTo(STRUCK);
    }

    @Test
    void aQuotationOutOfItsNegationIsNotSupported() {
        Pages denied = Pages
                .given("There is no evidence that vaccines cause harm in children. They are safe.");
        assertThat(denied.check("The paper says: “vaccines cause harm in children”.").status())
                .isEqualTo(UNSUPPORTED);
    }

    @Test
    void anInsertionIsNotPartOfTheQuotation() {
        CheckedSentence checked = pages.check("They write: “Aspirin [never] inhibits thrombin in vitro”.");
        assertThat(checked.quotes()).extracting(CheckedQuote::status)
                .containsExactly(CheckedQuote.Status.NEAR);
        assertThat(checked.text()).doesNotContain("never");
    }

    @Test
    void aSentenceMayCrossTheBorderOfTwoPassages() {
        Pages cut = Pages.given("First words. Aspirin inhibits|thrombin in vitro. Last words.");
        assertThat(cut.check("Aspirin inhibits thrombin in vitro.").status()).isEqualTo(CHECKED);
    }

    @Test
    void withoutPassagesNothingIsChecked() {
        Pages none = new Pages();
        assertThat(none.check("Aspirin inhibits thrombin in vitro.").status()).isEqualTo(UNSUPPORTED);
        assertThat(none.check("They say “aspirin inhibits thrombin”.").status()).isEqualTo(STRUCK);
    }
}
