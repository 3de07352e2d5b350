package dev.carrel.library.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.library.home.Home;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class PlainSettingsTest {
    @Test
    void plainLinesAreReadWithoutAParser() {
        assertThat(PlainSettings.read("""
                # mine
                search.mode = "keyword"   # words only

                [ranking]
                rrf-k=10
                auto-weights = false
                """.lines().toList())).contains(Map.of("search.mode", "keyword", "ranking.rrf-k", "10",
                "ranking.auto-weights", "false"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a = 'x'", "a = 1.5", "a = 007", "a = \"x\\\\y\"", "a = [1]", "a = \"x\" y", "a",
            "= 1", "a..b = 1",
            "[a", "[[a]]", "a = \"\"\"x", "a = 1\na = 2", "\"a\" = 1", "[a] # b"})
    void anythingElseIsLeftToTheParser(String text) {
        assertThat(PlainSettings.read(text.lines().toList())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.b = \"x # y\"", "a = 12 # b", "a_b-c = true", "[a.b]\nc = \"ü\"", "\ta = 0"})
    void whatIsReadIsWhatTheParserReads(String text) {
        JsonNode parsed = new TomlMapper().readTree(text);
        PlainSettings.read(text.lines().toList()).orElseThrow().forEach((key, value) -> assertThat(
                parsed.at("/" + key.replace('.', '/')).asString()).isEqualTo(value));
    }

    @Test
    void aChangeKeepsCommentsAndOtherLines() {
        List<String> lines = List.of("# mine", "search.mode = \"hybrid\" # for now", "[ranking]",
                "rrf-k = 10");
        assertThat(SettingsLines.with(lines, "search.mode", "keyword")).containsExactly("# mine",
                "search.mode = \"keyword\" # for now", "[ranking]", "rrf-k = 10");
        assertThat(SettingsLines.with(lines, "ranking.rrf-k", "20")).endsWith("[ranking]", "rrf-k = 20");
        assertThat(SettingsLines.with(lines, "search.limit", "5")).containsSequence("search.limit = 5",
                "[ranking]");
    }

    @Test
    void whatIsWrittenIsReadBack(@TempDir Path home) throws Exception {
        Home folder = new Home(home);
        folder.set("embedding.model", "C:\\my \"models\"");
        folder.set("keyword.fields.title", "2.5");
        folder.set("papers", "search.limit", "7");
        folder.set("papers", "search.limit", "8");
        Settings settings = folder.settings("papers", Map.of());
        assertThat(settings.text("embedding.model")).isEqualTo("C:\\my \"models\"");
        assertThat(settings.text("keyword.fields.title")).isEqualTo("2.5");
        assertThat(settings.value("search.limit").text()).isEqualTo("8");
        assertThat(Files.readString(home.resolve("libraries/papers/carrel.toml")))
                .isEqualTo("search.limit = 8\n");
    }

    @Test
    void anUnknownKeyIsNotWritten(@TempDir Path home) {
        assertThatThrownBy(() -> new Home(home).set("search.limt", "7")).isInstanceOf(UserError.class)
                .hasMessageContaining("search.limt");
        assertThat(home).isEmptyDirectory();
    }
}
