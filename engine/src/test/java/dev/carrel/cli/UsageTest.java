package dev.carrel.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommandHost;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Terminal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// What is typed wrongly is answered by one sentence that helps.
class UsageTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path here;

    /// The settings of a project that somebody was given.
    @BeforeEach
    void project() throws IOException {
        Files.writeString(here.resolve("carrel.toml"), "no-such-setting = 1\n");
    }

    @Test
    void theWordsOfAQuestionAreNotTakenForManyQuestions() {
        assertThat(complaint("matrix", "how", "many", "took", "part")).contains("in quotes");
        assertThat(complaint("matrix")).contains("There is no question.");
        assertThat(complaint("matrix", "Who? [somebody]")).contains("There is no answer type [somebody].");
        assertThat(complaint("matrix", "-o", "table.pdf", "Who?")).contains("--format");
        assertThat(complaint("matrix", "--questions", "none.txt")).contains("There is no file none.txt.");
    }

    @Test
    void optionsWithoutACommandAreUnderstoodToo() {
        assertThat(complaint("--library")).contains("--library");
        assertThat(complaint("--no-such-option")).contains("There is no option --no-such-option.");
        assertThat(run("--json")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString(UTF_8)).contains("Start with `carrel demo`");
    }

    @Test
    void anArgumentTooManyIsNamedAsItWasTyped() {
        assertThat(complaint("status", "everything")).contains("\"everything\" is one argument too many.");
        assertThat(complaint("status", "--no-such-option")).contains("There is no option --no-such-option.");
        assertThat(complaint("status", "--set", "limit")).doesNotContain("option option");
    }

    @Test
    void aHomeWithoutANameIsNotTheFolderOneIsIn() {
        assertThat(complaint("--home", "", "status")).contains("--home").doesNotContain("no-such-setting");
        assertThat(complaint("config", "--home=")).contains("--home");
    }

    @Test
    void anEmptyPathIsNotTheFolderOneIsIn() {
        assertThat(complaint("add", "")).contains("empty");
        assertThat(complaint("add", "--zotero", " ")).contains("empty");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nowhere", "./nowhere", "~/scans", "Eng", "scans2", "../eng"})
    void aPathBehindAnOptionWithoutAValueIsNotItsValue(String path) {
        assertThat(complaint("add", "--ocr", path)).contains("There is nothing at",
                path.substring(path.lastIndexOf('/') + 1));
    }

    @Test
    void aFolderThatIsCalledLikeALanguageIsAFolder() throws IOException {
        assertThat(complaint("add", "--ocr", "deu")).contains("Nothing was named");
        Files.createDirectory(here.resolve("deu"));
        assertThat(complaint("add", "--ocr", "deu", "--zotero=nowhere")).contains("nowhere");
        assertThat(complaint("add", "--ocr=deu")).contains("Nothing was named");
    }

    @Test
    void aFolderBehindTheOptionForZoteroIsToldHowToBeNamed() throws IOException {
        Files.createDirectory(here.resolve("papers"));
        assertThat(complaint("add", "--zotero", "papers")).contains("no zotero.sqlite in", "papers",
                "before the option");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void aCompletionAsJsonHoldsTheScript(String shell) {
        assertThat(run("completion", shell)).isEqualTo(ExitCode.DONE);
        String script = out.toString(UTF_8);
        out.reset();
        assertThat(run("completion", "--json", shell)).isEqualTo(ExitCode.DONE);
        JsonNode json = JsonMapper.shared().readTree(out.toString(UTF_8));
        assertThat(json.get("shell").asString()).isEqualTo(shell);
        assertThat(json.get("script").asString()).isEqualTo(script);
    }

    private String complaint(String... arguments) {
        err.reset();
        assertThat(run(arguments)).isEqualTo(ExitCode.USAGE);
        assertThat(out.toString(UTF_8)).isEmpty();
        assertThat(err.toString(UTF_8).lines()).hasSize(1);
        return err.toString(UTF_8);
    }

    private ExitCode run(String... arguments) {
        Terminal terminal = new Terminal(80, Terminal.Colours.OFF);
        CommandContext desk = new CommandContext(InputStream.nullInputStream(),
                new PrintStream(out, true, UTF_8),
                new PrintStream(err, true, UTF_8), terminal, terminal,
                Map.of("CARREL_HOME", here.resolve("home").toString()), here, CommandHost.OWN_PROCESS);
        return Main.run(List.of(arguments), desk);
    }
}
