package dev.carrel.index.opensearch;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import dev.carrel.base.UserError;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.backend.BackendSettings;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// What goes wrong is told in one sentence.
@Tag("thorough")
final class OpenSearchFaultsIT {
    private static final String LIBRARY = "faults";
    private static final String INDEX = "carrel-faults-v1";
    private static final String PASSWORD = "changeit";

    private static RebuildableIndex open(BackendSettings settings) {
        return new OpenSearchBackend().open(settings, KeywordScoring.STANDARD, OwnRecords.NONE);
    }

    private static RebuildableIndex open() throws IOException {
        return open(TestCluster.settings(LIBRARY, TestCluster.shared()));
    }

    private static ClusterClient client() throws IOException {
        return new ClusterClient(TestCluster.settings("none", TestCluster.shared()));
    }

    private static void put(RebuildableIndex index, EntryBuilder... entries) throws IOException {
        try (Writer writer = index.writer()) {
            for (EntryBuilder each : entries) {
                writer.put(each.build());
            }
            writer.commit();
        }
    }

    @AfterEach
    void deleteWhatWasMade() throws IOException {
        try (ClusterClient client = client()) {
            client.delete("carrel-faults-v*", Map.of());
        }
    }

    @Test
    void whereNobodyAnswersThatIsSaid() throws IOException {
        try (RebuildableIndex index = open(
                TestCluster.settings(LIBRARY, List.of(URI.create("http://127.0.0.1:9"))))) {
            assertThatThrownBy(index::snapshot).isInstanceOf(UserError.class)
                    .hasMessage("There is no cluster that answers at http://127.0.0.1:9.");
        }
    }

    @Test
    void oneHostOfSeveralMayBeAway() throws IOException {
        try (RebuildableIndex index = open(TestCluster.settings(LIBRARY,
                List.of(URI.create("http://127.0.0.1:9"), TestCluster.shared().getFirst())))) {
            put(index, entry("a", "A", "text"));
            try (Snapshot snapshot = index.snapshot()) {
                assertThat(snapshot.census().statistics().documents()).isEqualTo(1);
            }
        }
    }

