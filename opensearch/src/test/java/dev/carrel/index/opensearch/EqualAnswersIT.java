package dev.carrel.index.opensearch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.index.Snapshot;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.Answer;
import dev.carrel.search.Hit;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// The same library, embedded and in a cluster of three shards, gives the same answers: the texts under `samples`, with the real model.
@Tag("thorough")
final class EqualAnswersIT {
    private static final List<String> QUERIES = List.of("why do people lie awake", "slow oscillations",
            "trust in automation",
            "\"second reader\"", "urban heat island shade", "relapse", "useEffect", "grid table dropdown",
            "coral bleaching",
            "insomnia therapy OR sleep hygiene", "sleep -insomnia", "heat*", "author:lee trust",
            "type:note minutes",
            "year:2000- memory", "title:sleep", "retreival evaluation", "confidence intervals and p values",
            "the", "BM25", "how does alcohol change sleep", "tree* NEAR/5 shade", "abstract:sleep",
            "library catalogue history",
            "source:samples reading", "kappa", "signal detection theory and the second reader");

    @TempDir
    private static Path temporary;
    private static Library embedded;
    private static Library cluster;

    @BeforeAll
    static void fill() throws IOException {
        Home home = new Home(TestModels.homeIn(temporary.resolve("home")));
        Settings settings = Settings.standard();
        embedded = Library.open(home, "embedded", settings);
        cluster = Library.open(home, "equal-answers",
                settings.with(Map.of("index.backend", "opensearch", "index.hosts",
                        TestCluster.shared().getFirst().toString()), "test"));
        for (Library library : List.of(embedded, cluster)) {
            library.intake().add(List.of(Path.of("..", "samples").toAbsolutePath().normalize()),
                    Progress.SILENT);
        }
    }

    @AfterAll
    static void end() throws IOException {
        cluster.upkeep().erase();
        cluster.close();
        embedded.close();
    }

    private static List<String> passages(Answer answer) {
        return answer.results().stream().map(hit -> hit.found().passage().id().toString()).toList();
    }

    private static List<Double> scores(Answer answer) {
        return answer.results().stream().map(Hit::score).toList();
    }

    private static void assertEqualAnswers(String query, SearchOptions options) throws IOException {
        Answer here = embedded.search().ask(query, options);
        Answer there = cluster.search().ask(query, options);
        assertThat(passages(there)).as("%s, %s", query, options).isEqualTo(passages(here));
        for (int i = 0; i < here.results().size(); i++) {
            assertThat(scores(there).get(i)).as("%s, %s, %d", query, options, i)
                    .isCloseTo(scores(here).get(i), within(1e-5));
            assertThat(there.results().get(i).snippet()).isEqualTo(here.results().get(i).snippet());
        }
        assertThat(there.coverage()).isEqualTo(here.coverage());
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void hitForHitInEveryMode(Mode mode) throws IOException {
        for (String query : QUERIES) {
            assertEqualAnswers(query, SearchOptions.STANDARD.withMode(mode));
        }
    }

    @ParameterizedTest
    @EnumSource(Formula.class)
    void hitForHitByEveryFormula(Formula formula) throws IOException {
        for (String query : QUERIES.subList(0, 8)) {
            assertEqualAnswers(query, SearchOptions.STANDARD.withRanking(formula).withView(View.PASSAGES));
        }
    }

    @Test
    void theCountsAndTheTableAreTheSame() throws IOException {
        try (Snapshot here = embedded.snapshot(); Snapshot there = cluster.snapshot()) {
            assertThat(there.census().statistics()).usingRecursiveComparison()
                    .ignoringFields("bytes", "bySource")
                    .isEqualTo(here.census().statistics());
            assertThat(there.census().statistics().all()).isEqualTo(here.census().statistics().all());
            for (String query : QUERIES) {
                var parsed = QueryParser.parse(query);
                assertThat(there.census().facets(List.of(parsed), Quantifier.ALL)).as(query)
                        .isEqualTo(here.census().facets(List.of(parsed), Quantifier.ALL));
                assertThat(there.table().page(parsed, WorkOrder.BY_TITLE, 0, 10)).as(query)
                        .isEqualTo(here.table().page(parsed, WorkOrder.BY_TITLE, 0, 10));
                assertThat(there.vocabulary().corrected(parsed)).as(query)
                        .isEqualTo(here.vocabulary().corrected(parsed));
            }
            there.verify();
        }
    }

    @Test
    void rebuildingGivesTheSameAgain() throws IOException {
        List<String> before = passages(cluster.search().ask(QUERIES.getFirst(), SearchOptions.STANDARD));
        cluster.upkeep().reindex(Progress.SILENT);
        assertThat(passages(cluster.search().ask(QUERIES.getFirst(), SearchOptions.STANDARD)))
                .isEqualTo(before);
        assertThat(Stream.of(before).toList()).isNotEmpty();
    }
}
