package dev.carrel.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommandHost;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.DocumentId;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.library.home.Home;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// Libraries as wholes, and what becomes of a name that none of them has.
@Tag("thorough")
final class LibraryCommandTest {
    private record Run(ExitCode exit, String out, String err) {}

    @TempDir
    private Path temporary;
    private Home home;
    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void library() throws IOException {
        home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
        environment.put("CARREL_HOME", home.path().toString());
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        folder.write("cats.md", "# Cats\n\nCats purr when they are content.");
        folder.write("dogs.md", "# Dogs\n\nDogs bark at strangers.");
        assertThat(run("add", "--library", "work", "docs").exit()).isEqualTo(ExitCode.DONE);
    }

    private Run run(String... arguments) {
        return runOn("", arguments);
    }

    private Run runOn(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(100, Terminal.Colours.OFF);
        CommandContext desk = new CommandContext(new ByteArrayInputStream(input.getBytes(UTF_8)),
                new PrintStream(out, false, UTF_8), new PrintStream(err, true, UTF_8), terminal, terminal,
                environment, temporary, CommandHost.OWN_PROCESS);
        ExitCode exit = desk.finish(Main.run(List.of(arguments), desk));
        return new Run(exit, out.toString(UTF_8), err.toString(UTF_8));
    }

    private double score(String library) {
        return JsonMapper.shared()
                .readTree(run("search", "--json", "--mode", "keyword", "--library", library, "purr").out())
                .at("/results/0/keyword/score").asDouble();
    }

    @Test
    void aRemovalThatWasCutOffIsMadeUpForWhenItIsRepeated() throws IOException {
        for (int i = 0; i < 20; i++) {
            // Lucene tidies up by itself where much is gone.
            new TestFolder(temporary.resolve("docs")).write("owls" + i + ".md",
                    "# Owls\n\nOwls hunt at night.");
        }
        assertThat(run("add", "--library", "work", "docs").exit()).isEqualTo(ExitCode.DONE);
        assertThat(run("add", "--library", "calm", "docs").exit()).isEqualTo(ExitCode.DONE);
        assertThat(run("remove", "--library", "calm", "docs/dogs.md").exit()).isEqualTo(ExitCode.DONE);
        try (PassageIndex index = LuceneIndex.open(home.library("work").resolve("index-1"),
                KeywordScoring.STANDARD);
                Writer writer = index.writer()) {
            writer.remove(DocumentId.of(temporary.resolve("docs/dogs.md").toString()));
            writer.commit();
        }
        assertThat(score("work")).as("what was removed still counts").isNotEqualTo(score("calm"));
        Run again = run("remove", "--library", "work", "docs/dogs.md");
        assertThat(again.exit()).isEqualTo(ExitCode.NOTHING);
        assertThat(again.err()).contains("nothing called");
        assertThat(score("work")).isEqualTo(score("calm"));
    }

    @Test
    void theListSaysHowMuchEachHoldsAndWhichIsMeantWithoutAName() {
        assertThat(run("library", "create", "default").exit()).isEqualTo(ExitCode.DONE);
        assertThat(run("libraries").out().lines().map(line -> line.replaceAll(" +", " ")))
                .satisfiesExactly(first -> assertThat(first).isEqualTo("default 0 documents 0 bytes default"),
                        second -> assertThat(second).startsWith("work 2 documents ").endsWith("kB"));
        environment.put("CARREL_LIBRARY", "work");
        JsonNode json = JsonMapper.shared().readTree(run("library", "--json").out());
        assertThat(json.at("/libraries/0/default").asBoolean()).isFalse();
        assertThat(json.at("/libraries/1/default").asBoolean()).isTrue();
        assertThat(json.at("/libraries/1/documents").asInt()).isEqualTo(2);
        assertThat(json.at("/libraries/1/bytes").asLong()).isPositive();
        assertThat(json.at("/libraries/1/problem").isNull()).isTrue();
    }

    @Test
    void oneThatIsDamagedIsListedBesideTheOthers() throws IOException {
        run("library", "copy", "work", "broken");
        try (var files = Files.newDirectoryStream(home.library("broken").resolve("index-1"), "segments_*")) {
            for (Path file : files) {
                Files.write(file, new byte[]{1, 2, 3});
            }
        }
        Run list = run("library", "list");
        assertThat(list.exit()).isEqualTo(ExitCode.DONE);
        assertThat(list.out().lines()).hasSize(2).anyMatch(line -> line.startsWith("broken  ?"))
                .anyMatch(line -> line.contains("2 documents"));
    }