    /// The server that tests have knows no passwords, so its answer to a wrong one is played.
    @Test
    void aWrongPasswordIsTold() throws IOException {
        AtomicInteger asked = new AtomicInteger();
        HttpServer server = answering(401, "{\"error\":\"Unauthorized\"}", asked);
        try (RebuildableIndex index = open(new BackendSettings(LIBRARY, hosts(server),
                Optional.of(new BackendSettings.Credentials("ada", "wrong")), Optional.empty(),
                BackendSettings.SHARDS))) {
            assertThatThrownBy(index::facts).isInstanceOf(UserError.class)
                    .hasMessageEndingWith("does not let you in.").hasMessageNotContaining("wrong");
            assertThat(asked).as("not tried again").hasValue(1);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void aClusterWithTooMuchToDoIsAskedAgainThenGivenUp() throws IOException {
        AtomicInteger asked = new AtomicInteger();
        HttpServer server = answering(429,
                "{\"error\":{\"type\":\"rejected_execution_exception\",\"reason\":\"queue\"}}",
                asked);
        try (RebuildableIndex index = open(TestCluster.settings(LIBRARY, hosts(server)))) {
            assertThatThrownBy(index::facts).isInstanceOfSatisfying(UserError.class,
                    error -> assertThat(error.kind()).isEqualTo(UserError.Kind.BUSY))
                    .hasMessageEndingWith("has too much to do.");
            assertThat(asked.get()).isGreaterThan(3);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void aCertificateIsTrustedOnlyIfItsAuthorityIsNamed(@TempDir Path folder) throws Exception {
        keytool("-genkeypair", "-alias", "node", "-keyalg", "EC", "-dname", "CN=127.0.0.1", "-ext",
                "SAN=ip:127.0.0.1",
                "-storetype", "PKCS12", "-keystore", folder.resolve("keys").toString(), "-storepass",
                PASSWORD);
        keytool("-exportcert", "-rfc", "-alias", "node", "-file", folder.resolve("authority.pem").toString(),
                "-keystore", folder.resolve("keys").toString(), "-storepass", PASSWORD);
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                0);
        server.setHttpsConfigurator(new HttpsConfigurator(keys(folder.resolve("keys"))));
        server.createContext("/", exchange -> {
            byte[] body = "{\"error\":{\"type\":\"index_not_found_exception\"}}"
                    .getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(404, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        List<URI> hosts = List.of(URI.create("https://127.0.0.1:" + server.getAddress().getPort()));
        try (RebuildableIndex trusting = open(new BackendSettings(LIBRARY, hosts, Optional.empty(),
                Optional.of(folder.resolve("authority.pem")), BackendSettings.SHARDS));
                RebuildableIndex not = open(TestCluster.settings(LIBRARY, hosts))) {
            assertThat(trusting.facts()).isEqualTo(IndexFacts.NONE);
            assertThatThrownBy(not::facts).isInstanceOf(UserError.class)
                    .hasMessageStartingWith("The certificate of https://127.0.0.1")
                    .hasMessageEndingWith("is not one that this machine trusts.");
        } finally {
            server.stop(0);
        }
    }

    private static void keytool(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "keytool").toString()));
        command.addAll(List.of(arguments));
        assertThat(new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor()).isZero();
    }

    private static SSLContext keys(Path file) throws Exception {
        KeyStore store = KeyStore.getInstance(file.toFile(), PASSWORD.toCharArray());
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, PASSWORD.toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        return context;
    }

    @Test
    void aClusterWithoutTheirPluginTakesNoLibrary() throws IOException {
        try (TestCluster bare = TestCluster.start(1, TestCluster.Plugins.NONE);
                RebuildableIndex index = open(TestCluster.settings(LIBRARY, bare.hosts()))) {
            assertThatThrownBy(index::writer).isInstanceOf(UserError.class)
                    .hasMessageEndingWith("has no k-NN plugin.");
        }
    }

    private static List<URI> hosts(HttpServer server) {
        return List.of(URI.create("http://127.0.0.1:" + server.getAddress().getPort()));
    }

    private static HttpServer answering(int status, String reply, AtomicInteger asked) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            asked.incrementAndGet();
            byte[] body = reply.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        return server;
    }

    @Test
    void anIndexThatTakesNoChangesIsToldAndStillAnswers() throws IOException {
        try (RebuildableIndex index = open(); ClusterClient client = client()) {
            put(index, entry("a", "A", "text"));
            client.put(INDEX + "/_settings", Map.of("index.blocks.read_only_allow_delete", true));
            assertThatThrownBy(() -> put(index, entry("b", "B", "text"))).isInstanceOf(UserError.class)
                    .hasMessageContaining("takes no changes to this library");
            try (Snapshot snapshot = index.snapshot()) {
                assertThat(snapshot.census().statistics().documents()).isEqualTo(1);
            }
        }
    }

    @Test
    void aLibraryOfAnotherVersionIsNotTouched() throws IOException {
        try (RebuildableIndex index = open(); ClusterClient client = client()) {
            put(index, entry("a", "A", "text"));
            Map<String, Object> state = Map.of("kind", "state", "unit", "state", "place", 0, "gen",
                    Long.MAX_VALUE, "x",
                    Map.of("layout", "0.0"));
            client.put(INDEX + "/_doc/state", state);
            assertThatThrownBy(index::snapshot).isInstanceOfSatisfying(UserError.class,
                    error -> assertThat(error.kind()).isEqualTo(UserError.Kind.OUTDATED));
            assertThatThrownBy(index::writer).isInstanceOf(UserError.class);
            index.erase();
            put(index, entry("b", "B", "text"));
        }
    }

    @Test
    void anIndexOfSomebodyElseIsNotTouched() throws IOException {
        try (RebuildableIndex index = open(); ClusterClient client = client()) {
            client.put(INDEX, Map.of("aliases", Map.of("carrel-faults", Map.of())));
            assertThatThrownBy(index::writer).isInstanceOfSatisfying(UserError.class,
                    error -> assertThat(error.kind()).isEqualTo(UserError.Kind.OUTDATED));
        }
    }

    @Test
    void whatAWriterWithoutALeaseWroteIsNeverSeen() throws IOException {
        try (RebuildableIndex index = open();
                RebuildableIndex other = open();
                ClusterClient client = client()) {
            put(index, entry("a", "A", "text"));
            Writer lost = index.writer();
            lost.put(entry("b", "B", "lost").build());
            endLeases(client, INDEX);
            put(other, entry("c", "C", "text"));
            lost.put(entry("d", "D", "late").build());
            assertThatThrownBy(lost::commit).isInstanceOf(UserError.class).hasMessageContaining("writing");
            try (Snapshot snapshot = other.snapshot()) {
                assertThat(snapshot.stored().named(List.of("a", "b", "c", "d"))).satisfies(named -> {
                    assertThat(named.get("a")).hasSize(1);
                    assertThat(named.get("b")).isEmpty();
                    assertThat(named.get("c")).hasSize(1);
                    assertThat(named.get("d")).isEmpty();
                });
                snapshot.verify();
            }
        }
    }

    /// As if a minute had passed without a word from the writers.
    static void endLeases(ClusterClient client, String index) throws IOException {
        new StateStore(client, index).change(now -> {
            LibraryState ended = now;
            for (LibraryState.Lease lease : now.leases()) {
                ended = ended.renewed(lease.writer(), 0);
            }
            return ended;
        });
    }

    @Test
    void aRebuiltIndexTakesThePlaceOfTheOldOneInOneStep() throws IOException {
        try (RebuildableIndex index = open()) {
            put(index, entry("a", "A", "old"));
            try (Snapshot before = index.snapshot()) {
                try (RebuildableIndex.Rebuilding next = index.rebuild(0)) {
                    try (Writer writer = next.index().writer()) {
                        writer.put(entry("a", "A", "new").build());
                        writer.commit();
                    }
                    assertThat(text(index)).isEqualTo("old");
                    next.replace();
                }
                assertThat(text(index)).isEqualTo("new");
                assertThat(before.stored().entry(EntryBuilder.id("a")).orElseThrow().document().text())
                        .isEqualTo("old");
            }
            try (RebuildableIndex.Rebuilding given = index.rebuild(0)) {
                assertThat(given.index().facts()).isNotNull();
            }
            assertThat(text(index)).as("given up").isEqualTo("new");
        }
    }

    private static String text(RebuildableIndex index) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.stored().entry(EntryBuilder.id("a")).orElseThrow().document().text();
        }
    }
}
