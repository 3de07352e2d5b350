package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.cli.run.KnownCommand;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// Asks a small library everything that can be asked.
@DisabledOnOs(OS.WINDOWS)
class ReadingCommandsIT {
    @TempDir
    private static Path folder;

    private static Program carrel;

    @BeforeAll
    static void library() throws Exception {
        Path documents = Files.createDirectories(folder.resolve("documents"));
        Files.writeString(documents.resolve("sleep.md"), """
                ---
                title: Sleep and light
                authors: [Ada Raman]
                year: 2022
                ---
                # Sleep and light

                Evening light delays the body clock. Whoever reads on a screen falls asleep later.
                """);
        Files.writeString(documents.resolve("tables.md"), """
                # Large tables

                Set page_size to draw one page at a time.

                ## Editors

                A SelectEditor offers a list of values. \u001b]0;title\u0007
                """);
        Files.writeString(documents.resolve("漢字 شلوم.txt"), "Emoji 😀 and 漢字 are words too.\n");
        carrel = new Program(folder.resolve("home"), folder);
        carrel.run("add", "documents").exits(0);
    }

    @Test
    void aQuestionMayBeAsLongAsACommandLineAllows() throws Exception {
        String question = "why does a screen keep people awake ".repeat(3000);
        assertThat(carrel.run("search", question).exits(0).out()).contains(" 1  Sleep and light");
        assertThat(carrel.launch("search", "--", question, question, question).exits(0).out())
                .contains(" 1  Sleep and light");
        carrel.run("verify", question).exits(1);
    }

    @Test
    void neitherAddingNorAskingLeavesAnythingOutsideOfTheHome() throws Exception {
        Path user = folder.resolve("user");
        Program apart = new Program(folder.resolve("other home"), folder).with("HOME", user.toString());
        apart.launch("add", "documents").exits(0);
        apart.launch("search", "light").exits(0);
        assertThat(user).doesNotExist();
    }

    @Test
    void aSearchPrintsResultsOnStandardOutputAndTheRestOnStandardError() throws Exception {
        Program.Run run = carrel.launch("search", "why", "does", "a", "screen", "keep", "people", "awake")
                .exits(0);
        assertThat(run.out()).contains(" 1  Sleep and light", "Ada Raman · 2022", "documents/sleep.md");
        assertThat(run.err()).startsWith("hybrid · ");
    }

    @Test
    void aSearchAsJsonHasTheDocumentedShape() throws Exception {
        JsonNode answer = carrel.run("search", "--json", "--mode", "hybrid", "page_size").exits(0).json();
        assertThat(answer.propertyNames()).containsExactly("query", "mode", "view", "ranking", "weights",
                "queries",
                "corrected", "notes", "coverage", "took", "alone", "weak", "results");
        JsonNode first = answer.at("/results/0");
        assertThat(first.propertyNames()).containsExactly("rank", "score", "match", "document", "passage",
                "semantic",
                "keyword", "queryScores", "signals", "weak", "certainty");
        assertThat(first.at("/document/path").asString()).endsWith("tables.md");
        assertThat(first.at("/passage/snippet").asString()).contains("<mark>page_size</mark>");
        assertThat(first.at("/document/doi").isNull()).isTrue();
    }

    @Test
    void optionsStandOnEitherSideOfTheCommand() throws Exception {
        JsonNode answer = carrel.run("--json", "--set", "search.limit=1", "search", "light", "--passages")
                .exits(0).json();
        assertThat(answer.at("/view").asString()).isEqualTo("passages");
        assertThat(answer.at("/results").size()).isEqualTo(1);
    }

    @Test
    void anExplainedSearchShowsItsNumbers() throws Exception {
        assertThat(carrel.run("search", "--explain", "light").exits(0).out()).contains("score 0.",
                "Meaning +", "Words +", "place 1");
        assertThat(carrel.run("search", "--explain", "--json", "light").json()
                .at("/results/0/explain/keyword/rank").asInt())
                .isEqualTo(1);
    }

    @Test
    void controlCharactersOfADocumentDoNotReachTheTerminal() throws Exception {
        assertThat(carrel.run("search", "SelectEditor").exits(0).out()).contains("]0;title")
                .doesNotContain("\u001b", "\u0007");
    }

    @Test
    void nothingFoundIsOneSentenceAndAnEmptyList() throws Exception {
        Program.Run run = carrel.run("search", "--mode", "keyword", "--json", "author:nobody", "light")
                .exits(1);
        assertThat(run.json().at("/results").size()).isZero();
        assertThat(run.err()).contains("Nothing found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"the of and", "?!…", "\"unbalanced", "😀", "שלום", "漢字", "a OR", "year:", "((",
            "-"})
    void noQueryIsAnError(String query) throws Exception {
        Program.Run run = carrel.runOn("light", "search", "--mode", "keyword", "--json", query);
        assertThat(run.exit()).as(run.err()).isLessThan(2);
        assertThat(run.json().has("results")).isTrue();
    }

