package dev.carrel.mcp.client;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class TomlFileTest {
    private static final ServerCommand LAUNCH = new ServerCommand("/opt/my \"own\"\\carrel",
            List.of("mcp", "--home", "/ü"),
            Map.of("CARREL_JAVA_HOME", "/java"));

    private static String edited(String before) {
        assertThat(TomlFile.with(before, "mcp_servers", LAUNCH)).isInstanceOf(EditedText.Text.class);
        String after = ((EditedText.Text) TomlFile.with(before, "mcp_servers", LAUNCH)).text();
        assertThat(TomlFile.launch(after, "mcp_servers")).contains(LAUNCH);
        return after;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "model = \"x\"", "# a comment\n[profiles.a]\nmodel = \"x\" # why\n",
            "[mcp_servers.files]\ncommand = \"npx\"\n", "[[things]]\na = 1\n"})
    void theServerIsPutAtTheEndAndAllElseStays(String before) {
        assertThat(edited(before)).startsWith(before).contains("[mcp_servers.carrel]");
    }

    @Test
    void anOldEntryIsBroughtUpToDateAndKeepsItsOtherLines() {
        String before = """
                [mcp_servers.carrel] # mine
                """;
        String entry = """
                # before
                [mcp_servers.carrel]
                command = "/old/carrel"
                # a slow machine
                startup_timeout_sec = 30
                args = ["mcp"]

                [other]
                command = "stay"
                """;
        String after = edited(entry);
        assertThat(after).contains("# before\n", "# a slow machine\nstartup_timeout_sec = 30\n",
                "[other]\ncommand = \"stay\"\n").doesNotContain("/old");
        assertThat(edited(after)).isEqualTo(after);
        assertThat(TomlFile.with(before, "mcp_servers", LAUNCH)).isInstanceOf(EditedText.Refused.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcp_servers = { files = { command = \"x\" } }", "a = ", "= 3", "[a\n",
            "mcp_servers = 3", "[mcp_servers]\ncarrel = { command = \"x\" }\n",
            "[mcp_servers.carrel]\ncommand = \"x\"\nargs = [\n  \"mcp\",\n]\n"})
    void whatCannotBeEditedSafelyIsRefusedWithTheTextToPaste(String before) {
        assertThat(TomlFile.with(before, "mcp_servers", LAUNCH)).isInstanceOfSatisfying(
                EditedText.Refused.class,
                refused -> assertThat(TomlFile.launch(refused.paste(), "mcp_servers")).contains(LAUNCH));
    }
}
