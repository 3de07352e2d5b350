package dev.carrel.read.reference;

import java.util.List;
import java.util.Random;

import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
class ReferenceParserTest {
    private static final String TITLE = "Graph sampling in large networks: a survey";

    /// One entry in the style of each family of journals, all of the same work.
    @ParameterizedTest
    @ValueSource(strings = {
            "Müller, A. B., & de la Cruz, J. (2011a). %s. Journal of Graphs, 12(3), 45–67. https://doi.org/10.1000/g.1",
            "12. Müller AB, de la Cruz J. %s. J Graphs. 2011;12(3):45-67.",
            "[12] Müller AB, de la Cruz J, Chen X, et al. %s. J Graphs 2011;12:45–67. PMID: 12192397",
            "[7] A. B. Müller and J. de la Cruz, “%s,” J. Graphs, vol. 12, no. 3, pp. 45–67, Mar. 2011.",
            "Müller, A.B. and de la Cruz, J., 2011. %s. Journal of Graphs, 12(3), pp.45-67.",
            "Müller, A.B. and de la Cruz, J. (2011) ‘%s’, Journal of Graphs, 12(3), pp. 45–67.",
            "5. Müller, A. B. & de la Cruz, J. %s. J. Graphs 12, 45–67 (2011).",
            "5. Müller, A. B. et al. %s. J. Graphs 12, 45–67 (2011).",
            "[3] Anna B. Müller and Juan de la Cruz. 2011. %s. J. Graphs 12, 3 (March 2011), 45–67.",
            "Anna B. Müller, Juan de la Cruz, and Xi Chen. 2011. %s. In Proceedings of GRAPH 2011, pages 45–67.",
            "Müller, Anna B., and Juan de la Cruz. 2011. “%s.” Journal of Graphs 12 (3): 45–67.",
            "Müller, Anna B., and Juan de la Cruz. \"%s.\" Journal of Graphs, vol. 12, no. 3, 2011, pp. 45-67.",
            "1. Müller AB, de la Cruz J: %s. J Graphs 2011, 12:45-67.",
            "Müller, A.B., de la Cruz, J.: %s. J. Graphs 12(3), 45–67 (2011)",
            "[4] A.B. Müller, J. de la Cruz, %s, J. Graphs 12 (2011) 45–67.",
            "8. Müller, A.B.; de la Cruz, J. %s. J. Graphs 2011, 12, 45–67. [CrossRef] [PubMed]",
            "[9] Anna B. Müller and Juan de la Cruz. %s. Journal of Graphs, 12(3):45–67, 2011.",
            "Müller AB, de la Cruz J (2011) %s. J Graphs 12:45–67",
            "Müller, A. B., J. de la Cruz, and X. Chen. 2011. %s. J. Graphs 12:45–67.",
            "A. B. Müller, J. de la Cruz, %s. arXiv:1106.12345 [cs.SI] (2011)."})
    void anEntryIsReadWhateverItsStyle(String style) {
        Reference reference = ReferenceParser.parse(style.formatted(TITLE));
        assertThat(reference.title()).isEqualTo(TITLE);
        assertThat(reference.year()).isEqualTo(new Year(2011));
        assertThat(reference.authors().getFirst()).endsWith("Müller");
        assertThat(reference.text()).isEqualTo(style.formatted(TITLE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[2] A. B. Müller and J. Doe, Phys. Rev. Lett. 12, 345 (2011).",
            "(2) Müller, A. B.; Doe, J. J. Am. Chem. Soc. 2011, 133, 345.",
            "2. Müller, A. B. & Doe, J. Nature 12, 345–348 (2011)."})
    void anEntryWithoutATitleHasNone(String text) {
        Reference reference = ReferenceParser.parse(text);
        assertThat(reference.title()).isNull();
        assertThat(reference.year()).isEqualTo(new Year(2011));
        assertThat(reference.authors()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "World Health Organization (WHO). Protecting health from climate change. 2013. Available online: http://who.int/x | World Health Organization (WHO) | Protecting health from climate change | 2013",
            "R Core Team. (2018). R: A language for statistics. Vienna. | R Core Team | R: A language for statistics | 2018",
            "European Commission (2009). Europeans’ attitudes. Brussels. | European Commission | Europeans’ attitudes | 2009"})
    void anOrganisationWritesToo(String text, String author, String title, int year) {
        Reference reference = ReferenceParser.parse(text);
        assertThat(reference.authors()).containsExactly(author);
        assertThat(reference.title()).isEqualTo(title);
        assertThat(reference.year()).isEqualTo(new Year(year));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Smith J. Title here. J X 2001. doi: 10.1016/j.gloenvcha.2011. 01.002 | 10.1016/j.gloenvcha.2011.01.002",
            "Smith J. Title here. J X 2001. https://doi.org/10.1038/ 418834a PMID: 12192397 | 10.1038/418834a",
            "Smith J. Title here. J X 2001. https://doi.org/10. 3233/978-1-61499-649-1-87 | 10.3233/978-1-61499-649-1-87",
            "Smith J. Title here. https://doi.org/10.1016/S0378-1119(99)00485-0. | 10.1016/s0378-1119(99)00485-0",
            "Smith J. Title here (see doi:10.1000/ABC). | 10.1000/abc",
            "Smith J. Title here. arXiv preprint arXiv:1706.03762v5, 2017. | 10.48550/arxiv.1706.03762",
            "Smith J. Title here. J X 2001, 3:10.1. |"})
    void aDoiIsFoundEvenWhereALineEndCutIt(String text, String doi) {
        assertThat(ReferenceParser.parse(text).doi()).isEqualTo(Doi.known(doi));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Smith J: Structures of the ribosome at 3.5 A resolution. Science 2005, 310:827. | Structures of the ribosome at 3.5 A resolution",
            "Smith J: Effects on E. coli vs. B. subtilis growth. Gene 2005, 310:827. | Effects on E. coli vs. B. subtilis growth",
            "Smith, J. (2001). Are we there yet? Journal of Travel, 3(1), 2–5. | Are we there yet?",
            "Smith, J. (2001). Are we there yet? A review of travel. Journal of Travel, 3(1), 2–5. | Are we there yet? A review of travel",
            "Smith J: Structure of the genome. I. Cloning and gene identification. J Mol Biol 1988, 203:281. | Structure of the genome. I. Cloning and gene identification",
            "Smith J: The genome of rice (Oryza sativa. L.) and its history. Gene 2001, 1:2. | The genome of rice (Oryza sativa. L.) and its history",
            "Smith J: \"Green-like\" and \"red-like\" genes in bacteria. Gene 2001, 1:2. | \"Green-like\" and \"red-like\" genes in bacteria"})
    void aTitleEndsWhereAReaderWouldEndIt(String text, String title) {
        assertThat(ReferenceParser.parse(text).title()).isEqualTo(title);
    }

    @Test
    void pagesThatLookLikeYearsAreNot() {
        assertThat(ReferenceParser.parse("Smith J. On pages. J Mol Biol. 1999;1987:1900–1999.").year())
                .isEqualTo(new Year(1999));
        assertThat(ReferenceParser.parse("Smith, J. On pages. J. Mol. 12, 1987–1995 (2004).").year())
                .isEqualTo(new Year(2004));
    }

    @Test
    void namesOfAllSortsAreRead() {
        assertThat(ReferenceParser
                .parse("O’Neill, E. F., van der Berg, A.-M., N'Diaye, A. T., Andrade, E. S. de, "
                        + "Žıdek, Ž., & others. (2001). Title of it. X, 1(2), 3.")
                .authors())
                .containsExactly("E. F. O’Neill", "A.-M. van der Berg", "A. T. N'Diaye", "E. S. de Andrade",
                        "Ž. Žıdek");
        assertThat(ReferenceParser
                .parse("dePamphilis CW, Øien D-I, St. John K, Chin A Paw MJ: Title of it. X 2001, 1:3.")
                .authors()).containsExactly("CW dePamphilis", "D-I Øien", "K St. John", "MJ Chin A Paw");
    }

    @Test
    void nothingIsTooOddToBeKept() {
        for (String odd : List.of("", " ", "12.", "[1]", "http://example.org", "…", "(2001)", "A",
                "10.1000/")) {
            assertThat(ReferenceParser.parse(odd).text()).isEqualTo(odd);
        }
    }

    @Test
    void damagedEntriesAreReadInTime(Random random) {
        String sample = "12. Müller AB, de la Cruz J, van der Berg, A.-M., et al. (2011a). “Graphs” of 3.5 things? In: J. "
                + "Graphs 12, 45–67; https://doi.org/10.1000/(x)1 & others … et al. ";
        for (int round = 0; round < 300; round++) {
            StringBuilder damaged = new StringBuilder();
            for (int piece = random.nextInt(1, 40); piece > 0; piece--) {
                int from = random.nextInt(sample.length());
                damaged.append(sample, from, random.nextInt(from, sample.length() + 1));
            }
            assertThat(ReferenceParser.parse(damaged.toString()).text()).isEqualTo(damaged.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"A. ", "Aa ", "A.-", "Smith, J., ", "(2001) ", "“", "de la ", "1, ", "Aa. ", "[",
            ". . ", "aB"})
    void repetitionCostsNoTime(String piece) {
        String text = piece.repeat(4_000 / piece.length());
        assertThat(ReferenceParser.parse(text).text()).isEqualTo(text);
        String signed = "Smith, J. (2001). " + text;
        assertThat(ReferenceParser.parse(signed).text()).isEqualTo(signed);
    }
}
