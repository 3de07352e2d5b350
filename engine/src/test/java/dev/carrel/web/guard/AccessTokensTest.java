package dev.carrel.web.guard;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.web.guard.AccessToken.Role;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Who is let in with which token, and what is kept of it.
final class AccessTokensTest {
    private static final Instant NOW = Instant.parse("2026-11-18T03:00:00.5Z");

    @TempDir
    private Path home;
    private final Iterator<String> secrets = List.of("one-secret", "two-secret", "three-secret").iterator();

    private AccessTokens tokens() {
        return new AccessTokens(home, secrets::next, InstantSource.fixed(NOW));
    }

    @Test
    void onlyTheHashOfASecretIsKeptAndOnlyForTheOwner() throws IOException {
        AccessTokens tokens = tokens();
        String secret = tokens.create("ann", Role.READ);
        assertThat(tokens.of(secret).orElseThrow().name()).isEqualTo("ann");
        assertThat(Files.readString(home.resolve("tokens"))).contains("ann\tread\t", "2026-11-18T03:00:00Z")
                .doesNotContain(secret);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("tokens"))))
                .isEqualTo("rw-------");
    }

    @Test
    void aServerSeesAtOnceWhatIsCreatedAndRemovedElsewhere() throws IOException {
        AccessTokens server = tokens();
        AccessTokens command = tokens();
        assertThat(server.of("one-secret")).isEmpty();
        command.create("ann", Role.READ);
        command.create("job", Role.WRITE);
        assertThat(server.of("one-secret").orElseThrow().role()).isEqualTo(Role.READ);
        assertThat(server.of("two-secret").orElseThrow().role()).isEqualTo(Role.WRITE);
        command.remove("ann");
        assertThat(server.of("one-secret")).isEmpty();
        assertThat(server.all()).extracting(AccessToken::name).containsExactly("job");
    }

    @Test
    void aFileThatOthersCanReadLetsNobodyIn() throws IOException {
        AccessTokens tokens = tokens();
        String secret = tokens.create("ann", Role.READ);
        Files.setPosixFilePermissions(home.resolve("tokens"), PosixFilePermissions.fromString("rw-r--r--"));
        AccessTokens afresh = tokens();
        assertThat(afresh.of(secret)).isEmpty();
        assertThatThrownBy(afresh::all).isInstanceOf(UserError.class).hasMessageContaining("Others can read");
    }

    @Test
    void namesAreTakenOnceAndHaveAForm() throws IOException {
        AccessTokens tokens = tokens();
        tokens.create("ann", Role.READ);
        assertThatThrownBy(() -> tokens.create("ann", Role.WRITE)).hasMessageContaining("already");
        assertThatThrownBy(() -> tokens.create("a\tb", Role.WRITE)).hasMessageContaining("cannot be called");
        assertThatThrownBy(() -> tokens.remove("bob")).hasMessage("There is no token bob.");
    }

    @Test
    void nothingIsAskedForWhereOnlyThisMachineReachesTheServer() throws IOException {
        AccessTokens tokens = tokens();
        assertThat(Admission.of("127.0.0.1", tokens, null)).isEqualTo(Admission.OPEN);
        assertThat(Admission.OPEN.visitor(null)).contains(Visitor.OWNER);
        Admission open = Admission.of("0.0.0.0", tokens, null);
        assertThat(open.secret()).isNotNull();
        assertThat(open.visitor(null)).isEmpty();
        assertThat(open.visitor(open.secret())).contains(Visitor.OWNER);
        String secret = tokens.create("ann", Role.READ);
        assertThat(open.visitor(secret)).contains(new Visitor("ann", Role.READ));
        Admission kept = Admission.of("0.0.0.0", tokens, null);
        assertThat(kept.secret()).isNull();
        assertThat(kept.visitor("other")).isEmpty();
        assertThat(kept.visitor(secret).orElseThrow().mayChange()).isFalse();
    }

    @Test
    void aServerBehindAProxyAsksForTokensAndAnswersToItsPublicNameOnly() throws IOException {
        AccessTokens tokens = tokens();
        String secret = tokens.create("ann", Role.WRITE);
        Admission admission = Admission.of("127.0.0.1", tokens, URI.create("https://library.example.org"));
        Guard guard = new Guard("127.0.0.1", 7391, admission, _ -> false);
        assertThat(guard.refuse(visit("library.example.org", "https://library.example.org", secret)))
                .isEmpty();
        assertThat(guard.refuse(visit("library.example.org", "https://library.example.org", null)))
                .hasValueSatisfying(refusal -> assertThat(refusal.status()).isEqualTo(401));
        assertThat(guard.refuse(visit("library.example.org", "https://evil.example.org", secret)))
                .hasValueSatisfying(refusal -> assertThat(refusal.status()).isEqualTo(403));
        assertThat(guard.refuse(visit("other.example.org", null, secret)))
                .hasValueSatisfying(refusal -> assertThat(refusal.status()).isEqualTo(403));
        assertThat(guard.refuse(visit("127.0.0.1:7391", null, null)))
                .as("a program on this machine brings one, too")
                .hasValueSatisfying(refusal -> assertThat(refusal.status()).isEqualTo(401));
        assertThat(admission.isEncrypted()).isTrue();
    }

    private static RequestFacts visit(String host, @Nullable String origin, @Nullable String token) {
        return new RequestFacts("POST", "/api/verify", host, origin, null, null, token);
    }

    @Test
    void theLogTellsNeitherQueriesNorDocumentsUnlessAsked() throws IOException {
        AccessLog.Entry entry = new AccessLog.Entry(NOW, "ann", "GET", "/api/documents/{id}",
                "/api/documents/10.1000%2Fsecret?q=my\nquestion", 200, 123, 4.56);
        new AccessLog(home.resolve("plain.log"), AccessLog.Detail.ROUTES).add(entry);
        AccessLog whole = new AccessLog(home.resolve("whole.log"), AccessLog.Detail.QUERIES);
        whole.add(entry);
        whole.add(entry);
        assertThat(home.resolve("plain.log"))
                .hasContent("2026-11-18T03:00:00.500Z ann GET /api/documents/{id} 200 123 4.6ms");
        assertThat(Files.readAllLines(home.resolve("whole.log"))).hasSize(2)
                .allMatch(line -> line.contains("/api/documents/10.1000%2Fsecret?q=my?question 200"));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("plain.log"))))
                .isEqualTo("rw-------");
    }
}
