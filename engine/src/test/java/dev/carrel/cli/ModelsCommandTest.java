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
import java.util.stream.Stream;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommandHost;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.embed.onnx.RealModels;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// Models listed, checked and compared, with two real ones.
@Tag("thorough")
final class ModelsCommandTest {
    private record Run(ExitCode exit, String out, String err) {
        JsonNode json() {
            return JsonMapper.shared().readTree(out);
        }
    }

    @TempDir
    private Path temporary;
    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void home() throws IOException {
        environment.put("CARREL_HOME", TestModels.homeIn(temporary.resolve("home")).toString());
    }

    private Run run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(100, Terminal.Colours.OFF);
        CommandContext desk = new CommandContext(new ByteArrayInputStream(new byte[0]),
                new PrintStream(out, false, UTF_8), new PrintStream(err, true, UTF_8), terminal, terminal,
                environment, temporary, CommandHost.OWN_PROCESS);
        ExitCode exit = desk.finish(Main.run(List.of(arguments), desk));
        return new Run(exit, out.toString(UTF_8), err.toString(UTF_8));
    }

    @Test
    void theListSaysWhatToGetAndWhatItNeeds() {
        Run list = run("models");
        assertThat(list.exit()).isEqualTo(ExitCode.DONE);
        assertThat(list.out()).contains("""
                multilingual-e5-small  470 MB, 100 languages, MIT, 384 dimensions
                    window 512, pooling mean, query "query: …", document "passage: …"
                    https://huggingface.co/intfloat/multilingual-e5-small
                """);
        JsonNode json = run("models", "--json").json().path("models");
        assertThat(json.valueStream().map(model -> model.path("name").asString()))
                .contains("bge-small-en-v1.5", "Qwen3-Embedding-0.6B", "embeddinggemma-300m");
        assertThat(json.valueStream().filter(model -> model.path("name").asString().startsWith("Qwen3"))
                .findFirst().orElseThrow().at("/use/pooling").asString()).isEqualTo("last");
    }

    @Test
    void aDirectoryThatCanBeUsedIsDescribedAndMeasured() throws IOException {
        RealModels.miniLm(temporary.resolve("all-minilm-l6-v2"));
        Run check = run("models", "check", "all-minilm-l6-v2");
        assertThat(check.exit()).as(check.err()).isEqualTo(ExitCode.DONE);
        assertThat(check.out())
                .contains("all-minilm-l6-v2 can be used: 384 dimensions, window 256, pooling mean.")
                .contains(" tokens a second on this machine.")
                .contains("Its window leaves 254 tokens, so passages have 254 at most, not 256.");
        JsonNode json = run("models", "check", "all-minilm-l6-v2", "--json", "--set",
                "embedding.dimensions=100")
                .json();
        assertThat(json.path("dimensions").asInt()).isEqualTo(100);
        assertThat(json.path("passagesPerSecond").asDouble()).isPositive();
    }

    @Test
    void aDirectoryThatCannotBeUsedIsRefusedInOneSentence() throws IOException {
        Path model = RealModels.miniLm(temporary.resolve("all-minilm-l6-v2"));
        Files.write(model.resolve("model.onnx"), new byte[]{8, 7, 58, 99, 1});
        Run check = run("models", "check", "all-minilm-l6-v2");
        assertThat(check.exit()).isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(check.err())
                .contains("The embedding model all-minilm-l6-v2 cannot be used: its model.onnx is cut off.");
        Run nowhere = run("models", "check", "nowhere");
        assertThat(nowhere.exit()).isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(nowhere.err()).contains("There is no embedding model nowhere");
    }

    @Test
    void twoModelsAnswerTheLibrarysOwnQuestionsAndTheLibraryStaysAsItIs() throws IOException {
        RealModels.miniLm(temporary.resolve("all-minilm-l6-v2"));
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        folder.write("cats.md",
                "# Why domestic cats purr at night\n\nCats purr when they are content, and when hurt. "
                        .repeat(8));
        folder.write("dogs.md",
                "# How herding dogs learn commands\n\nDogs bark at strangers and learn by repetition. "
                        .repeat(8));
        folder.write("bees.md",
                "# What honey bees tell with dances\n\nA bee shows where blossoms are by its waggle. "
                        .repeat(8));
        assertThat(run("add", "docs").exit()).isEqualTo(ExitCode.DONE);
        String before = run("search", "--json", "purring").json().path("results").toString();
        Run trial = run("models", "--try", "bge-small-en-v1.5-q", "all-minilm-l6-v2");
        assertThat(trial.exit()).as(trial.err()).isEqualTo(ExitCode.DONE);
        assertThat(trial.out()).contains("half of a title → its document")
                .contains("bge-small-en-v1.5-q semantic")
                .contains("all-minilm-l6-v2 blend");
        assertThat(run("search", "--json", "purring").json().path("results").toString()).isEqualTo(before);
        JsonNode json = run("models", "try", "bge-small-en-v1.5-q", "all-minilm-l6-v2", "--json").json();
        assertThat(json.path("results")).hasSize(4);
        assertThat(json.path("comparisons")).hasSize(2);
        assertThat(json.at("/results/0/queries").asInt()).isEqualTo(3);
    }

    @Test
    void whatIsNotClearIsAskedBack() {
        Stream.of(List.of("models", "check"), List.of("models", "try", "a"), List.of("models", "list", "x"),
                List.of("models", "--try", "same", "same"), List.of("models", "guess"))
                .forEach(arguments -> assertThat(run(arguments.toArray(String[]::new)).exit())
                        .as(arguments.toString()).isEqualTo(ExitCode.USAGE));
    }

    @Test
    void aLibraryWithoutTextsHasNothingToAsk() throws IOException {
        RealModels.miniLm(temporary.resolve("all-minilm-l6-v2"));
        assertThat(run("models", "try", "bge-small-en-v1.5-q", "all-minilm-l6-v2").exit())
                .isEqualTo(ExitCode.NOTHING);
    }
}
