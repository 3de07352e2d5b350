package dev.carrel.library.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.chunk.Chunking;
import dev.carrel.index.VectorLimit;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.library.home.Home;
import dev.carrel.ranking.Mode;
import dev.carrel.search.rank.FormulaSettings;
import dev.carrel.search.run.SearchOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class SettingsTest {
    @TempDir
    private Path folder;

    private Home home() {
        return new Home(folder);
    }

    private void homeFile(String toml) throws IOException {
        Files.writeString(folder.resolve("carrel.toml"), toml);
    }

    private void libraryFile(String toml) throws IOException {
        Files.createDirectories(home().library("default"));
        Files.writeString(home().library("default").resolve("carrel.toml"), toml);
    }

    private Settings read(Map<String, String> environment) throws IOException {
        return home().settings("default", environment);
    }

    @Test
    void defaultsAreWhatTheyAreSaidToBe() {
        assertThat(Settings.standard().searchOptions()).isEqualTo(SearchOptions.STANDARD);
        assertThat(Settings.standard().keywordScoring()).isEqualTo(KeywordScoring.STANDARD);
        assertThat(Settings.standard().chunking(500))
                .isEqualTo(new Chunking(Chunking.MEASURED_BEST, 500, 500, Chunking.Scope.FULL));
        assertThat(Settings.standard().vectorLimit()).as("nothing is left out").isEqualTo(VectorLimit.NONE);
        assertThat(Settings.standard().all())
                .allSatisfy(value -> assertThat(value.setting().accepts(value.text())).isTrue());
    }

    @Test
    void laterLayersWin() throws IOException {
        Map<String, String> environment = Map.of("CARREL_SEARCH_LIMIT", "4", "PATH", "/bin", "CARREL_HOME",
                "x");
        assertThat(read(Map.of()).text("search.limit")).isEqualTo("10");
        homeFile("[search]\nlimit = 2\nview = \"passages\"\n[ranking]\nauto-weights = false\n");
        assertThat(read(Map.of()).text("search.limit")).isEqualTo("2");
        libraryFile("search.limit = 3\n");
        assertThat(read(Map.of()).text("search.limit")).isEqualTo("3");
        Settings all = read(environment);
        assertThat(all.text("search.limit")).isEqualTo("4");
        assertThat(all.with(Map.of("search.limit", "5"), "option").whole("search.limit")).isEqualTo(5);
        assertThat(all.text("search.view")).isEqualTo("passages");
        assertThat(all.searchOptions().tuning().autoWeights()).isEqualTo(FormulaSettings.AutoWeights.OFF);
        assertThat(all.all()).filteredOn(value -> value.setting().key().equals("search.limit"))
                .extracting(Settings.Value::from).containsExactly("environment");
        assertThat(all.all()).filteredOn(value -> value.setting().key().equals("search.view"))
                .extracting(Settings.Value::from).containsExactly(folder.resolve("carrel.toml").toString());
    }

    @Test
    void anUnknownKeyNamesTheNearest() throws IOException {
        homeFile("[search]\nmod = \"keyword\"\n");
        assertThatThrownBy(() -> read(Map.of())).isInstanceOf(UserError.class)
                .hasMessageContaining("search.mod").hasMessageContaining("carrel.toml")
                .extracting(e -> ((UserError) e).hint()).asString().contains("search.mode");
        Files.delete(folder.resolve("carrel.toml"));
        assertThatThrownBy(() -> read(Map.of("CARREL_SEARCH_LIMITS", "4"))).isInstanceOf(UserError.class)
                .hasMessageContaining("environment").extracting(e -> ((UserError) e).hint()).asString()
                .contains("search.limit");
    }

    @ParameterizedTest
    @CsvSource({"search.mode, both", "search.limit, many", "search.limit, -1", "search.min-similarity, high",
            "ranking.auto-weights, yes", "keyword.fields.title, -3", "chunking.max-tokens, 1e3",
            "search.mode, ''", "embedding.model, ''", "index.backend, other", "search.limit, 0",
            "search.limit, 1001", "search.limit, 999999999999", "ranking.semantic-weight-percent, 101",
            "ranking.signals.blend, 150", "ranking.weighted.cap, 0", "chunking.max-tokens, 0",
            "chunking.max-passages-per-document, 0", "rerank.depth, 101", "reading.processes, 0"})
    void aValueThatASettingCannotTakeIsRefused(String key, String value) {
        assertThatThrownBy(() -> Settings.standard().with(Map.of(key, value), "option"))
                .isInstanceOf(UserError.class).hasMessageContaining(key).hasMessageContaining("option")
                .extracting(e -> ((UserError) e).hint()).asString().startsWith("It takes");
    }

    @Test
    void aRangeIsSaidInWords() {
        assertThat(Settings.standard().value("search.limit").setting().form())
                .isEqualTo("a whole number from 1 to 1000");
        assertThat(Settings.standard().value("chunking.max-tokens").setting().form())
                .isEqualTo("auto or a whole number from 1");
        assertThat(Settings.standard().value("ranking.rrf-k").setting().form()).isEqualTo("a whole number");
    }

    @Test
    void aVariableThatIsSetToNothingIsNotSet() throws IOException {
        assertThat(read(Map.of("CARREL_SEARCH_LIMIT", "")).text("search.limit")).isEqualTo("10");
    }

    @Test
    void aFileInAnotherEncodingIsNamed() throws IOException {
        Files.write(folder.resolve("carrel.toml"), new byte[]{(byte) 0xff, (byte) 0xfe, 'x', 0});
        assertThatThrownBy(() -> read(Map.of())).isInstanceOf(UserError.class)
                .hasMessageContainingAll("carrel.toml", "UTF-8");
    }

    @Test
    void aListIsNoValueAndIsNamedAsItStands() throws IOException {
        homeFile("search.limit = [1, 2]\n");
        assertThatThrownBy(() -> read(Map.of())).isInstanceOf(UserError.class)
                .hasMessageContainingAll("search.limit", "[1,2]", "carrel.toml");
    }

    @Test
    void thePageAboutSettingsHasAllOfThem() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "settings.md"));
        assertThat(Setting.ALL).allSatisfy(setting -> assertThat(page)
                .contains("| `" + setting.key() + "` | `" + setting.standard() + "` |"));
    }

    @ParameterizedTest
    @CsvSource({"search.limit, AT_ONCE", "embedding.model, REINDEX", "embedding.endpoint.url, REINDEX",
            "embedding.endpoint.key-from, AT_ONCE", "chunking.max-tokens, REINDEX", "reading.ocr, READING",
            "watch.interval, RESTART", "assistant.url, AT_ONCE"})
    void aSettingKnowsWhenAChangeOfItShows(String key, Setting.Effect effect) {
        assertThat(Settings.standard().value(key).setting().effect()).isEqualTo(effect);
    }

    @ParameterizedTest
    @CsvSource({"'[search'", "'limit = = 3'", "'search = [1, 2]'"})
    void aFileThatIsNoTomlIsNamed(String toml) throws IOException {
        homeFile(toml);
        assertThatThrownBy(() -> read(Map.of())).isInstanceOf(UserError.class)
                .hasMessageContaining("carrel.toml");
    }

    @Test
    void settingsBecomeValues() {
        Settings settings = Settings.standard().with(Map.of("search.mode", "keyword", "search.min-similarity",
                "0.5", "keyword.similarity", "tfidf", "chunking.max-tokens", "9999", "indexing.mode",
                "abstract", "chunking.max-passages-per-document", "1"), "option");
        assertThat(settings.searchOptions().mode()).isEqualTo(Mode.KEYWORD);
        assertThat(settings.searchOptions().minSimilarity()).isEqualTo(0.5);
        assertThat(settings.keywordScoring().similarity()).isEqualTo(KeywordScoring.Similarity.TFIDF);
        assertThat(settings.chunking(200)).as("lowered to what the window holds")
                .isEqualTo(new Chunking(200, 200, Chunking.Scope.ABSTRACT));
        assertThat(settings.vectorLimit()).isEqualTo(new VectorLimit(1));
    }

    @Test
    void aSettingIsTakenBackAndTheRestStays() throws IOException {
        Path file = home().library("default").resolve("carrel.toml");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "# mine\n[search]\nlimit = 3 # few\nmode = \"keyword\"\n");
        assertThat(home().unset("default", "search.limit")).contains(file.toString());
        assertThat(file).hasContent("# mine\n[search]\nmode = \"keyword\"\n");
        assertThat(home().unset("default", "search.limit")).as("not set any more").isEmpty();
        assertThat(home().unset("search.limit")).as("never set for all").isEmpty();
        assertThatThrownBy(() -> home().unset("default", "search.limt")).hasMessageContaining("search.limt");
    }

    @Test
    void everySettingHasAVariable() {
        assertThat(Setting.ALL).extracting(Setting::variable).doesNotHaveDuplicates()
                .contains("CARREL_SEARCH_MIN_SIMILARITY")
                .allSatisfy(variable -> assertThat(variable).matches("CARREL_[A-Z0-9_]+"));
    }
}