    @Test
    void aCopyHoldsTheSameAndGoesItsOwnWay() throws IOException {
        run("config", "--library", "work", "search.limit", "7");
        Files.createDirectories(home.library("work").resolve("pages"));
        Files.writeString(home.library("work").resolve("pages/a.html"), "a page");
        Files.writeString(home.library("work").resolve("server"), "of this one only");
        Run copied = run("library", "copy", "work", "trial");
        assertThat(copied.exit()).as(copied.err()).isEqualTo(ExitCode.DONE);
        assertThat(run("search", "--library", "trial", "purr").out())
                .isEqualTo(run("search", "--library", "work", "purr").out()).contains("Cats");
        assertThat(run("config", "--library", "trial", "search.limit").out()).isEqualTo("7\n");
        assertThat(home.library("trial").resolve("pages/a.html")).hasContent("a page");
        assertThat(home.library("trial").resolve("server")).doesNotExist();
        assertThat(run("sync", "--library", "trial").out()).contains("2 unchanged");
        assertThat(run("remove", "--library", "trial", "docs").exit()).isEqualTo(ExitCode.DONE);
        assertThat(run("status", "--library", "work").out()).contains("documents   2");
        assertThat(home.libraries()).containsExactly("trial", "work");
    }

    @Test
    void aCopyAnswersLikeTheLibraryAndHasItsLabelsNotesAndAnswers() throws IOException {
        assertThat(run("tag", "--library", "work", "--add", "pets", "docs/cats.md").exit())
                .isEqualTo(ExitCode.DONE);
        Path from = home.library("work");
        for (String file : List.of("annotations.jsonl", "answers/a.json", "prompts/ask.md",
                "matrices/m/cells.jsonl", "map.json")) {
            Files.createDirectories(from.resolve(file).getParent());
            Files.writeString(from.resolve(file), "{}");
        }
        JsonNode copied = JsonMapper.shared()
                .readTree(run("library", "copy", "--json", "work", "trial").out());
        assertThat(copied.at("/copied/documents").asInt()).isEqualTo(2);
        assertThat(copied.at("/copied/vectors").asInt()).isEqualTo(copied.at("/copied/passages").asInt())
                .isPositive();
        for (String file : List.of("annotations.jsonl", "answers/a.json", "prompts/ask.md",
                "matrices/m/cells.jsonl", "map.json", "labels.jsonl")) {
            assertThat(home.library("trial").resolve(file)).hasSameBinaryContentAs(from.resolve(file));
        }
        for (String query : List.of("purr", "tag:pets", "animals that make sounds", "\"bark at\"")) {
            for (String mode : List.of("keyword", "hybrid", "semantic")) {
                assertThat(results("trial", mode, query)).isEqualTo(results("work", mode, query));
            }
        }
        assertThat(results("trial", "keyword", "tag:pets").size()).isEqualTo(1);
    }

    private JsonNode results(String library, String mode, String query) {
        return JsonMapper.shared().readTree(run("search", "--library", library, "--json", "--explain",
                "--mode", mode, query).out()).at("/results");
    }

    @Test
    void aCopyMayFillALibraryThatWasCreatedAndKeepsThatOnesSettings() {
        run("config", "--library", "work", "search.limit", "7");
        run("library", "create", "trial", "--set", "index.user=ann");
        run("config", "--library", "trial", "search.limit", "5");
        assertThat(run("library", "copy", "work", "trial").out()).contains("2 documents", "0 embedded again");
        assertThat(run("config", "--library", "trial", "search.limit").out()).isEqualTo("5\n");
        assertThat(run("config", "--library", "trial", "index.user").out()).isEqualTo("ann\n");
        assertThat(run("library", "copy", "work", "trial").err()).contains("There is a library trial");
    }

    @Test
    void anUnfinishedCopyIsNoLibraryAndCanGoOnOrBeRemoved() throws IOException {
        run("library", "copy", "work", "trial");
        Path hidden = home.path().resolve("libraries/.trial.copy");
        Files.move(home.library("trial"), hidden);
        assertThat(run("libraries").out().lines()).hasSize(1);
        assertThat(run("search", "--library", "trial", "purr").err()).contains("There is no library trial.");
        assertThat(run("library", "copy", "work", "trial").out())
                .contains("2 documents had been copied before");
        assertThat(hidden).doesNotExist();
        Files.move(home.library("trial"), hidden);
        assertThat(run("library", "remove", "trial").err()).contains("the copy trial, which is not whole?");
        assertThat(run("library", "remove", "--yes", "trial").exit()).isEqualTo(ExitCode.DONE);
        assertThat(home.path().resolve("libraries"))
                .isDirectoryNotContaining(each -> !each.endsWith("work"));
    }

