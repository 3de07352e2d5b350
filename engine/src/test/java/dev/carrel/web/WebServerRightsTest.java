package dev.carrel.web;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

import dev.carrel.web.guard.AccessToken.Role;
import dev.carrel.web.guard.AccessTokens;
import dev.carrel.web.guard.Admission;
import dev.carrel.web.guard.Binding;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/// Who may do what at a server that others reach: with a token that reads, with one that writes, and at the machine itself.
@Tag("thorough")
final class WebServerRightsTest {
    private static final String RIGHTS = "Carrel-May";
    private static final byte[] NOTHING = "{}".getBytes(StandardCharsets.UTF_8);

    @TempDir
    static Path folder;
    private static Served shared;
    private static Served told;
    private static String secret;
    private static String reads;
    private static String writes;

    @BeforeAll
    static void serve() throws Exception {
        Path home = Files.createDirectories(folder.resolve("tokens"));
        AccessTokens tokens = new AccessTokens(home, Binding::secret, InstantSource.system());
        reads = tokens.create("ann", Role.READ);
        writes = tokens.create("bob", Role.WRITE);
        shared = Served.open(Files.createDirectories(folder.resolve("shared")),
                new Binding("0.0.0.0", 0, new Admission(null, tokens, null)));
        Binding binding = Binding.to("0.0.0.0", 0);
        secret = String.valueOf(binding.token());
        told = Served.open(Files.createDirectories(folder.resolve("told")), binding);
    }

    @AfterAll
    static void end() throws Exception {
        shared.close();
        told.close();
    }

    private static Wire as(Wire wire, String token) {
        return wire.with("Authorization", "Bearer " + token).with("Content-Type", "application/json");
    }

    @Test
    void everyAnswerSaysWhatTheVisitorMayDo() throws IOException {
        assertThat(as(shared.wire(), reads).get("/api/status").header(RIGHTS)).isEqualTo("read");
        assertThat(as(shared.wire(), writes).get("/api/status").header(RIGHTS)).isEqualTo("read change");
        assertThat(as(told.wire(), secret).get("/api/status").header(RIGHTS))
                .isEqualTo("read change set-up");
        assertThat(as(shared.wire(), reads).get("/api/documents/none").header(RIGHTS)).isEqualTo("read");
    }

    @ParameterizedTest
    @CsvSource({"PATCH, /api/settings", "GET, /api/folders", "POST, /api/libraries/default/open"})
    void whatIsDoneAtTheMachineIsRefusedToTokens(String method, String target) throws IOException {
        Wire.Answer refused = as(shared.wire(), writes).send(method, target, NOTHING);
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.text()).contains("This is done at the machine itself.");
        assertThat(as(told.wire(), secret).send(method, target, NOTHING).status()).isNotEqualTo(403);
    }

    /// The same server by another of this machine's addresses, from which it is asked then.
    @ParameterizedTest
    @CsvSource({"PATCH, /api/settings", "GET, /api/folders", "POST, /api/libraries/default/open"})
    void whatIsDoneAtTheMachineIsRefusedToOthers(String method, String target) throws IOException {
        Optional<InetAddress> other = otherAddress();
        Assumptions.assumeTrue(other.isPresent(), "this machine has no address but its own loopback");
        URI elsewhere = URI.create("http://" + other.get().getHostAddress() + ":"
                + told.server().address().getPort());
        Wire.Answer refused = as(new Wire(elsewhere), secret).send(method, target, NOTHING);
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.text()).contains("This is done at the machine itself.");
        assertThat(refused.header(RIGHTS)).isEqualTo("read change");
    }

    private static Optional<InetAddress> otherAddress() throws IOException {
        return NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                .findFirst();
    }

    @Test
    void aTokenThatReadsChangesNothing() throws IOException {
        Wire.Answer refused = as(shared.wire(), reads).send("POST", "/api/sync", NOTHING);
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.text()).contains("Your token lets you read");
    }
}
