package dev.carrel.ranking.query;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.ArxivId;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Isbn;
import dev.carrel.document.bibliography.Pmid;
import dev.carrel.document.bibliography.Year;
import dev.carrel.ranking.query.CitationQuery.ByAuthors;
import dev.carrel.ranking.query.CitationQuery.ByCiteKey;
import dev.carrel.ranking.query.CitationQuery.ByDoi;
import dev.carrel.ranking.query.CitationQuery.ByIdentifier;
import dev.carrel.ranking.query.CitationQuery.ByTitle;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

final class CitationQueryTest {
    private static List<CitationQuery> readings(String typed) {
        return CitationQuery.readings(QueryParser.parse(typed));
    }

    static Stream<Arguments> citations() {
        return Stream.of(
                arguments("Smith 2023", new ByAuthors(List.of("Smith"), false, new Year(2023), "")),
                arguments("smith 2023", new ByAuthors(List.of("smith"), false, new Year(2023), "")),
                arguments("Smith, 2023", new ByAuthors(List.of("Smith"), false, new Year(2023), "")),
                arguments("(Smith, 2023)", new ByAuthors(List.of("Smith"), false, new Year(2023), "")),
                arguments("Smith & Lee 2019",
                        new ByAuthors(List.of("Smith", "Lee"), false, new Year(2019), "")),
                arguments("Smith and Lee (2019)",
                        new ByAuthors(List.of("Smith", "Lee"), false, new Year(2019), "")),
                arguments("Smith, Lee, and Xu 2019",
                        new ByAuthors(List.of("Smith", "Lee", "Xu"), false, new Year(2019), "")),
                arguments("Smith, J. A. (2019)", new ByAuthors(List.of("Smith"), false, new Year(2019), "")),
                arguments("Smith JA 2019", new ByAuthors(List.of("Smith"), false, new Year(2019), "")),
                arguments("Xu et al. (2015)", new ByAuthors(List.of("Xu"), true, new Year(2015), "")),
                arguments("Xu et al., 2015a", new ByAuthors(List.of("Xu"), true, new Year(2015), "")),
                arguments("Xu et al", new ByAuthors(List.of("Xu"), true, null, "")),
                arguments("van der Berg et al. 2015",
                        new ByAuthors(List.of("van der Berg"), true, new Year(2015), "")),
                arguments("O’Brien & Núñez-Peña 1999",
                        new ByAuthors(List.of("O’Brien", "Núñez-Peña"), false, new Year(1999), "")),
                arguments("(see Xu et al., 2015b)", new ByAuthors(List.of("Xu"), true, new Year(2015), "")),
                arguments("Xu et al., 2015, p. 33", new ByAuthors(List.of("Xu"), true, new Year(2015), "")),
                arguments("Xu and colleagues 2015", new ByAuthors(List.of("Xu"), true, new Year(2015), "")),
                arguments("Xu K, Ba J, Kiros R, et al. 2015",
                        new ByAuthors(List.of("Xu", "Ba", "Kiros"), true, new Year(2015), "")),
                arguments("LI K. 2018", new ByAuthors(List.of("LI"), false, new Year(2018), "")),
                arguments("LI, WEI et al. 2018",
                        new ByAuthors(List.of("LI", "WEI"), true, new Year(2018), "")),
                arguments("Jeffrey P. Mower 2005",
                        new ByAuthors(List.of("Jeffrey Mower"), false, new Year(2005), "")),
                arguments("’t Hart et al. 2022", new ByAuthors(List.of("’t Hart"), true, new Year(2022), "")),
                arguments("XU ET AL. 2015", new ByAuthors(List.of("XU"), true, new Year(2015), "")),
                arguments("Smith und Lee 2019",
                        new ByAuthors(List.of("Smith", "Lee"), false, new Year(2019), "")),
                arguments("Smith et Lee, 2019",
                        new ByAuthors(List.of("Smith", "Lee"), false, new Year(2019), "")),
                arguments("García y López (2019)",
                        new ByAuthors(List.of("García", "López"), false, new Year(2019), "")),
                arguments("Smith/Lee 2019",
                        new ByAuthors(List.of("Smith", "Lee"), false, new Year(2019), "")),
                arguments("2019 Smith", new ByAuthors(List.of("Smith"), false, new Year(2019), "")),
                arguments("2019, Smith & Lee",
                        new ByAuthors(List.of("Smith", "Lee"), false, new Year(2019), "")),
                arguments("(2019) van der Berg et al.",
                        new ByAuthors(List.of("van der Berg"), true, new Year(2019), "")),
                arguments("Smith's 2019 paper", new ByAuthors(List.of("Smith"), false, new Year(2019), "")),
                arguments("Smith & Lee", new ByAuthors(List.of("Smith", "Lee"), false, null, "")),
                arguments("Smith, Núñez-Peña and O’Brien",
                        new ByAuthors(List.of("Smith", "Núñez-Peña", "O’Brien"), false, null, "")),
                arguments("Xu et al. 2015 attention captions",
                        new ByAuthors(List.of("Xu"), true, new Year(2015), "attention captions")),
                arguments("Xu (2015). Show, attend",
                        new ByAuthors(List.of("Xu"), false, new Year(2015), "Show, attend")),
                arguments("Paris 2015 agreement",
                        new ByAuthors(List.of("Paris"), false, new Year(2015), "agreement")),
                arguments("10.1000/ABC.1", new ByDoi(new Doi("10.1000/abc.1"))),
                arguments("doi.org/10.1000/abc.1", new ByDoi(new Doi("10.1000/abc.1"))),
                arguments("https://press.example/doi/full/10.1000/abc.1/full?x=1",
                        new ByDoi(new Doi("10.1000/abc.1"))),
                arguments("https://press.example/article?id=10.1000/abc.1",
                        new ByDoi(new Doi("10.1000/abc.1"))),
                arguments("10.1002/(SICI)1097(19980815/30)17:15<1661::AID>3.0.CO;2-2",
                        new ByDoi(new Doi("10.1002/(sici)1097(19980815/30)17:15<1661::aid>3.0.co;2-2"))),
                arguments("https://doi.org/10.1000/abc.1.", new ByDoi(new Doi("10.1000/abc.1"))),
                arguments("doi: 10.1000/abc", new ByDoi(new Doi("10.1000/abc"))),
                arguments("<https://doi.org/10.1000/abc>", new ByDoi(new Doi("10.1000/abc"))),
                arguments("https://doi.org/10.1000%2Fabc", new ByDoi(new Doi("10.1000/abc"))),
                arguments("(doi:10.1000/abc)", new ByDoi(new Doi("10.1000/abc"))),
                arguments("\"10.1000/abc\"", new ByDoi(new Doi("10.1000/abc"))),
                arguments("[PMID: 17327454]",
                        new ByIdentifier(new Pmid("17327454"))),
                arguments("arXiv:1706.03762v5",
                        new ByIdentifier(new ArxivId("1706.03762"))),
                arguments("PMID: 17327454",
                        new ByIdentifier(new Pmid("17327454"))),
                arguments("0-201-13447-0",
                        new ByIdentifier(new Isbn("9780201134476"))),
                arguments("smith2019trust", new ByCiteKey("smith2019trust")),
                arguments("1102917", new ByCiteKey("1102917")),
                arguments("smith:trust", new ByCiteKey("smith:trust")),
                arguments("smithTrust", new ByCiteKey("smithTrust")),
                arguments("[@smith]", new ByCiteKey("smith")),
                arguments("\\citep{smith}", new ByCiteKey("smith")),
                arguments("\\citep*[see][p.~3]{smith}", new ByCiteKey("smith")),
                arguments("\\cite{jones, smith}", new ByCiteKey("smith")),
                arguments("[see @smith, p. 3]", new ByCiteKey("smith")),
                arguments("[-@smith]", new ByCiteKey("smith")),
                arguments("{smith2019}", new ByCiteKey("smith2019")),
                arguments("Trust in Automation: a review", new ByTitle("Trust in Automation: a review")));
    }

    @ParameterizedTest
    @MethodSource("citations")
    void aCitationIsRecognised(String typed, CitationQuery expected) {
        assertThat(readings(typed)).contains(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sleep", "climate", "cats and dogs",
            "how are 2015 models built?", "How were 2015 models built?", "years 2015-2019 in review",
            "author:smith 2019", "AND", "", "the 2019 outbreak", "2019 outbreak of measles", "2015 models",
            "write to smith@example.org"})
    void aTopicIsNone(String typed) {
        assertThat(readings(typed)).noneMatch(each -> each instanceof ByAuthors || each instanceof ByCiteKey);
    }

    @RepeatedTest(3)
    @ExtendWith(Randomized.class)
    void noTextIsTooOdd(Random random) {
        RandomText text = new RandomText(random);
        for (int i = 0; i < 1_000; i++) {
            assertThat(readings(text.anything(random.nextInt(120)))).doesNotContainNull()
                    .doesNotHaveDuplicates();
        }
    }
}
