package dev.carrel.mcp.client;

import java.util.List;
import java.util.Map;
import java.util.Random;

import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
final class JsonFileTest {
    private static final ServerCommand LAUNCH = new ServerCommand("/opt/carrel/carrel",
            List.of("mcp", "--library", "work"),
            Map.of());

    private static String edited(String before, Client client) {
        assertThat(JsonFile.with(before, client, LAUNCH)).isInstanceOf(EditedText.Text.class);
        String after = ((EditedText.Text) JsonFile.with(before, client, LAUNCH)).text();
        assertThat(JsonFile.launch(after, client.key())).contains(LAUNCH);
        return after;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n", "{}", "{\n}\n", "{ \"mcpServers\": {} }", "{\"mcpServers\":{},}",
            "\uFEFF{\"theme\": \"dark\"}", "{\r\n  \"theme\": \"dark\"\r\n}\r\n"})
    void theServerIsAddedToWhateverIsThere(String before) {
        edited(before, Client.CLAUDE_DESKTOP);
    }

    @Test
    void everythingElseStaysAsItIs() {
        String before = """
                {
                  // my servers
                  "mcpServers": {
                    "files": { "command": "npx", "args": ["-y", "files"] }, /* do not touch */
                  },
                  "theme":"dark", "numbers": [1,2.50,1e3]
                }
                """;
        assertThat(edited(before, Client.CURSOR)).isEqualTo("""
                {
                  // my servers
                  "mcpServers": {
                    "carrel": {
                      "command": "/opt/carrel/carrel",
                      "args": [ "mcp", "--library", "work" ]
                    },
                    "files": { "command": "npx", "args": ["-y", "files"] }, /* do not touch */
                  },
                  "theme":"dark", "numbers": [1,2.50,1e3]
                }
                """);
    }

    @Test
    void anOldEntryIsBroughtUpToDateAndKeepsItsOtherKeys() {
        String before = """
                {"servers": {"carrel": {"command": "/old \\"place\\"/carrel", "args": ["mcp"], "disabled": false}}}
                """;
        assertThat(edited(before, Client.VS_CODE)).contains("\"disabled\": false", "\"type\": \"stdio\"")
                .doesNotContain("/old");
    }

    @Test
    void whatIsRightAlreadyIsNotChanged() {
        String once = edited("{\"a\": 1}", Client.CLAUDE_CODE);
        assertThat(edited(once, Client.CLAUDE_CODE)).isEqualTo(once);
    }

    @Test
    void variablesAreWrittenWhereThereAreSome() {
        ServerCommand launch = new ServerCommand("/c", List.of("mcp"), Map.of("CARREL_JAVA_HOME", "/java"));
        EditedText edited = JsonFile.with("{}", Client.GEMINI_CLI, launch);
        assertThat(JsonFile.launch(((EditedText.Text) edited).text(), "mcpServers")).contains(launch);
    }

    @RepeatedTest(200)
    void anAdditionLeavesEveryCharacterOfAnyFile(Random random) {
        String before = object(random, 3);
        String after = edited(before, Client.CLAUDE_DESKTOP);
        int same = 0;
        while (same < before.length() && before.charAt(same) == after.charAt(same)) {
            same++;
        }
        assertThat(after).as(before).endsWith(before.substring(same));
    }

    private static String object(Random random, int depth) {
        StringBuilder text = new StringBuilder("{").append(blank(random));
        int members = random.nextInt(4);
        for (int i = 0; i < members; i++) {
            String key = random.nextInt(4) == 0 ? "mcpServers" : "k" + random.nextInt(1000) + "\\\"ü";
            boolean nested = depth > 0 && (key.equals("mcpServers") || random.nextBoolean());
            text.append('"').append(key.equals("mcpServers") ? key + (depth < 3 || i > 0 ? i : "") : key + i)
                    .append('"').append(blank(random)).append(':').append(blank(random))
                    .append(nested ? object(random, depth - 1) : VALUES.get(random.nextInt(VALUES.size())))
                    .append(blank(random)).append(i < members - 1 || random.nextBoolean() ? "," : "")
                    .append(blank(random));
        }
        return text.append('}').toString();
    }

    private static final List<String> VALUES = List.of("1", "-2.50", "true", "null", "\"a // no comment\"",
            "[1, \"}\", {}]", "\"\\u0041\\\"{\"");

    private static String blank(Random random) {
        return BLANKS.get(random.nextInt(BLANKS.size()));
    }

    private static final List<String> BLANKS = List.of("", "", " ", "\n  ", "\t", " // { \"\n", "/* } */");

    @ParameterizedTest
    @ValueSource(strings = {"[]", "hello", "{\"mcpServers\": []}", "{\"mcpServers\": null}",
            "{\"mcpServers\": {\"carrel\": 3}", "{\"a\": 1", "{'a': 1}"})
    void whatIsNotUnderstoodIsRefusedWithTheTextToPaste(String before) {
        assertThat(JsonFile.with(before, Client.CLAUDE_DESKTOP, LAUNCH))
                .isInstanceOfSatisfying(EditedText.Refused.class,
                        refused -> assertThat(JsonFile.launch(refused.paste(), "mcpServers"))
                                .contains(LAUNCH));
    }
}
