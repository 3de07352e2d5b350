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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The ﬁrst trans-­mission was seen in 10⁵ cells.  | The first transmission was seen in 10⁵ cells.
            The β-catenin pathway isn't active in CO₂.      | The β-catenin pathway is not active in CO2.
            Patients (n = 12, see [4]) recovered in 5–7 days. | Patients recovered in 5 to 7 days.
            We found that re-infection was rare in 1,000 mice. | Reinfection was rare in 1000 mice.
            Reinfection was rare in twelve mice.            | Re-infection was rare in 12 mice.
            The virus, which is not seasonal, spreads in schools. | The virus spreads in schools.
            Mice were fed; rats, however, were not fed daily. | Rats were not fed daily.
            Mortality fell by about 5 to 7%, from 12% in 2010. | Mortality fell by about 5–7%.
            In both trials, by 12 weeks the levels fell in mice. | By 12 weeks the levels fell in mice.
            Use rose from 3 % in 2010, before the law, to 5 %. | Use rose from 3 percent in 2010 to 5 percent.
            The colour of tumours was analysed twice.       | The color of tumors was analyzed twice.""")
    void theSameIsSaidInOtherLetters(String page, String sentence) {
        assertThat(Pages.given(page).check(sentence).status()).isEqualTo(CHECKED);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            It was seen in 10⁵ cells of the liver.              | It was seen in 105 cells of the liver.
            There is no evidence that vaccines cause harm.      | Vaccines cause harm.
            If untreated, the disease spreads in schools.       | The disease spreads in schools.
            Aspirin may reduce the risk of stroke.              | Aspirin reduces the risk of stroke.
            Aspirin reduced pain, and ibuprofen reduced fever.  | Aspirin reduced fever.
            Mortality fell in mice but rose in humans.          | Mortality fell in humans.
            The number of patients with asthma increased.       | Patients with asthma increased.
            Aspirin failed to reduce the risk of stroke.        | Aspirin reduced the risk of stroke.
            Only half of the patients recovered from stroke.    | The patients recovered from stroke.
            The risk was 5 mg per day in old mice.              | The risk was 5 per day in old mice.
            HIV-negative patients survived the first year.      | HIV patients survived the first year.
            The WHO warned of the new virus.                    | The CDC warned of the new virus.
            Doses of 3 to 5 mg were safe in mice.               | Doses of 5 to 3 mg were safe in mice.
            Aspirin or ibuprofen reduced fever in children.     | Aspirin and ibuprofen reduced fever in children.
            Insects are the largest group of animals on Earth.  | Insects are the group of animals on Earth.
            Calcium plays a pivotal role in breast cancer.      | Calcium plays a which role in breast cancer.
            Mortality fell by 5% in the second year.            | Mortality fell to 5% in the second year.
            Mortality fell to 5% in the second year.            | Mortality fell by 5% in the second year.
            Mortality fell to 5% in the second year.            | Mortality fell 5% in the second year.
            Mortality fell from 12% to 5% in mice.              | Mortality fell to 12% from 5% in mice.
            The risk rose by approximately 12 points.           | The risk rose to approximately 12 points.
            The risk rose by more than 12 points.               | The risk rose from more than 12 points.
            By 12 weeks the levels were similar in mice.        | From 12 weeks the levels were similar in mice.
            Costs were reduced by an additional third.          | Costs were reduced to an additional third.
            Costs were reduced by a factor of seven.            | Costs were reduced to a factor of seven.
            Use rose from 3 % in 2010, before the law, to 5 %.  | Use rose from 3 % in 2010 by 5 %.
            Fever was seen in 1.5% of all patients.             | Fever was seen in 15% of all patients.""")
    void whatTurnsTheMeaningIsNotSupported(String page, String sentence) {
        assertThat(Pages.given(page).check(sentence).status()).isEqualTo(UNSUPPORTED);
    }

    @Test
    void halvesOfNeighbouringSentencesAreNoSentence() {
        Pages two = Pages.given("Aspirin reduces pain in adults. Ibuprofen harms the kidney of mice.");
        assertThat(two.check("Aspirin reduces pain of mice.").status()).isEqualTo(UNSUPPORTED);
        assertThat(two.check("Aspirin reduces the kidney of mice.").status()).isEqualTo(UNSUPPORTED);
    }

    @Test
    void aQuotationMayStandOnAnotherPageOfTheDocument() {
        pages.add("document 1", 7, "Elsewhere, thrombin was found to clot within seconds.");
        CheckedSentence checked = pages
                .check("The authors write: “thrombin was found to clot within seconds”.");
        assertThat(checked.status()).isEqualTo(CHECKED);
        assertThat(checked.supports().getFirst().found().passage().page()).isEqualTo(8);
    }

    @Test
    void aQuotationCountsInTheDocumentThatCarriesItsSentenceOnly() {
        assertThat(pages.check("Aspirin inhibits “the main cause” in vitro.").isChecked()).isFalse();
    }

    @Test
    void anEllipsisDoesNotLeaveOutANegation() {
        assertThat(pages.check("They write: “The drug was … effective in infants”.").isChecked()).isFalse();
        assertThat(pages.check("They write: “The drug was not … in infants”.").isChecked()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            It is a typical case of asthma in mice. | It is atypical case of asthma in mice
            The effect was notable in old mice.     | The effect was not able in old mice""")
    void aBlankThatMakesAnotherWordIsNotExact(String page, String quote) {
        assertThat(Pages.given(page).check("They write: “" + quote + "”.").quotes())
                .extracting(CheckedQuote::status)
                .containsExactly(CheckedQuote.Status.NEAR);
    }

    @Test
    void anApostropheIsNoQuotationMark() {
        assertThat(Pages.given("The patients' doctors didn't know the 5' end of it.")
                .check("The patients' doctors didn't know the 5' end of it.").quotes()).isEmpty();
    }

    @Test
    void aWordThatIsQuotedMayStandInManyDocuments() {
        Pages many = Pages.given("Its “role” is old.", "Her “role” is new.", "No “role” is big.",
                "Any “role” is it.",
                "The “role” is far.", "One “role” is near.", "Aspirin has a “role” in clotting of blood.");
        assertThat(many.check("Aspirin has a “role” in clotting of blood.").status()).isEqualTo(CHECKED);
    }
}