    @Test
    void whatAKilledRemovalLeftIsNotListedAndGoesWithTheNextCommand() throws IOException {
        Path gone = home.path().resolve("libraries/.old.gone");
        Files.createDirectories(gone.resolve("index-1"));
        Files.writeString(gone.resolve("index-1/segments_1"), "half");
        assertThat(run("libraries").out()).doesNotContain("old");
        run("library", "create", "new");
        assertThat(gone).doesNotExist();
        assertThat(home.libraries()).containsExactly("new", "work");
    }

    @Test
    void aClusterThatCannotBeReachedMakesNoLibrary() throws IOException {
        Run run = run("library", "create", "group", "--opensearch", "http://127.0.0.1:1");
        assertThat(run.exit()).isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run("library", "create", "group", "--opensearch", "ftp://x").exit())
                .isEqualTo(ExitCode.USAGE);
        assertThat(home.libraries()).containsExactly("work");
        assertThat(home.path().resolve("libraries"))
                .isDirectoryNotContaining(each -> !each.endsWith("work"));
    }

    @Test
    void oneThatIsBeingWrittenToIsNeitherCopiedNorRemoved() throws IOException {
        try (PassageIndex index = LuceneIndex.open(home.library("work").resolve("index-1"),
                KeywordScoring.STANDARD); Writer _ = index.writer()) {
            for (Run run : List.of(run("library", "copy", "work", "trial"),
                    run("library", "remove", "--yes", "work"))) {
                assertThat(run.exit()).isEqualTo(ExitCode.CANNOT_RUN);
                assertThat(run.err()).contains("Another process is writing to this library.");
            }
        }
        assertThat(home.path().resolve("libraries"))
                .isDirectoryNotContaining(each -> !each.endsWith("work"));
        assertThat(run("search", "--library", "work", "purr").out()).contains("Cats");
    }

    @Test
    void removingAsksFirst() {
        Run unanswered = run("library", "remove", "work");
        assertThat(unanswered.exit()).isEqualTo(ExitCode.NOTHING);
        assertThat(unanswered.err()).contains("Remove the library work with 2 documents", "--yes");
        assertThat(runOn("n\n", "library", "remove", "work").exit()).isEqualTo(ExitCode.NOTHING);
        assertThat(run("search", "--library", "work", "purr").out()).contains("Cats");
        assertThat(runOn("yes\n", "library", "remove", "work").out())
                .isEqualTo("The library work is gone.\n");
        assertThat(home.path().resolve("libraries")).isEmptyDirectory();
        assertThat(temporary.resolve("docs/cats.md")).exists();
    }

    @Test
    void namesThatAreTakenOrMissingOrImpossibleAreSaid() {
        assertThat(run("library", "create", "work").err()).contains("There is a library work already.");
        assertThat(run("library", "copy", "work", "work").err()).contains("already");
        assertThat(run("library", "copy", "wrk", "x").err()).contains("There is no library wrk.", "work");
        assertThat(run("library", "create", "../x").err()).contains("cannot be called");
        assertThat(run("library", "create").err()).contains("carrel library create NAME");
        assertThat(run("library", "list", "work").exit()).isEqualTo(ExitCode.USAGE);
        assertThat(run("library", "rename", "work").exit()).isEqualTo(ExitCode.USAGE);
        assertThat(run("library", "remove", "--yes", "default").err())
                .contains("There is no library default");
    }

    @ParameterizedTest
    @ValueSource(strings = {"status", "sync", "watch", "reindex", "doctor", "serve --port 0", "mcp",
            "search purr", "search --mode keyword -n 3 purr", "similar cats.md", "context purr",
            "verify purr", "show cats.md", "export", "remove cats.md", "remove --all --yes", "eval --self",
            "config", "config search.limit 3", "config --unset search.limit", "mcp --install codex --yes"})
    void aMistypedNameIsAnsweredByThoseThereAre(String command) throws IOException {
        run("library", "create", "notes");
        String[] typed = ("--library wrk " + command).split(" ");
        Run run = run(typed);
        assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).singleElement().asString()
                .contains("There is no library wrk. Did you mean work? There are notes, work;",
                        "carrel library create wrk");
        assertThat(home.libraries()).containsExactly("notes", "work");
    }

    @Test
    void theNameMayComeFromTheEnvironmentAndTheStandardLibraryNeedNotExist() {
        environment.put("CARREL_LIBRARY", "wrk");
        assertThat(run("status").err()).contains("There is no library wrk. The only one is work;");
        assertThat(run("status", "--library", "default").out()).contains("It is empty");
        assertThat(run("add", "docs").exit()).isEqualTo(ExitCode.DONE);
        assertThat(run("status").out()).contains("Library wrk", "documents   2");
    }
}
