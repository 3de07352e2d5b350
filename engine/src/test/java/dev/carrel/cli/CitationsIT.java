package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// Who cites whom and what is one work, as the program tells it.
@DisabledOnOs(OS.WINDOWS)
class CitationsIT {
    @TempDir
    private static Path folder;

    private static Program carrel;

    @BeforeAll
    static void library() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        Files.writeString(papers.resolve("lamps.md"), """
                ---
                title: Lamps and clocks in northern cities
                authors: [Jane Doe]
                year: 2001
                ---
                # Abstract

                Lamps set the clocks of people.
                """);
        Files.writeString(papers.resolve("lamps.html"),
                """
                        <html><head><title>Lamps and Clocks in Northern Cities</title>
                        <meta name="citation_author" content="Doe, J."><meta name="citation_doi" content="10.1000/lamps"></head>
                        <body><article><h1>Lamps and Clocks in Northern Cities</h1>
                        <p>Lamps set the clocks of people, says this page, and it says so at some length.</p></article></body></html>
                        """);
        Files.writeString(papers.resolve("later.md"), """
                # Later work

                ## Abstract

                Nobody knew. It was confirmed for all cities [1].

                ## References

                1. Doe J. Lamps and clocks in northern cities. J Light. 2001;3:12-15. doi:10.1000/LAMPS
                2. Roe R. Not in this library. J Light. 2002;4:1-2.
                """);
        Files.writeString(folder.resolve("citations.tsv"), "citing\tcited\nlamps.html\tlater.md\n");
        carrel = new Program(folder.resolve("home"), folder);
        carrel.run("add", "papers").exits(0);
        assertThat(carrel.run("add", "citations.tsv").exits(0).out()).isEqualTo("1 citation listed.\n");
    }

    @Test
    void showTellsWhoCitesWhom() throws Exception {
        JsonNode later = carrel.run("show", "papers/later.md", "--json").exits(0).json();
        String cited = later.at("/references/0/document").asString();
        assertThat(later.at("/document/cites/0").asString()).isEqualTo(cited);
        assertThat(later.at("/references/0/doi").asString()).isEqualTo("10.1000/lamps");
        assertThat(later.at("/references/0/year").asInt()).isEqualTo(2001);
        assertThat(later.at("/references/1/document").isNull()).isTrue();
        assertThat(later.at("/document/citedBy")).hasSize(1);
        JsonNode lamps = carrel.run("show", "10.1000/lamps", "--json").exits(0).json();
        assertThat(lamps.at("/document/citedBy/0")).isEqualTo(later.at("/document/id"));
        assertThat(lamps.at("/document/pagerank").asDouble()).isPositive();
        assertThat(lamps.at("/document/versions")).hasSize(1);
        assertThat(carrel.run("show", "papers/later.md").exits(0).out())
                .contains("cites: " + cited.substring(0, 8), "cited by: ", "PageRank: ",
                        "→ " + cited.substring(0, 8));
    }

    @Test
    void showTellsWhatTheLibrarySaysAboutAWork() throws Exception {
        JsonNode lamps = carrel.run("show", "10.1000/lamps", "--json").exits(0).json();
        JsonNode later = carrel.run("show", "papers/later.md", "--json").exits(0).json();
        assertThat(lamps.at("/document/said")).hasSize(1);
        assertThat(lamps.at("/document/saidInAll").asInt()).isEqualTo(1);
        JsonNode said = lamps.at("/document/said/0");
        assertThat(said.at("/text").asString()).isEqualTo("It was confirmed for all cities [1].");
        assertThat(said.at("/document")).isEqualTo(later.at("/document/id"));
        assertThat(said.at("/title").asString()).isEqualTo("Later work");
        assertThat(said.at("/page").isNull()).isTrue();
        assertThat(carrel.run("show", "10.1000/lamps").exits(0).out())
                .contains("What your library says about it", "“It was confirmed for all cities [1].”",
                        "— Later work");
        assertThat(carrel.run("show", "papers/later.md").exits(0).out())
                .doesNotContain("What your library says");
    }

    @Test
    void aSearchFindsWorksByWhatOthersSay() throws Exception {
        JsonNode later = carrel.run("show", "papers/later.md", "--json").exits(0).json();
        JsonNode answer = carrel.run("search", "--said", "proven everywhere in town", "--json").exits(0)
                .json();
        assertThat(answer.at("/mode").asString()).isEqualTo("hybrid");
        assertThat(answer.at("/results/0/document/title").asString())
                .startsWithIgnoringCase("Lamps and clocks");
        JsonNode said = answer.at("/results/0/sentences/0");
        assertThat(said.at("/text").asString()).isEqualTo("It was confirmed for all cities [1].");
        assertThat(said.at("/document")).isEqualTo(later.at("/document/id"));
        assertThat(said.at("/passage").asString()).startsWith(later.at("/document/id").asString());
        assertThat(said.at("/similarity").asDouble()).isPositive();
        assertThat(carrel.run("search", "--said", "confirmed").exits(0).out())
                .contains("1  Lamps and", "“It was confirmed for all cities [1].”", "— Later work");
        carrel.run("search", "--said", "confirmed year:1950").exits(1);
        assertThat(carrel.run("search", "--said", "--mode", "keyword", "zeppelins").exits(1).err())
                .contains("No document of the library says this");
        assertThat(carrel.run("search", "--said", "--sort", "date", "confirmed").exits(2).err())
                .contains("--said takes one query");
        assertThat(carrel.run("search", "--said", "year:2001").exits(2).err()).contains("no words");
    }

    @Test
    void aSearchShowsAWorkOnce() throws Exception {
        JsonNode answer = carrel.run("search", "--json", "--mode", "keyword", "clocks").exits(0).json();
        assertThat(answer.at("/results")).hasSize(1);
        assertThat(answer.at("/results/0/document/versions")).hasSize(1);
        assertThat(carrel.run("search", "--mode", "keyword", "clocks").exits(0).out())
                .contains("also ", "papers/lamps.");
        assertThat(carrel.run("search", "--json", "--mode", "keyword", "--view", "passages", "clocks")
                .exits(0).json()
                .at("/results")).hasSize(2);
    }
}
