package dev.carrel.mcp.client;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class ClientsTest {
    private static final ServerCommand LAUNCH = new ServerCommand("/opt/carrel", List.of("mcp"), Map.of());

    @TempDir
    Path home;

    @Test
    void everyClientHasItsOwnPlaceOnEachSystem() {
        Clients linux = new Clients(home, Map.of(), "Linux");
        Clients mac = new Clients(home, Map.of(), "Mac OS X");
        assertThat(linux.file(Client.CLAUDE_DESKTOP))
                .isEqualTo(home.resolve(".config/Claude/claude_desktop_config.json"));
        assertThat(mac.file(Client.VS_CODE))
                .isEqualTo(home.resolve("Library/Application Support/Code/User/mcp.json"));
        assertThat(new Clients(home, Map.of("CODEX_HOME", "/c", "XDG_CONFIG_HOME", "/x"), "Linux")
                .file(Client.CODEX)).isEqualTo(Path.of("/c/config.toml"));
    }

    @Test
    void onlyClientsThatHaveBeenUsedArePresent() throws Exception {
        Clients clients = new Clients(home, Map.of(), "Linux");
        assertThat(clients.present()).isEmpty();
        Files.createDirectories(home.resolve(".cursor"));
        Files.createDirectories(home.resolve(".claude"));
        Files.createDirectories(home.resolve(".config/Code/User"));
        assertThat(clients.present()).containsExactly(Client.CLAUDE_CODE, Client.CURSOR, Client.VS_CODE);
    }

    @Test
    void aChangeIsShownWrittenAndThenNeedless() throws Exception {
        Clients clients = new Clients(home, Map.of(), "Linux");
        for (Client client : Client.values()) {
            FileChange change = clients.change(client, LAUNCH);
            assertThat(change.lines()).isNotEmpty().allMatch(line -> line.startsWith("+ "));
            change.write();
            assertThat(clients.launch(client)).contains(LAUNCH);
            assertThat(clients.change(client, LAUNCH).isNeedless()).isTrue();
        }
    }

    @Test
    void aLinkStaysALinkAndPermissionsStayAsTheyWere() throws Exception {
        Path real = Files.writeString(home.resolve("dotfile"), "{\"a\": 1}");
        Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-r-----"));
        Files.createDirectories(home.resolve(".cursor"));
        Path link = Files.createSymbolicLink(home.resolve(".cursor/mcp.json"), real);
        new Clients(home, Map.of(), "Linux").change(Client.CURSOR, LAUNCH).write();
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(real)).contains("\"a\": 1", "carrel");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(real))).isEqualTo("rw-r-----");
    }

    @Test
    void aNameThatIsNoClientIsAnsweredWithTheNearest() {
        assertThatThrownBy(() -> Client.named("cursr")).isInstanceOf(UserError.class)
                .extracting(e -> ((UserError) e).hint()).asString().startsWith("Did you mean cursor?");
    }
}
