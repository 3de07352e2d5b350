package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.StreamSupport;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// What the program says about its own rankings.
@DisabledOnOs(OS.WINDOWS)
class EvaluationIT {
    @TempDir
    private static Path folder;

    private static Program carrel;

    @BeforeAll
    static void library() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        Files.writeString(papers.resolve("lamps.md"),
                """
                        ---
                        title: Lamps and clocks in northern cities
                        authors: [Jane Doe]
                        year: 2001
                        ---
                        # Abstract

                        Street lamps set the inner clocks of people who sleep beside them. We call this seasonal affective
                        disorder (SAD) where it lasts for the whole of the winter.
                        """);
        Files.writeString(papers.resolve("later.md"),
                """
                        # Later work on other things entirely

                        ## Abstract

                        Street lamps are known to set the inner clocks of people [1]. Nothing else is known about the matter,
                        and whoever says otherwise has not looked at it for long enough to be believed.

                        ## References

                        1. Doe J. Lamps and clocks in northern cities. J Light. 2001;3:12-15.
                        2. Roe R. Not in this library. J Light. 2002;4:1-2.
                        3. Poe P. Nor is this. J Light. 2003;4:1-2.
                        """);
        Path beir = folder.resolve("beir");
        Files.createDirectories(beir.resolve("qrels"));
        Files.writeString(beir.resolve("corpus.jsonl"), """
                {"_id": "d1", "title": "Apples", "text": "Apples are red fruits."}
                {"_id": "d2", "title": "Stars", "text": "Stars are far away."}
                """);
        Files.writeString(beir.resolve("queries.jsonl"), """
                {"_id": "q1", "text": "red apples"}
                {"_id": "q2", "text": "far stars"}
                """);
        Files.writeString(beir.resolve("qrels/test.tsv"), "q1\td1\t1\nq2\td2\t1\n");
        carrel = new Program(folder.resolve("home"), folder);
        carrel.run("add", "papers").exits(0);
    }

    private static JsonNode kind(JsonNode report, String word) {
        return StreamSupport.stream(report.at("/kinds").spliterator(), false)
                .filter(kind -> kind.at("/kind").asString().equals(word)).findFirst().orElseThrow();
    }

    @Test
    void aLibraryIsAskedWhatItsOwnTextsAnswer() throws Exception {
        JsonNode report = carrel.run("eval", "--self", "--json").exits(0).json();
        assertThat(kind(report, "title").at("/queries").asInt()).isEqualTo(2);
        assertThat(kind(report, "title").at("/results")).hasSize(6);
        JsonNode citation = kind(report, "citation");
        assertThat(citation.at("/queries").asInt()).isEqualTo(1);
        assertThat(citation.at("/results/0/measures/MRR@10").asDouble()).isEqualTo(1.0);
        assertThat(kind(report, "abbreviation").at("/queries").asInt()).isEqualTo(1);
        assertThat(kind(report, "caption").at("/missing").asString()).isEqualTo("no captions beside text");
        assertThat(report.at("/results/0/queries").asInt()).isEqualTo(4);
        assertThat(report.at("/comparisons")).hasSize(5);
        assertThat(report.at("/verdict").asString()).isNotEmpty();
    }

    @Test
    void theTextSaysWhichServesBestAndWhatThereIsNoMaterialFor() throws Exception {
        Program.Run run = carrel.run("eval", "--self", "--compare", "keyword,semantic", "--sample", "1")
                .exits(0);
        assertThat(run.out()).contains("half of a title → its document", "citing sentence → cited document",
                "caption → its page: no captions beside text.", "against keyword", "all questions")
                .containsPattern("serves best|No single one");
        assertThat(run.err()).contains("Asking 1 question: half of a title");
    }

    @Test
    void aLibraryWithoutMaterialIsSaidToHaveNone() throws Exception {
        carrel.run("library", "create", "empty").exits(0);
        Program.Run run = carrel.run("eval", "--self", "--library", "empty").exits(1);
        assertThat(run.out()).contains("no sentence that cites another of your documents");
    }

    @Test
    void judgedDocumentsThatAreNotThereAreNamed() throws Exception {
        Files.writeString(folder.resolve("topics.tsv"), "q1\tstreet lamps\n");
        Files.writeString(folder.resolve("judged.qrels"),
                "q1 0 " + folder.resolve("papers/lamps.md") + " 1\nq1 0 gone.md 1\n");
        Program.Run run = carrel.run("eval", "--topics", "topics.tsv", "--qrels", "judged.qrels", "--mode",
                "keyword").exits(0);
        assertThat(run.err()).contains("gone.md")
                .contains("1 judged document is not there, and counts as not found");
        assertThat(run.out()).contains("keyword");
    }

    @Test
    void rankingsAreComparedQueryByQuery() throws Exception {
        assertThat(carrel.run("eval", "beir", "--compare", "blend,rrf,keyword").exits(0).out())
                .contains("against blend", "95 % interval", "No single one serves best");
        JsonNode json = carrel.run("eval", "beir", "--compare", "blend,semantic", "--json").exits(0).json();
        assertThat(json.at("/comparisons/0/to").asString()).isEqualTo("blend");
        assertThat(json.at("/comparisons/0/queries").asInt()).isEqualTo(2);
        assertThat(json.at("/comparisons/0/p/random").asDouble()).isPositive();
        assertThat(json.at("/comparisons/0/moreThanChance").asBoolean()).isFalse();
    }

    @Test
    void whatCannotBeMeantIsRefused() throws Exception {
        assertThat(carrel.run("eval", "beir", "--compare", "blend").exits(2).err())
                .contains("nothing to compare with", "rrf, blend, weighted, signals, keyword, semantic");
        assertThat(carrel.run("eval", "beir", "--compare", "blend,blend").exits(2).err())
                .contains("with itself");
        assertThat(carrel.run("eval", "beir", "--compare", "blend,best").exits(2).err())
                .contains("`best` cannot be compared.");
        assertThat(carrel.run("eval", "--self", "--mode", "keyword").exits(2).err()).contains("--compare");
        assertThat(carrel.run("eval", "beir", "--self").exits(2).err())
                .contains("--self takes its questions");
        carrel.run("eval", "--self", "--sample", "0").exits(2);
        carrel.run("eval", "--self", "--sample", "many").exits(2);
    }
}
