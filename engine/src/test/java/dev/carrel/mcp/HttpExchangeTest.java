package dev.carrel.mcp;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.StrictSchema;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

final class HttpExchangeTest {
    @TempDir
    static Path folder;
    private static Library library;
    private static HttpExchange exchange;

    @BeforeAll
    static void open() throws Exception {
        TestFolder notes = new TestFolder(folder.resolve("notes"));
        notes.write("lamps.md",
                "---\ntitle: Lamps and sleep\nauthors: [Jane Doe]\nyear: 2001\n---\nBlue light delays sleep.\n");
        notes.write("later.md", """
                # Later work

                It was confirmed for all cities [1].

                ## References

                1. Doe J. Lamps and sleep. J Light. 2001;3:12-15.
                """);
        notes.write("reefs.md", "# Reefs\n\nCorals bleach in warm water.\n");
        library = Library.open(new Home(TestModels.rememberingHomeIn(folder.resolve("home"))), "default",
                Settings.standard());
        library.intake().add(List.of(notes.path()), Progress.SILENT);
        exchange = new HttpExchange(library, "1.2");
    }

    @AfterAll
    static void close() throws Exception {
        library.close();
    }

    private static HttpExchange.Answer send(String message, @Nullable String revision) {
        return exchange.answer(message.getBytes(StandardCharsets.UTF_8), Optional.ofNullable(revision));
    }

    private static JsonNode json(HttpExchange.Answer answer) {
        return JsonMapper.shared().readTree(answer.body().orElseThrow());
    }

    private static JsonNode ask(String method, String parameters) {
        HttpExchange.Answer answer = send("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"" + method
                + "\",\"params\":" + parameters + "}", "2025-06-18");
        assertThat(answer.status()).isEqualTo(200);
        JsonNode json = json(answer);
        assertThat(json.path("jsonrpc").asString()).isEqualTo("2.0");
        assertThat(json.path("id").asInt()).isEqualTo(7);
        return json;
    }

    @ParameterizedTest
    @CsvSource({"2025-06-18,2025-06-18", "2025-11-25,2025-11-25", "2999-01-01,2025-11-25"})
    void itGreetsInTheRevisionThatBothSpeak(String wanted, String spoken) {
        JsonNode result = ask("initialize", "{\"protocolVersion\":\"" + wanted
                + "\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}").path("result");
        assertThat(result.path("protocolVersion").asString()).isEqualTo(spoken);
        assertThat(result.path("serverInfo").path("version").asString()).isEqualTo("1.2");
        assertThat(result.path("capabilities").has("tools")).isTrue();
    }

    @Test
    void itListsTools() {
        assertThat(ask("tools/list", "{}").path("result").path("tools").valueStream()
                .map(tool -> tool.path("name").asString())).contains("search", "fetch", "verify_quote");
    }

    @Test
    void itCallsTools() {
        JsonNode result = ask("tools/call",
                "{\"name\":\"search\",\"arguments\":{\"query\":\"blue light\",\"limit\":1}}").path("result");
        assertThat(result.path("isError").asBoolean()).isFalse();
        assertThat(result.path("structuredContent").path("results").path(0).path("title").asString())
                .isEqualTo("Lamps and sleep");
    }

    @Test
    void aSearchFindsWorksByWhatOthersSay() {
        JsonNode result = ask("tools/call",
                "{\"name\":\"search\",\"arguments\":{\"query\":\"proven in every town\",\"said\":true}}")
                .path("result").path("structuredContent").path("results").path(0);
        assertThat(result.path("title").asString()).isEqualTo("Lamps and sleep");
        assertThat(result.at("/sentences/0/text").asString())
                .isEqualTo("It was confirmed for all cities [1].");
        assertThat(result.at("/sentences/0/title").asString()).isEqualTo("Later work");
        JsonNode refused = ask("tools/call",
                "{\"name\":\"search\",\"arguments\":{\"query\":\"x\",\"said\":true,\"sort\":\"date\"}}")
                .path("result");
        assertThat(refused.path("isError").asBoolean()).isTrue();
        assertThat(refused.toString()).contains("With said, search takes");
    }

