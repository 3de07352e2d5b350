package dev.carrel.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.Sort;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Searches;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// Whether a citation finds its work first among works that say more about its words.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CitationsTest {
    private PassageIndex index;
    private Search search;

    @BeforeAll
    void fill(@TempDir Path folder) throws IOException {
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
        try (Writer writer = index.writer()) {
            for (EntryBuilder each : library()) {
                writer.put(each.build());
            }
            writer.commit();
        }
        search = Searches.of(index, () -> {
            throw new IllegalStateException("no vectors, no model");
        });
    }

    @AfterAll
    void close() throws IOException {
        index.close();
    }

    private static List<EntryBuilder> library() {
        return List.of(
                entry("review", "Xu 2015 and Xu 2015",
                        "Xu et al. (2015), Xu et al. 2015, Lee 2015, Smith and Lee 2019.")
                        .metadata(m -> m.authors(List.of("Ann Other")).year(2020)),
                entry("xu", "Chloroplast genomes", "They are small.").metadata(m -> m
                        .authors(List.of("Jian-Hong Xu", "Qiuxiang Liu", "Wangxiong Hu")).year(2015)
                        .doi(new Doi("10.1000/xu.1")).citekey("xu2015genomes")),
                entry("liu", "Ferns", "They are old.").metadata(m -> m
                        .authors(List.of("Bo Liu", "Xu, J. H.", "Ada Roe")).year(2015)),
                entry("kim", "Ferns and moss", "They are green.").metadata(m -> m
                        .authors(List.of("Kim, Min-Ji", "Ida Lind", "Ada Roe")).year(1984)),
                entry("kim again", "Stones", "They are grey.").metadata(m -> m
                        .authors(List.of("Kim, Min-Ji", "Ida Lind", "Ada Roe")).year(1984)),
                entry("early", "Early view", "Printed in the new year.").metadata(m -> m
                        .authors(List.of("Ina Preston", "Ada Roe", "Bo Liu")).year(1982)),
                entry("late", "Late view", "With the one who is cited.").metadata(m -> m
                        .authors(List.of("Ada Roe", "Ina Preston", "Bo Liu")).year(1983)),
                entry("undated", "No date", "Nobody knows when.").metadata(m -> m
                        .authors(List.of("Kanglan LI", "Ana García Márquez"))),
                entry("hyphen", "Names with signs", "They are long.").metadata(m -> m
                        .authors(List.of("Ana García Márquez", "Diarmid Campbell-Lendrum")).year(1973)),
                entry("pair", "Trust in automation", "It grows.").metadata(m -> m
                        .authors(List.of("Smith, Ada B.", "Lee J")).year(2019)),
                entry("müller", "Alpine lakes in winter", "They freeze.").metadata(m -> m
                        .authors(List.of("Jörg van der Müller", "Siobhán O’Brien")).year(1998)));
    }

    private Answer ask(String typed) throws IOException {
        return search.ask(typed, SearchOptions.STANDARD);
    }

    private static List<DocumentId> documents(Answer answer) {
        return answer.results().stream().map(hit -> hit.found().origin().id()).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Xu et al. (2015)|xu", "Xu 2015|xu", "Xu et al., 2015a|xu",
            "Liu 2015|liu",
            "Xu et al. 2016|xu", "Smith & Lee 2019|pair", "Smith and Lee (2019)|pair",
            "van der Muller & O'Brien 1998|müller",
            "10.1000/XU.1|xu", "https://doi.org/10.1000/xu.1|xu", "xu2015genomes|xu",
            "Alpine lakes, in Winter|müller",
            "Mueller 1998|müller", "Müller & O’Brien|müller", "Jörg van der Müller 1998|müller",
            "Xu, Jian-Hong 2015|xu", "Xu et al. 2015 unheard of|xu", "Xu 2015 small genomes|xu",
            "Kim et al. 1984 green|kim", "Kim et al. 1984 grey|kim again", "Kim 1984 stones|kim again",
            "Preston et al. (1983)|early", "LI K. 2018|undated",
            "García 1973|hyphen", "García Márquez & Lendrum 1973|hyphen", "Campbell 1973|hyphen",
            "@xu2015genomes|xu", "doi.org/10.1000/xu.1|xu"})
    void theWorkThatIsCitedComesFirst(String typed, String expected) throws IOException {
        Answer answer = ask(typed);
        assertThat(documents(answer)).first().isEqualTo(EntryBuilder.id(expected));
        assertThat(answer.remarks()).extracting(QueryRemark::kind).containsExactly(QueryRemark.Kind.CITATION);
    }

    @Test
    void theWorkThatIsCitedAnswersForCertainAndTheRestLess() throws IOException {
        List<Double> certainties = ask("Xu et al. (2015)").results().stream().map(Hit::certainty).toList();
        assertThat(certainties).first().isEqualTo(1.0);
        assertThat(certainties).isSortedAccordingTo(Comparator.reverseOrder()).last()
                .satisfies(last -> assertThat(last).isLessThan(0.5));
    }

    @Test
    void whatWordsFindFollows() throws IOException {
        assertThat(documents(ask("Xu et al. (2015)")))
                .contains(EntryBuilder.id("review"), EntryBuilder.id("liu"))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Xu 2015 lakes", "trust", "Paris 2015", "small genomes", "Jian-Hong 2015",
            "Alpine & Winter", "Xu 2013 genomes"})
    void anythingElseIsAnsweredAsUsual(String typed) throws IOException {
        assertThat(ask(typed).remarks()).isEmpty();
    }

    @Test
    void resultsAreListedInTheOrderThatIsAskedFor() throws IOException {
        SearchOptions options = SearchOptions.STANDARD.withLimit(3);
        assertThat(documents(search.ask("year:1990..", options.withSort(Sort.DATE)))).first()
                .isEqualTo(EntryBuilder.id("review"));
        assertThat(documents(search.ask("year:1990..", options.withSort(Sort.AUTHOR))))
                .containsExactly(EntryBuilder.id("liu"), EntryBuilder.id("müller"),
                        EntryBuilder.id("review"));
        assertThat(search.ask("year:1990..", options.withSort(Sort.TITLE)).results()).extracting(Hit::rank)
                .containsExactly(1, 2, 3);
    }
}