    @Test
    void aQueryOfAHundredKilobytesIsReadFromStandardInput() throws Exception {
        carrel.launchOn("evening light ".repeat(7_500), "search", "-").exits(0);
    }

    @Test
    void wrongOptionsAreNamed() throws Exception {
        assertThat(carrel.run("search", "--mode", "fast", "x").exits(2).err())
                .contains("hybrid, semantic, keyword");
        assertThat(carrel.run("search", "--limt", "3", "x").exits(2).err()).contains("--limt");
        assertThat(carrel.run("search", "-n", "0", "x").exits(2).err()).contains("1 to 1000");
        assertThat(carrel.run("search", "").exits(2).err()).contains("empty");
        assertThat(carrel.run("serach", "x").exits(2).err()).contains("search");
        assertThat(carrel.run("search", "--set", "search.limt=3", "x").exits(2).err())
                .contains("search.limit");
        assertThat(carrel.run("search", "--library", "../x", "x").exits(2).err()).contains("../x");
        assertThat(carrel.run().exits(2).err()).contains("Usage: carrel");
    }

    @Test
    void aReaderThatGoesAwayIsNoTrouble() throws Exception {
        Process process = carrel.start("search", "--passages", "light");
        process.getInputStream().close();
        Program.Run run = new Program.Run(process.waitFor(), "",
                new String(process.getErrorStream().readAllBytes(),
                        java.nio.charset.StandardCharsets.UTF_8));
        assertThat(run.err()).doesNotContain("carrel:", "Exception");
        assertThat(run.exit()).isZero();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aResultThatCannotBeWrittenIsTrouble() throws Exception {
        Program.Run run = carrel.launchInto(Path.of("/dev/full"), "search", "--json", "light").exits(3);
        assertThat(run.err()).contains("could not be written");
    }

    @Test
    void aDocumentIsShownByItsPathItsIdOrTheBeginningOfIt() throws Exception {
        JsonNode shown = carrel.run("show", "--json", "documents/sleep.md").exits(0).json();
        assertThat(shown.propertyNames()).containsExactly("document", "sections", "captions", "references",
                "coverage");
        assertThat(shown.at("/coverage/embedded").asInt()).isEqualTo(shown.at("/coverage/passages").asInt())
                .isPositive();
        assertThat(shown.at("/document/added").asString()).matches("\\d{4}-\\d\\d-\\d\\dT.*Z");
        String id = shown.at("/document/id").asString();
        assertThat(carrel.run("show", id.substring(0, 6)).exits(0).out()).startsWith("Sleep and light\n")
                .contains("Evening light delays");
        assertThat(carrel.run("show", "nowhere.md").exits(1).err()).contains("nowhere.md", "carrel search");
    }

    @Test
    void theStatusHasTheDocumentedShape() throws Exception {
        JsonNode status = carrel.run("status", "--json").exits(0).json();
        assertThat(status.propertyNames()).containsExactly("library", "documents", "passages", "embedded",
                "failed", "removed",
                "sources", "model", "bytes", "coverage");
        assertThat(status.at("/documents").asInt()).isEqualTo(3);
        assertThat(status.at("/sources/0").propertyNames()).containsExactly("id", "kind", "location",
                "documents", "synced");
        assertThat(carrel.run("status").exits(0).out()).contains("documents   3", "bge-small-en-v1.5-q");
    }

    @Test
    void anEmptyLibrarySaysWhatToTypeNextAndLeavesNoTrace() throws Exception {
        Program bare = new Program(folder.resolve("bare"), folder);
        assertThat(bare.run("status", "--library", "other").exits(0).out()).contains("carrel add");
        assertThat(bare.run("search", "--library", "other", "x").exits(1).err()).contains("carrel add");
        assertThat(folder.resolve("bare/libraries/other")).doesNotExist();
    }

    @Test
    void helpShowsAnExampleForEveryCommand() throws Exception {
        String overview = carrel.run("help").exits(0).out();
        for (String command : KnownCommand.words()) {
            assertThat(overview).contains("\n  " + command + " ");
            assertThat(Commands.line(command).getUsageMessage()).contains(
                    "Examples:\n  ",
                    "carrel " + command);
        }
        assertThat(carrel.run("search", "--help").exits(0).out()).contains("Usage: carrel search");
        assertThat(carrel.run("--version").exits(0).out()).startsWith("carrel ");
    }

    @Test
    void completionIsAScriptThatNamesTheCommands() throws Exception {
        for (String shell : List.of("bash", "fish")) {
            assertThat(carrel.run("completion", shell).exits(0).out()).contains("reindex", "min-similarity");
        }
        assertThat(carrel.run("completion", "tcsh").exits(2).err()).contains("bash, zsh or fish");
    }

    @Test
    void theDoctorFindsNothingWrong() throws Exception {
        Program.Run run = carrel.run("doctor", "--json").exits(0);
        assertThat(run.json().at("/healthy").asBoolean()).isTrue();
    }
}
