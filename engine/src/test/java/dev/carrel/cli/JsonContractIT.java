package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

import dev.carrel.cli.command.CompletionCommand;
import dev.carrel.cli.extension.ExtensionCommand;
import dev.carrel.cli.run.KnownCommand;
import dev.carrel.cli.token.TokenCommand;
import dev.carrel.library.annotation.AnnotationJson;
import dev.carrel.library.answers.CheckedAnswerJson;
import dev.carrel.library.answers.ScanJson;
import dev.carrel.library.answers.SummaryJson;
import dev.carrel.library.json.AnswerJson;
import dev.carrel.library.json.ContextJson;
import dev.carrel.library.json.CoverageJson;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.EvaluationJson;
import dev.carrel.library.json.ExaminationJson;
import dev.carrel.library.json.LibrariesJson;
import dev.carrel.library.json.RemovalJson;
import dev.carrel.library.json.ReportJson;
import dev.carrel.library.json.SettingsJson;
import dev.carrel.library.json.SimilarJson;
import dev.carrel.library.json.StatusJson;
import dev.carrel.library.json.VerdictJson;
import dev.carrel.library.list.WorkListJson;
import dev.carrel.library.map.MapJson;
import dev.carrel.library.matrix.MatrixJson;
import dev.carrel.library.model.ModelsJson;
import dev.carrel.library.shape.Shape;
import dev.carrel.testing.StrictSchema;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/// What every command prints with `--json` is what its description says, and no more. The packed program is asked for each once.
@DisabledOnOs(OS.WINDOWS)
final class JsonContractIT {
    private static final Path SAMPLES = Path.of("..", "samples").toAbsolutePath().normalize();
    /// What they print is another format or nothing, or comes while they run and is looked at elsewhere.
    private static final Set<KnownCommand> OTHERS = EnumSet.of(KnownCommand.EXPORT, KnownCommand.MCP,
            KnownCommand.SERVE, KnownCommand.WATCH, KnownCommand.DEMO);

    @TempDir
    private static Path folder;
    private static Program carrel;
    private static String id;
    private final Set<KnownCommand> called = EnumSet.copyOf(OTHERS);

    @BeforeAll
    static void library() throws Exception {
        carrel = new Program(TestModels.rememberingHomeIn(folder.resolve("home")), folder);
        carrel.run("add", SAMPLES.resolve("reefs").toString()).exits(0);
        id = carrel.run("search", "--json", "coral").exits(0).json().at("/results/0/document/id").asString();
    }

    private void check(Shape<?> shape, int exit, String... command) throws Exception {
        String[] arguments = Arrays.copyOf(command, command.length + 1);
        arguments[command.length] = "--json";
        String input = "Corals turn white in warm water.";
        Program.Run run = called.add(KnownCommand.of(command[0]).orElseThrow())
                ? carrel.launchOn(input, arguments)
                : carrel.runOn(input, arguments);
        for (String line : run.exits(exit).out().lines().toList()) {
            JsonNode answer = JsonMapper.shared().readTree(line);
            assertThat(StrictSchema.violations(shape, answer)).as(line).isEmpty();
        }
    }

    @Test
    void everyCommandPrintsWhatIsDescribed() throws Exception {
        Path broken = Files.writeString(folder.resolve("broken.pdf"), "%PDF-1.7 and no more");
        check(ReportJson.REPORT, 1, "add", broken.toString());
        check(ReportJson.REPORT, 1, "sync");
        check(ReportJson.REPORT, 0, "work");
        asking();
        looking();
        check(ReportJson.REPORT, 0, "reindex");
        check(RemovalJson.REMOVAL, 0, "remove", id);
        check(RemovalJson.REMOVAL, 0, "remove", "--all", "--yes");
        assertThat(called).as("a new command needs a call here").containsExactlyInAnyOrder(
                KnownCommand.values());
    }

    private void asking() throws Exception {
        check(AnswerJson.ANSWER, 0, "search", "coral bleaching");
        check(AnswerJson.ANSWER, 0, "search", "--explain", "--ranking", "signals", "coral bleaching");
        check(AnswerJson.ANSWER, 0, "search", "--explain", "--passages", "--ranking", "rrf", "corals");
        check(AnswerJson.ANSWER, 0, "search", "coral", "--and", "heat");
        check(AnswerJson.ANSWER, 1, "search", "--mode", "keyword", "zzyzx");
        check(ContextJson.CONTEXT, 0, "context", "why do corals bleach");
        check(AnnotationJson.ALL, 1, "annotations");
        check(SimilarJson.DOCUMENTS, 0, "similar", id);
        check(SimilarJson.PASSAGES, 0, "similar", "-");
        check(MapJson.MAP, 0, "map");
        check(WorkListJson.LABELLED, 0, "tag", id, "--add", "to cite", "--star", "--to-read");
        check(WorkListJson.LISTING, 0, "list", "star:yes", "--sort", "opened");
        check(WorkListJson.LISTING, 1, "list", "zzyzx");
        check(VerdictJson.VERDICT, 1, "verify", "no such sentence stands anywhere in here");
        check(CheckedAnswerJson.ANSWER, 0, "ask", "why do corals bleach");
        check(ScanJson.CLAIM, 0, "scan", "corals bleach in warm water");
        check(ScanJson.CLAIM, 1, "scan", "--query", "tag:zzyzx", "corals bleach");
        check(MatrixJson.MATRIX, 0, "matrix", "--name", "reefs", "Why do corals bleach?",
                "How long? [number days]");
        check(MatrixJson.MATRIX, 0, "matrix", "--open", "reefs");
        check(Shape.listOf(MatrixJson.SUMMARY), 0, "matrix", "--saved");
        check(SummaryJson.SUMMARY, 0, "summary", id);
        check(EvaluationJson.SELF, 0, "eval", "--self", "--sample", "2");
    }

    private void looking() throws Exception {
        check(StatusJson.STATUS, 0, "status");
        check(DocumentJson.WHOLE, 0, "show", id);
        check(DocumentJson.COVERAGE, 0, "show", "--coverage", id);
        check(CoverageJson.ALL, 0, "show", "--coverage");
        check(SettingsJson.ALL, 0, "config");
        check(SettingsJson.SETTING, 0, "config", "search.mode");
        check(LibrariesJson.LIBRARIES, 0, "library", "list");
        check(LibrariesJson.DONE, 0, "library", "create", "other");
        check(LibrariesJson.DONE, 0, "library", "copy", "default", "twin");
        check(TokenCommand.CREATED, 0, "token", "create", "ann");
        check(TokenCommand.TOKENS, 0, "token", "list");
        check(TokenCommand.REMOVED, 0, "token", "remove", "ann");
        check(ExaminationJson.EXAMINATION, 0, "doctor");
        check(ModelsJson.MODELS, 0, "models", "list");
        check(ExtensionCommand.WRITTEN, 0, "extension", "firefox");
        check(CompletionCommand.SCRIPT, 0, "completion", "bash");
    }
}
