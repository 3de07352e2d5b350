package dev.carrel.cli;

import java.nio.file.Path;
import java.util.List;

import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// Asks the sample library with every ranking, with several queries and in several phrasings.
@DisabledOnOs(OS.WINDOWS)
class RankingCommandsIT {
    private static final Path SAMPLES = Path.of("..", "samples").toAbsolutePath().normalize();

    @TempDir
    private static Path folder;

    private static Program carrel;

    @BeforeAll
    static void library() throws Exception {
        carrel = new Program(TestModels.rememberingHomeIn(folder.resolve("home")), folder);
        carrel.run("add", SAMPLES.toString()).exits(0);
    }

    @ParameterizedTest
    @CsvSource({"blend, semantic keyword neighbours, Meaning Words Neighbours",
            "weighted, semantic keyword verbatim heading, Meaning Words Verbatim Heading",
            "signals, ck doc abs fig pr, Passage Whole Abstract Captions Citations"})
    void aRankingNamesItsPartsInJsonAndInWords(String ranking, String parts, String words) throws Exception {
        JsonNode answer = carrel.run("search", "--json", "--explain", "--ranking", ranking, "coral bleaching")
                .exits(0).json();
        assertThat(answer.at("/ranking").asString()).isEqualTo(ranking);
        assertThat(answer.at("/results/0/signals").propertyNames()).containsExactly(parts.split(" "));
        double sum = 0;
        for (JsonNode part : answer.at("/results/0/explain")) {
            sum += part.at("/share").asDouble();
            assertThat(words).contains(part.at("/label").asString().split(" ")[0]);
        }
        assertThat(sum).isCloseTo(answer.at("/results/0/score").asDouble(), within(1e-4));
        assertThat(carrel.run("search", "--explain", "--ranking", ranking, "coral bleaching").exits(0).out())
                .contains(List.of(words.split(" ")));
    }

    @Test
    void rrfHasNoPartsButRanks() throws Exception {
        JsonNode answer = carrel.run("search", "--json", "--ranking", "rrf", "coral bleaching").exits(0)
                .json();
        assertThat(answer.at("/results/0/signals").isNull()).isTrue();
    }

    @Test
    void severalQueriesShowTheirScores() throws Exception {
        JsonNode answer = carrel.run("search", "--json", "coral bleaching", "--and", "heat", "--and",
                "degree heating weeks", "--formula", "product").exits(0).json();
        assertThat(answer.at("/query").asString())
                .isEqualTo("coral bleaching AND heat AND degree heating weeks");
        JsonNode scores = answer.at("/results/0/queryScores");
        assertThat(scores).hasSize(3);
        double product = scores.get(0).asDouble() * scores.get(1).asDouble() * scores.get(2).asDouble();
        assertThat(answer.at("/results/0/score").asDouble()).isCloseTo(Math.cbrt(product), within(1e-3));
        assertThat(carrel.run("search", "coral bleaching", "--or", "melatonin").exits(0).out())
                .containsPattern("\\d+% \\(\\d+\\|(\\d+|–)\\)");
    }

    @Test
    void furtherPhrasingsAreListed() throws Exception {
        Program.Run run = carrel.run("search", "--expand", "AUD medication").exits(0);
        assertThat(run.err())
                .containsIgnoringCase("Queries used: AUD medication · alcohol use disorder medication");
        assertThat(carrel.run("search", "--no-expand", "--ranking", "signals", "AUD medication").exits(0)
                .err()).doesNotContain("Queries used");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "a --and b --and c --and d --and e|2|5 queries are too many",
            "a --and b --or c|2|cannot be mixed",
            "a --and b --formula median|2|There is no formula median",
            "a --formula min|2|there is one",
            "a --ranking best|2|search.ranking cannot be best",
            "a --limit -3|2|limit",
            "a --limit 1000000|2|a whole number from 1 to 1000",
            "sleep year:1900 year:2000|1|Nothing found",
            "sleep --and year:1800|1|Nothing found"})
    void whatCannotBeDoneIsSaidInASentence(String arguments, int exit, String sentence) throws Exception {
        String[] all = ("search " + arguments).split(" ");
        assertThat(carrel.run(all).exits(exit).err()).contains(sentence);
    }
}
