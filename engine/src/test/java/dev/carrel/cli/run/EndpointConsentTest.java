package dev.carrel.cli.run;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.library.Library;
import dev.carrel.library.endpoint.AllowedHosts;
import dev.carrel.library.endpoint.AllowedHosts.Decision;
import dev.carrel.library.endpoint.EndpointRole;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

final class EndpointConsentTest {
    /// A process whose messages somebody sees, or nobody.
    private record Host(boolean isWatched, boolean takesAnswers) implements CommandHost {
        @Override
        public Library open(Home home, String name, Settings settings) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void erase(Home home, String name, Settings settings) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Interruptible interruptible(Library library) {
            throw new UnsupportedOperationException();
        }
    }

    @TempDir
    private Path folder;
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private Decision settle(String url, String typed, boolean watched) throws Exception {
        return settle(url, typed, new Host(watched, watched));
    }

    private Decision settle(String url, String typed, Host host) throws Exception {
        Terminal terminal = new Terminal(80, Terminal.Colours.OFF);
        PrintStream out = new PrintStream(said, true, UTF_8);
        CommandContext desk = new CommandContext(new ByteArrayInputStream(typed.getBytes(UTF_8)), out, out,
                terminal,
                terminal, Map.of(), folder, host);
        Home home = new Home(folder);
        new EndpointConsent(desk, home).settle(EndpointRole.ASSISTANT,
                Settings.standard().with(Map.of("assistant.url", url), "test"));
        return new AllowedHosts(home).decision("models.example.org");
    }

    @Test
    void aYesIsKeptAndNotAskedForAgain() throws Exception {
        assertThat(settle("http://models.example.org:8080", "y\n", true)).isEqualTo(Decision.ALLOWED);
        assertThat(settle("https://models.example.org/v1", "n\n", true)).isEqualTo(Decision.ALLOWED);
        assertThat(said.toString(UTF_8))
                .isEqualTo("May your questions and passages of your documents be sent to"
                        + " models.example.org, unencrypted? This is asked once. [y/N] ");
    }

    @Test
    void aNoIsKeptToo() throws Exception {
        assertThat(settle("https://models.example.org", "n\n", true)).isEqualTo(Decision.REFUSED);
        assertThat(settle("https://models.example.org", "y\n", true)).isEqualTo(Decision.REFUSED);
    }

    @Test
    void whereNobodyAnswersNothingIsKept() throws Exception {
        assertThat(settle("https://models.example.org", "", true)).isEqualTo(Decision.NEVER_ASKED);
    }

    @Test
    void whereNobodyLooksNobodyIsAsked() throws Exception {
        assertThat(settle("https://models.example.org", "y\n", false)).isEqualTo(Decision.NEVER_ASKED);
        assertThat(said.size()).isZero();
    }

    @Test
    void aServerThatRunsTheCommandSaysWhatToType() throws Exception {
        assertThat(settle("https://models.example.org", "y\n", new Host(true, false)))
                .isEqualTo(Decision.NEVER_ASKED);
        assertThat(said.toString(UTF_8)).contains("be sent to models.example.org?",
                "carrel config --allow models.example.org").doesNotContain("[y/N]");
    }

    @Test
    void thisMachineNeedsNoConsent() throws Exception {
        assertThat(settle("http://localhost:11434", "y\n", true)).isEqualTo(Decision.NEVER_ASKED);
        assertThat(said.size()).isZero();
    }
}
