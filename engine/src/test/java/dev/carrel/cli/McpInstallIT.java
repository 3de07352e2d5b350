package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/// `carrel mcp --install`, and `carrel doctor` on what it wrote. The person's home is a folder of the test.
final class McpInstallIT {
    @TempDir
    Path folder;

    private Path home;
    private Path settings;
    private Program program;

    /// The launcher says where it is; in this process nobody does.
    @BeforeAll
    static void launched() {
        System.setProperty("carrel.launcher", Program.LAUNCHER.toString());
    }

    @AfterAll
    static void ended() {
        System.clearProperty("carrel.launcher");
    }

    @BeforeEach
    void aPersonWithCursor() throws Exception {
        home = Files.createDirectories(folder.resolve("a home"));
        settings = Files.createDirectories(home.resolve(".cursor")).resolve("mcp.json");
        Files.writeString(settings, "{ \"mcpServers\": { \"other\": { \"command\": \"x\" } } } // mine\n");
        program = new Program(home, folder);
    }

    private JsonNode entry() throws Exception {
        return JsonMapper.builder().enable(tools.jackson.core.json.JsonReadFeature.ALLOW_JAVA_COMMENTS)
                .build()
                .readTree(Files.readString(settings)).path("mcpServers").path("carrel");
    }

    @Test
    void theChangeIsShownAndWrittenOnlyAfterAYes() throws Exception {
        String before = Files.readString(settings);
        Program.Run no = program.runOn("n\n", "mcp", "--install").exits(1);
        assertThat(no.out()).contains("Cursor", "+ ", "\"carrel\"");
        assertThat(no.err()).contains("Write this? [y/N]");
        assertThat(Files.readString(settings)).isEqualTo(before);
        program.runOn("", "mcp", "--install").exits(1);
        assertThat(Files.readString(settings)).isEqualTo(before);

        program.launchOn("y\n", "mcp", "--install", "--library", "work").exits(0);
        assertThat(entry().path("command").asString()).startsWith("/").endsWith("/carrel");
        assertThat(entry().path("args").toString()).isEqualTo(
                "[\"mcp\",\"--home\",\"" + home + "\",\"--library\",\"work\"]");
        assertThat(Files.readString(settings)).contains("// mine", "\"other\": { \"command\": \"x\" }");
        assertThat(program.run("mcp", "--install", "--library", "work").exits(0).err())
                .contains("knows it already");
    }

    @Test
    void doctorConnectsAsTheClientWould() throws Exception {
        program.launch("mcp", "--install", "--yes", "cursor", "codex").exits(0);
        assertThat(Files.readString(home.resolve(".codex/config.toml"))).contains("[mcp_servers.carrel]");
        assertThat(program.launch("doctor").exits(0).out()).contains("Cursor, Codex: 6 tools, 0 documents");

        Files.writeString(settings, Files.readString(settings).replace("/carrel\"", "/gone\""));
        assertThat(program.launch("doctor").exits(3).out()).contains("Cursor: ", "cannot be started",
                "Codex: 6 tools");
    }

    @Test
    void aFileThatIsNotUnderstoodStaysAsItIs() throws Exception {
        Files.writeString(settings, "{ 'single': 1 }");
        Program.Run run = program.run("mcp", "--install", "--yes", "cursor").exits(1);
        assertThat(run.err()).contains("Put this in by hand", "\"mcpServers\"");
        assertThat(Files.readString(settings)).isEqualTo("{ 'single': 1 }");
    }

    @Test
    void whatIsTypedWrongIsExplained() throws Exception {
        assertThat(program.run("mcp", "--install", "cursr").exits(2).err()).contains("Did you mean cursor?");
        assertThat(program.run("mcp", "cursor").exits(2).err()).contains("carrel mcp --install");
        Files.delete(settings);
        Files.delete(settings.getParent());
        assertThat(program.run("mcp", "--install").exits(2).err()).contains("No client was found");
    }
}
