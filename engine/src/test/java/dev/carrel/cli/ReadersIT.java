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

/// What models and writers ask for: context, similar documents, and whether a quotation is right.
@DisabledOnOs(OS.WINDOWS)
class ReadersIT {
    @TempDir
    private static Path folder;

    private static Program carrel;

    @BeforeAll
    static void library() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        Files.writeString(papers.resolve("lamps.md"), """
                ---
                title: Lamps and clocks
                authors: [Jane Doe]
                year: 2001
                ---
                # Abstract

                Lamps set the clocks of people.

                # Results

                In our sample 42 % of the sleepers woke before dawn.
                """);
        Files.writeString(papers.resolve("dough.md"), "# Dough\n\nYeast makes dough rise.\n");
        Files.writeString(papers.resolve("light.md"),
                "# Light\n\nStreet lamps keep people awake at night.\n");
        Files.writeString(folder.resolve("citations.tsv"),
                "citing\tcited\nlamps.md\tdough.md\nlight.md\tdough.md\n");
        carrel = new Program(folder.resolve("home"), folder);
        carrel.run("add", "papers", "citations.tsv").exits(0);
    }

    @Test
    void contextIsTextWithCitations() throws Exception {
        Program.Run run = carrel.run("context", "--document", "papers/lamps.md", "who", "woke", "early")
                .exits(0);
        assertThat(run.out()).contains("[Doe 2001, ¶2]", "> In our sample 42 %", "papers/lamps.md");
        assertThat(run.err()).contains("of 1 document", "token");
        JsonNode json = carrel.run("context", "--json", "--per-document", "1", "lamps").exits(0).json();
        assertThat(json.at("/fallback").asBoolean()).isFalse();
        assertThat(json.at("/passages/0/citation").asString()).isNotEmpty();
        assertThat(json.at("/passages/0/passages")).hasSize(1);
        assertThat(json.at("/tokens").asInt()).isPositive();
        assertThat(carrel.run("context", "-d", "papers/dough.md", "--mode", "keyword", "--json", "zebra")
                .exits(0).json().at("/fallback").asBoolean()).isTrue();
    }

    @Test
    void whatContextCannotDoItSays() throws Exception {
        assertThat(carrel.run("context").exits(2).err()).contains("The query is empty.");
        assertThat(carrel.run("context", "-d", "nothing.md", "lamps").exits(1).err())
                .contains("has no document nothing.md");
        assertThat(carrel.run("context", "--total", "0", "lamps").exits(2).err()).contains("--total is 0");
        assertThat(carrel.run("context", "--totl", "3", "lamps").exits(2).err())
                .contains("no option --totl");
        assertThat(carrel.run("context", "--max-tokens", "3", "lamps").exits(2).err()).contains("3 tokens");
        carrel.run("library", "create", "none").exits(0);
        assertThat(carrel.run("context", "--library", "none", "lamps").exits(1).err()).contains("is empty");
    }

    @Test
    void similarTellsBothParts() throws Exception {
        JsonNode json = carrel.run("similar", "papers/lamps.md", "--json").exits(0).json();
        JsonNode first = json.at("/results/0");
        assertThat(first.at("/document/title").asString()).isEqualTo("Light");
        assertThat(first.at("/meaning/similarity").asDouble()).isBetween(0.3, 1.0);
        assertThat(first.at("/citations/cites")).hasSize(1);
        assertThat(carrel.run("similar", "papers/lamps.md", "--by", "citations").exits(0).out())
                .contains("Light", "both cite 1 work").doesNotContain("Lamps and clocks");
        assertThat(carrel.run("similar", "nothing").exits(1).err()).contains("has no document");
        assertThat(carrel.run("similar", "papers/lamps.md", "--by", "magic").exits(2).err())
                .contains("--by is magic");
    }

    @Test
    void similarTakesATextFromStandardInput() throws Exception {
        assertThat(carrel.runOn("Bread rises by yeast.", "similar", "-", "--json").exits(0).json()
                .at("/results/0/document/title").asString()).isEqualTo("Dough");
        assertThat(carrel.runOn(" ", "similar", "-").exits(2).err()).contains("no text");
    }

    @Test
    void verifyTellsExactNearAndNotFound() throws Exception {
        assertThat(carrel.run("verify", "“lamps set the clocks … 42% of the sleepers”").exits(0).out())
                .startsWith("Exact").contains("[Doe 2001, ¶1–2]");
        JsonNode near = carrel.run("verify", "--json", "In our sample 24 % of the sleepers woke").exits(4)
                .json();
        assertThat(near.at("/verdict").asString()).isEqualTo("near");
        assertThat(near.at("/findings/0/differences/0/quoted").asString()).isEqualTo("24");
        assertThat(near.at("/findings/0/differences/0/text").asString()).isEqualTo("42");
        assertThat(carrel.run("verify", "--document", "papers/dough.md", "Lamps set the clocks of people")
                .exits(1).out()).isEqualTo("Not found\n");
        assertThat(carrel.run("verify", "...").exits(2).err()).contains("no word");
    }
}