    @Test
    void everyToolAnswersWhatItsSchemaSaysAndNoMore() throws Exception {
        String id = library.search().ask("reefs", SearchOptions.STANDARD).results().getFirst().found()
                .origin().id()
                .value();
        Map<String, List<String>> calls = Map.of(
                "search", List.of("{\"query\":\"light\"}",
                        "{\"query\":\"light\",\"also\":[\"sleep\"],\"limit\":1,\"max_chars\":200}",
                        "{\"query\":\"confirmed\",\"said\":true}"),
                "fetch", List.of("{\"id\":\"" + id + "\"}"),
                "context", List.of("{\"query\":\"warm water\"}", "{\"documents\":[\"" + id + "\"]}"),
                "similar", List.of("{\"id\":\"" + id + "\"}", "{\"text\":\"warm water\"}"),
                "verify_quote", List.of("{\"quote\":\"Corals bleach in warm water.\"}",
                        "{\"quote\":\"Corals bleach in cold water.\"}"),
                "library", List.of("{}", "{\"list\":\"documents\"}", "{\"list\":\"problems\"}"));
        JsonNode listed = ask("tools/list", "{}").path("result").path("tools");
        assertThat(new Toolbox(library).tools()).hasSize(calls.size()).allSatisfy(tool -> {
            JsonNode schema = listed.valueStream()
                    .filter(each -> each.path("name").asString().equals(tool.name()))
                    .findFirst().orElseThrow().path("outputSchema");
            for (String arguments : Objects.requireNonNull(calls.get(tool.name()))) {
                JsonNode result = ask("tools/call", "{\"name\":\"" + tool.name() + "\",\"arguments\":"
                        + arguments + "}").path("result");
                assertThat(result.path("isError").asBoolean()).as(result.toString()).isFalse();
                assertThat(StrictSchema.violations(tool.answers(), result.path("structuredContent")))
                        .as(result.toString()).isEmpty();
                assertThat(StrictSchema.contradictions(schema, result.path("structuredContent")))
                        .as(result.toString())
                        .isEmpty();
            }
        });
    }

    @Test
    void aWrongArgumentIsAnAnswerAndNoFailure() {
        JsonNode result = ask("tools/call", "{\"name\":\"search\",\"arguments\":{\"limt\":1}}")
                .path("result");
        assertThat(result.path("isError").asBoolean()).isTrue();
    }

    @Test
    void resourcesAreListedAndRead() {
        JsonNode resources = ask("resources/list", "{}").path("result").path("resources");
        assertThat(resources).hasSize(3);
        JsonNode read = ask("resources/read",
                "{\"uri\":\"" + resources.path(0).path("uri").asString() + "\"}");
        assertThat(read.path("result").path("contents").path(0).path("text").asString()).isNotBlank();
    }

    @Test
    void notificationsAndResponsesNeedNoAnswer() {
        for (String message : List.of("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"no/such\"}")) {
            HttpExchange.Answer answer = send(message, null);
            assertThat(answer.status()).isEqualTo(202);
            assertThat(answer.body()).isEmpty();
        }
    }

    @Test
    void anUnknownRevisionIsRefused() {
        HttpExchange.Answer answer = send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", "1999-01-01");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(json(answer).path("error").path("message").asString()).contains("2025-11-25");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "null", "[]", "3", "\"x\"", "true", "nonsense",
            "{\"jsonrpc\":\"2.0\"", "\u0000",
            "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", "{}", "{\"jsonrpc\":\"1.0\",\"id\":1}",
            "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":[1],\"method\":\"ping\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":true,\"method\":\"ping\"}"})
    void whatIsNoMessageIsRefused(String message) {
        HttpExchange.Answer answer = send(message, null);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(json(answer).path("error").path("code").asInt()).isIn(-32700, -32600);
        assertThat(json(answer).path("id").isNull()
                || json(answer).path("id").asInt() == 1).isTrue();
    }

    @Test
    void deepNestingIsRefused() {
        assertThat(send("{\"a\":".repeat(100_000), null).status()).isEqualTo(400);
        assertThat(send("[".repeat(1_000_000), null).status()).isEqualTo(400);
    }

    @Test
    void bytesThatAreNoTextAreRefused() {
        byte[] message = {'{', '"', (byte) 0xC3, (byte) 0x28, '"', ':', '1', '}'};
        assertThat(exchange.answer(message, Optional.empty()).status()).isEqualTo(400);
    }

    @Test
    void anUnknownMethodIsNamed() {
        JsonNode error = ask("no/such", "{}").path("error");
        assertThat(error.path("code").asInt()).isEqualTo(-32601);
        assertThat(error.path("message").asString()).contains("no/such");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"tools/call|[]", "tools/call|{}", "tools/call|{\"name\":3}",
            "tools/call|{\"name\":\"search\",\"arguments\":[]}", "resources/read|{}",
            "resources/list|{\"cursor\":[]}"})
    void wrongParametersAreNamed(String method, String parameters) {
        assertThat(ask(method, parameters).path("error").path("code").asInt()).isEqualTo(-32602);
    }

    @Test
    void halfAnEmojiIsAnswered() {
        JsonNode result = ask("tools/call",
                "{\"name\":\"search\",\"arguments\":{\"query\":\"light \\ud83d\"}}").path("result");
        assertThat(result.path("isError").asBoolean()).isFalse();
        assertThat(ask("x\\ud83d", "{}").path("error").path("code").asInt()).isEqualTo(-32601);
    }
}
