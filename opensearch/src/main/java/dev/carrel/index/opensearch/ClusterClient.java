package dev.carrel.index.opensearch;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.TrustManagerFactory;

import dev.carrel.base.UserError;
import dev.carrel.index.backend.BackendSettings;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// Asks a cluster by HTTP. A host that does not answer, or has too much to do, is asked again after a while, and then the next one.
/// Everything that is asked may be asked twice.
final class ClusterClient implements AutoCloseable {
    private static final int FEW_ATTEMPTS = 3;
    private static final int ATTEMPTS = 9;
    private static final long FIRST_PAUSE = 100;
    private static final long LONGEST_PAUSE = 5_000;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final BackendSettings settings;
    private final HttpClient http;
    private final AtomicInteger host = new AtomicInteger();
    /// Whether it ever answered: a wrong address is not worth waiting for.
    private volatile boolean known;

    ClusterClient(BackendSettings settings) {
        this.settings = settings;
        HttpClient.Builder builder = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(10));
        settings.authority().ifPresent(file -> builder.sslContext(trusting(file)));
        this.http = builder.build();
    }

    private static SSLContext trusting(Path authority) {
        try (InputStream pem = Files.newInputStream(authority)) {
            KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
            trusted.load(null, null);
            int number = 0;
            for (Certificate each : CertificateFactory.getInstance("X.509").generateCertificates(pem)) {
                trusted.setCertificateEntry("authority-" + number++, each);
            }
            TrustManagerFactory trust = TrustManagerFactory
                    .getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            return context;
        } catch (IOException | GeneralSecurityException e) {
            throw UserError.cannotRun("The file " + authority + " holds no certificates that can be read.",
                    "index.certificate-authority names a file in PEM.");
        }
    }

    JsonNode get(String path) throws IOException {
        return ask("GET", path, new byte[0]);
    }

    /// Nothing if there is no such thing.
    Optional<JsonNode> find(String path) throws IOException {
        try {
            return Optional.of(get(path));
        } catch (ClusterFault e) {
            if (e.status() == 404) {
                return Optional.empty();
            }
            throw e;
        }
    }

    JsonNode post(String path, Object body) throws IOException {
        return ask("POST", path, Json.write(body));
    }

    JsonNode post(String path, byte[] body) throws IOException {
        return ask("POST", path, body);
    }

    JsonNode put(String path, Object body) throws IOException {
        return ask("PUT", path, Json.write(body));
    }

    JsonNode delete(String path, Object body) throws IOException {
        return ask("DELETE", path, Json.write(body));
    }

    /// The machine that is asked now, for messages.
    String host() {
        URI uri = settings.hosts().get(host.get() % settings.hosts().size());
        return uri.getScheme() + "://" + uri.getAuthority();
    }

    /// Asks where another try would not help: what is asked about may be gone with a machine.
    ///
    /// @throws ClusterFault also if it may go better in a moment
    JsonNode search(String path, Object body) throws IOException {
        return ask("POST", path, Json.write(body), Unavailable.IS_TOLD);
    }

    /// How a reply is taken that some part of the cluster is away.
    private enum Unavailable {
        IS_WAITED_FOR, IS_TOLD
    }

    private JsonNode ask(String method, String path, byte[] body) throws IOException {
        return ask(method, path, body, Unavailable.IS_WAITED_FOR);
    }

    /// @throws UserError  if nobody answers, or whoever does lets nobody in
    /// @throws ClusterFault for any other reply that says no
    private JsonNode ask(String method, String path, byte[] body, Unavailable unavailable)
            throws IOException {
        long pause = FIRST_PAUSE;
        for (int attempt = 1;; attempt++) {
            try {
                return once(method, path, body);
            } catch (ClusterFault e) {
                boolean blocked = e.is("cluster_block_exception");
                if (blocked || e.status() == 401 || e.status() == 403
                        || (e.isPassing() && attempt == ATTEMPTS)) {
                    throw e.told(host());
                }
                if (!e.isPassing() || (unavailable == Unavailable.IS_TOLD && e.isOfServer())) {
                    throw e;
                }
            } catch (SSLException e) {
                throw UserError.cannotRun("The certificate of " + host()
                        + " is not one that this machine trusts.",
                        "Name the authority that vouches for it: carrel config index.certificate-authority FILE");
            } catch (IOException e) {
                host.incrementAndGet();
                if (attempt == (known ? ATTEMPTS : FEW_ATTEMPTS * settings.hosts().size())) {
                    throw away(e);
                }
            }
            rest(pause);
            pause = Math.min(LONGEST_PAUSE, 2 * pause);
        }
    }

    private UserError away(IOException e) {
        return UserError.cannotRun("There is no cluster that answers at " + host() + ".",
                "Check index.hosts and whether the cluster runs" + (e.getMessage() == null
                        ? "."
                        : ": " + e.getMessage()));
    }

    /// Leaves the cluster alone for a while.
    static void rest(long millis) throws IOException {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for the cluster", e);
        }
    }

    private JsonNode once(String method, String path, byte[] body) throws IOException {
        URI base = settings.hosts().get(host.get() % settings.hosts().size());
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + "/" + path)).timeout(PATIENCE)
                .header("Content-Type",
                        path.contains("_bulk") || path.contains("_msearch")
                                ? "application/x-ndjson"
                                : "application/json")
                .method(method, body.length == 0
                        ? HttpRequest.BodyPublishers.noBody()
                        : HttpRequest.BodyPublishers.ofByteArray(body));
        settings.credentials()
                .ifPresent(each -> request.header("Authorization", "Basic " + Base64.getEncoder()
                        .encodeToString(
                                (each.user() + ":" + each.password()).getBytes(StandardCharsets.UTF_8))));
        try {
            HttpResponse<byte[]> response = http.send(request.build(),
                    HttpResponse.BodyHandlers.ofByteArray());
            known = true;
            return checked(response.statusCode(), parsed(response.body()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the cluster was asked", e);
        }
    }

    private static JsonNode parsed(byte[] body) {
        try {
            return body.length == 0 ? JsonNodeFactory.instance.objectNode() : Json.read(body);
        } catch (JacksonException noJson) {
            return JsonNodeFactory.instance.objectNode().put("error",
                    new String(body, StandardCharsets.UTF_8).lines().findFirst().orElse(""));
        }
    }

    private static JsonNode checked(int status, JsonNode reply) throws ClusterFault {
        if (status / 100 != 2) {
            throw new ClusterFault(status, reply);
        }
        return reply;
    }

    /// Gives up requests that are under way: a cluster that does not answer keeps nobody from ending.
    @Override
    public void close() {
        http.shutdownNow();
    }
}
