package dev.carrel.cli.terminal;

import java.util.Map;

import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.library.settings.Settings;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SettingsTextTest {
    private final Settings settings = Settings.standard().with(Map.of("search.limit", "5"),
            "/somewhere/far/away/carrel.toml");

    @Test
    void whereNobodyLooksEachSettingIsOneLine() {
        String text = new SettingsText(new Terminal(80, Terminal.Colours.OFF)).of(settings);
        assertThat(text.lines()).anySatisfy(line -> assertThat(line).startsWith("search.mode ")
                .contains("hybrid", "default", "which retrievers run"));
        assertThat(text).contains("by /somewhere/far/away/carrel.toml");
    }

    @Test
    void onANarrowScreenNoLineIsTooLong() {
        for (int width : new int[]{40, 80, 100}) {
            String text = new SettingsText(new Terminal(width, Terminal.Colours.ON)).of(settings)
                    .replaceAll("\u001b\\[[0-9;]*m", "");
            assertThat(text.lines()).allMatch(line -> line.length() <= Math.max(width, 60));
            assertThat(text).contains("search.limit 5 set\n    how many results an answer has\n    by ");
        }
    }
}
