package dev.carrel.library.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class HomeTest {
    private static final Path USER = Path.of("/home/ada");

    @Test
    void theHomeIsWhereTheEnvironmentSays() {
        assertThat(Home.of(Map.of("CARREL_HOME", "/x/../y", "XDG_DATA_HOME", "/z"), USER).path())
                .isEqualTo(Path.of("/y"));
        assertThat(Home.of(Map.of("CARREL_HOME", " ", "XDG_DATA_HOME", "/z"), USER).path())
                .isEqualTo(Path.of("/z/carrel"));
        assertThat(Home.of(Map.of(), USER).path()).isEqualTo(Path.of("/home/ada/.local/share/carrel"));
    }

    @Test
    void librariesAreListedByName(@TempDir Path folder) throws IOException {
        Home home = new Home(folder);
        assertThat(home.libraries()).isEmpty();
        Files.createDirectories(home.library("thesis"));
        Files.createDirectories(home.library("Über.1"));
        Files.writeString(folder.resolve("libraries/file"), "");
        assertThat(home.libraries()).containsExactly("thesis", "Über.1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "..", "a/b", "../up", ".hidden", "a b", "-option", "nul\0"})
    void aNameThatCouldLeadElsewhereIsRefused(String name) {
        assertThatThrownBy(() -> new Home(USER).library(name)).isInstanceOf(UserError.class);
    }

    @Test
    void theHomeThatTheShellNamesIsHeeded() {
        assertThat(Home.of(Map.of("HOME", "/somebody"), USER).path())
                .isEqualTo(Path.of("/somebody/.local/share/carrel"));
    }
}
