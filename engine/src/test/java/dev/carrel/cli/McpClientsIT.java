package dev.carrel.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// The door for models, tried with clients that nobody here wrote: the official ones from npm, which `./test` installs.
final class McpClientsIT {
    private static final Path CLIENTS = Path.of("target", "npm", "node_modules").toAbsolutePath();
    private static final Path SCRIPT = Path.of("src", "test", "npm", "every-tool.mjs").toAbsolutePath();
    private static final String LAUNCHER = Path.of("..", "carrel").toAbsolutePath().normalize().toString();
    private static final Set<String> TOOLS = Set.of("search", "fetch", "context", "similar", "verify_quote",
            "library");
    /// What all descriptions and schemas may take of a model's attention: about 2,500 tokens.
    private static final int MOST_CHARACTERS = 10_000;

    @TempDir
    static Path folder;

    @BeforeAll
    static void aLibrary() throws Exception {
        assertThat(CLIENTS).as("the clients are installed by ./test").isDirectory();
        program().run("add", Path.of("..", "samples").toAbsolutePath().normalize().toString()).exits(0);
        // Beside the packages that it imports.
        Files.copy(SCRIPT, CLIENTS.resolveSibling("every-tool.mjs"),
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    }

    private static Program program() throws IOException {
        return new Program(TestModels.rememberingHomeIn(Path.of(home())), folder);
    }

    private static String home() {
        return folder.resolve("home").toString();
    }

    /// The pinned one where it is to be had for this machine.
    private static String node() throws IOException {
        try (Stream<Path> packages = Files.list(CLIENTS)) {
            return packages.filter(each -> each.getFileName().toString().matches("node-(linux|darwin)-.*"))
                    .map(each -> each.resolve("bin/node").toString()).findFirst().orElse("node");
        }
    }

    private static Program.Run run(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(node()));
        command.addAll(List.of(arguments));
        Map<String, String> environment = Map.of("PATH", System.getenv("PATH"), "HOME", folder.toString());
        return Program.finish(Program.process(command, folder, environment).start(), "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"old", "new", "newest"})
    void everyOfficialClientListsAndCallsEveryTool(String client) throws Exception {
        everyToolAnswers(run(CLIENTS.resolveSibling("every-tool.mjs").toString(), client, LAUNCHER, "mcp",
                "--home", home()).exits(0).json());
    }

    @Test
    void everyOfficialClientDoesSoOverHttpToo() throws Exception {
        Process server = program().start("serve", "--port", "0");
        try (BufferedReader out = new BufferedReader(new InputStreamReader(server.getInputStream(), UTF_8))) {
            String address = out.readLine() + "mcp";
            for (String client : List.of("old", "new", "newest")) {
                everyToolAnswers(run(CLIENTS.resolveSibling("every-tool.mjs").toString(), client, address)
                        .exits(0).json());
            }
        } finally {
            server.destroy();
        }
    }

    private static void everyToolAnswers(JsonNode seen) {
        assertThat(names(seen.path("tools"))).isEqualTo(TOOLS);
        assertThat(seen.path("tools").toString().length()).isLessThan(MOST_CHARACTERS);
        assertThat(seen.path("errors")).isEmpty();
        JsonNode calls = seen.path("calls");
        for (String name : calls.propertyNames()) {
            assertThat(calls.path(name).path("error").asBoolean()).as(name).isEqualTo(name.equals("unknown"));
            assertThat(calls.path(name).path("same").asBoolean()).as(name).isTrue();
        }
        assertThat(calls.path("unknown").path("text").asString()).contains("limt", "limit");
        answersAreWhatWasAskedFor(calls);
        assertThat(seen.path("resources").asInt()).isGreaterThan(20);
        assertThat(seen.path("templates").asInt()).isEqualTo(1);
        assertThat(seen.path("read").asInt()).isGreaterThan(500);
    }

    private static void answersAreWhatWasAskedFor(JsonNode calls) {
        JsonNode found = calls.path("search").path("answer").path("results");
        assertThat(found.size()).isEqualTo(2);
        for (String key : List.of("id", "title", "url")) {
            assertThat(found.path(0).path(key).asString()).as(key).isNotEmpty();
        }
        assertThat(calls.path("next").path("answer").path("results").path(0).path("rank").asInt())
                .isEqualTo(3);
        JsonNode fetched = calls.path("fetch").path("answer");
        assertThat(fetched.path("id")).isEqualTo(found.path(0).path("id"));
        assertThat(fetched.path("text").asString().length()).isBetween(200, 400);
        assertThat(fetched.path("nextCursor").asString()).isNotEmpty();
        assertThat(calls.path("context").path("answer").path("passages")).isNotEmpty();
        assertThat(calls.path("similar").path("answer").path("results")).hasSize(3);
        assertThat(calls.path("verify_quote").path("answer").path("findings").path(0).path("id"))
                .isEqualTo(found.path(0).path("id"));
        assertThat(calls.path("library").path("answer").path("list")).hasSize(2);
    }

    private static Set<String> names(JsonNode tools) {
        Set<String> names = new TreeSet<>();
        tools.forEach(tool -> names.add(tool.path("name").asString()));
        return names;
    }

    private static Program.Run inspect(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                CLIENTS.resolve("@modelcontextprotocol/inspector/clients/launcher/build/index.js").toString(),
                "--cli", "-q", "--format", "json", "--connect-timeout", "60000", LAUNCHER, "mcp", "--home",
                home()));
        command.addAll(List.of(arguments));
        return run(command.toArray(String[]::new)).exits(0);
    }

    private static JsonNode result(Program.Run run) {
        return run.json().path("result");
    }

    @Test
    void theInspectorListsToolsWithoutComplaintsAboutTheirSchemas() throws Exception {
        Program.Run run = inspect("--method", "tools/list", "--strict");
        assertThat(names(result(run).path("tools"))).isEqualTo(TOOLS);
        assertThat(run.err()).doesNotContain("Warning", "Issue");
    }

    /// One tool, since each call starts both programs anew; the official clients call every one.
    @Test
    void theInspectorCallsATool() throws Exception {
        JsonNode result = result(inspect("--method", "tools/call", "--tool-name", "search",
                "--tool-args-json", "{\"query\":\"urban heat\",\"limit\":1}"));
        assertThat(result.path("isError").asBoolean()).as(result.toString()).isFalse();
        assertThat(result.path("structuredContent").path("results")).hasSize(1);
    }

    @Test
    void theInspectorAskingForTheStatelessProtocolFallsBack() throws Exception {
        assertThat(names(result(inspect("--method", "tools/list", "--protocol-era", "auto")).path("tools")))
                .isEqualTo(TOOLS);
    }
}
