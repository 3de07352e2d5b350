package dev.carrel.web;

import java.io.IOException;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.testing.TestFolder;
import dev.carrel.web.guard.Binding;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/// Who is let in, what is never given out, and what every answer forbids a browser.
@Tag("thorough")
final class WebServerSecurityTest {
    private static final String SCRIPT = "<script>fetch('/api/status')</script>";

    @TempDir
    static Path folder;
    private static Path secret;
    private static Served served;
    private static Served open;
    private static String token;

    @BeforeAll
    static void serve() throws Exception {
        TestFolder notes = new TestFolder(folder.resolve("notes"));
        notes.write("page.html",
                "<!doctype html><title>A page</title><h1>A page</h1><p>Bees dance.</p>" + SCRIPT);
        notes.write("né \"we\"; x=y.md", "# Bees\n\nBees dance to tell where flowers are. " + SCRIPT + "\n");
        secret = Files.writeString(folder.resolve("secret.md"), "# Secret\n\nNobody may read this.\n");
        Files.createDirectories(folder.resolve("first"));
        served = Served.open(folder.resolve("first"), Served.LOCAL, notes.path());
        Binding binding = Binding.to("0.0.0.0", 0);
        token = String.valueOf(binding.token());
        Files.createDirectories(folder.resolve("second"));
        open = Served.open(folder.resolve("second"), binding);
    }

    @AfterAll
    static void end() throws Exception {
        served.close();
        open.close();
    }

    private static Wire wire() {
        return served.wire();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static void isProtected(Wire.Answer answer) {
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("Content-Security-Policy")).contains("default-src 'none'")
                .doesNotContain("unsafe-inline", "'unsafe-eval'", "http:", "https:", "*");
        assertThat(answer.header("X-Frame-Options")).isEqualTo("DENY");
        assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(answer.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
        assertThat(answer.header("Access-Control-Allow-Origin")).isEmpty();
        assertThat(answer.header("Server")).isEmpty();
    }

    private static void isRefused(int status, Wire.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.json().path("error").path("message").asString()).endsWith(".");
        isProtected(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/api/status", "/app/app.js", "/mcp", "/api/nowhere", "/nowhere"})
    void otherNamesOtherSitesAndOtherPagesAreRefused(String target) throws IOException {
        isRefused(403, wire().with("Host", "evil.example").get(target));
        isRefused(403,
                wire().with("Host", "evil.example:" + served.server().address().getPort()).get(target));
        isRefused(403, wire().with("Origin", "http://evil.example").get(target));
        isRefused(403, wire().with("Origin", "null").get(target));
        isRefused(403,
                wire().with("Sec-Fetch-Site", "cross-site").with("Sec-Fetch-Mode", "no-cors").get(target));
    }

    @Test
    void nothingIsDoneForOtherSites() throws IOException {
        for (String origin : List.of("null", "http://evil.example", "http://localhost:1")) {
            isRefused(403, wire().with("Origin", origin).post("/api/sync", "{}"));
            isRefused(403, wire().with("Origin", origin).post("/api/reindex", ""));
            isRefused(403, wire().with("Origin", origin).send("DELETE", "/api/sources/x", new byte[0]));
            isRefused(403, wire().with("Origin", origin).send("PATCH", "/api/settings", new byte[0]));
            isRefused(403, wire().with("Origin", origin).post("/api/libraries/x/open", ""));
            isRefused(403, wire().with("Origin", origin).post("/api/files", "{}"));
            isRefused(403, wire().with("Origin", origin).get("/api/folders"));
            isRefused(403, wire().with("Origin", origin).send("OPTIONS", "/api/sync", new byte[0]));
        }
        assertThat(wire().get("/api/jobs").json().path("jobs")).isEmpty();
    }

    @Test
    void aLinkFromElsewhereLeadsToThePageOnly() throws IOException {
        Wire link = wire().with("Sec-Fetch-Site", "cross-site").with("Sec-Fetch-Mode", "navigate");
        assertThat(link.get("/search?q=bees").status()).isEqualTo(200);
        isRefused(403, link.get("/api/search?q=bees"));
    }

    static Stream<String> oddRequests() {
        String host = "Host: 127.0.0.1\r\n";
        return Stream.of("GARBAGE\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
                "DELETE /%zz HTTP/1.1\r\n" + host + "\r\n",
                "GET /%zz HTTP/1.1\r\n" + host + "\r\n", "GET /\0 HTTP/1.1\r\n" + host + "\r\n",
                "GET http://evil.example/ HTTP/1.1\r\n" + host + "\r\n",
                "OPTIONS * HTTP/1.1\r\n" + host + "\r\n",
                "CONNECT evil.example:80 HTTP/1.1\r\n" + host + "\r\n",
                "BREW /api/status HTTP/1.1\r\n" + host + "\r\n",
                "GET / HTTP/1.1\r\n" + host + "X: " + "y".repeat(70_000) + "\r\n\r\n",
                "GET /" + "y".repeat(70_000) + " HTTP/1.1\r\n" + host + "\r\n",
                "POST /mcp HTTP/1.1\r\n" + host + "Content-Length: -1\r\n\r\n",
                "POST /mcp HTTP/1.1\r\n" + host + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
                "GET / HTTP/1.1\n" + host + "\r\n", "GET / HTTP/1.1\r\n" + host + "X: y\n\r\n",
                "GET / HTTP/1.1\r\n" + host + "X: y\n\n", chunked("/mcp", host, "zz\r\n{}\r\n0\r\n\r\n"),
                chunked("/api/verify", host, "-1\r\n{}\r\n0\r\n\r\n"),
                chunked("/api/verify", host, "2\r\n{}{}\r\n0\r\n\r\n"),
                chunked("/api/verify", host, "2\n{}\n0\n\n"),
                chunked("/api/verify", host, "fffffffffffffffff\r\n{}\r\n0\r\n\r\n"));
    }

    private static String chunked(String target, String host, String chunks) {
        return "POST " + target + " HTTP/1.1\r\n" + host
                + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks;
    }

    @ParameterizedTest
    @ValueSource(strings = {"/mcp", "/api/verify"})
    void aBodyThatBreaksOffIsTheSendersFault(String target) throws IOException {
        String head = wire().with("Content-Type", "application/json").head("POST", target, 100);
        try (Socket socket = wire().connect()) {
            socket.getOutputStream().write((head + "{").getBytes(StandardCharsets.UTF_8));
            socket.shutdownOutput();
            isRefused(400, Wire.read(socket.getInputStream()));
        }
    }

    @Test
    void twoOriginsAreNoneOfOurs() throws IOException {
        String own = "http://" + served.server().address().getAuthority();
        String both = own + "\r\nOrigin: http://evil.example";
        isRefused(403, wire().with("Origin", both).post("/api/sync", "{}"));
        isRefused(403,
                wire().with("Origin", "http://evil.example\r\nOrigin: " + own).post("/api/sync", "{}"));
        isRefused(403, wire().with("Sec-Fetch-Site", "same-origin\r\nSec-Fetch-Site: cross-site").post("/mcp",
                "{}"));
    }

    @ParameterizedTest
    @CsvSource({"cross-site,navigate", "cross-site,cors", "same-site,navigate", "cross-site,''"})
    void nothingIsDoneForAFormOfAnotherSite(String site, String mode) throws IOException {
        Wire form = wire().with("Sec-Fetch-Site", site).with("Sec-Fetch-Mode", mode);
        String own = "http://" + served.server().address().getAuthority();
        for (String target : List.of("/mcp", "/api/sync", "/")) {
            isRefused(403, form.post(target, "{}"));
            isRefused(403, form.with("Origin", own).post(target, "{}"));
        }
    }

    @ParameterizedTest
    @MethodSource("oddRequests")
    void whatCannotBeReadIsRefusedInOurWords(String head) throws IOException {
        String own = head.replace("127.0.0.1\r\n",
                served.server().address().getAuthority() + "\r\nConnection: close\r\n");
        Wire.Answer answer = wire().exchange(own, new byte[0]);
        assertThat(answer.status()).as(head).isBetween(400, 431);
        assertThat(answer.text()).doesNotContain("Exception", "Jetty", "yyyy");
        isProtected(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/app/app.js", "/app/nowhere.js", "/nowhere", "/api/status", "/api/nowhere",
            "/api/search",
            "/api/documents/none", "/api/documents/none/file", "/lib/lit-html/lit-html.js",
            "/api/../app/app.js",
            "/app/../../x", "/api/search?q=%zz", "/mcp"})
    void everyAnswerForbidsTheSame(String target) throws IOException {
        Wire.Answer answer = wire().get(target);
        assertThat(answer.status()).isLessThan(500);
        isProtected(answer);
    }

    @Test
    void onlyDocumentsOfTheLibraryAreGivenOut() throws IOException {
        List<String> names = List.of(secret.toString(), encoded(secret.toString()), encoded("../secret.md"),
                encoded(folder + "/notes/../secret.md"), "..%2F..%2Fetc%2Fpasswd", "%2Fetc%2Fpasswd", "..",
                ".",
                "%252Fetc%252Fpasswd", encoded("/etc/passwd\0.md"), encoded("file:///etc/passwd"), "%20",
                encoded(folder + "/notes"), encoded(folder + "/notes/"));
        for (String name : names) {
            Wire.Answer answer = wire().get("/api/documents/" + name + "/file");
            assertThat(answer.status()).as(name).isIn(404, 400);
            assertThat(answer.text()).doesNotContain("Nobody may read", "root:");
            isProtected(answer);
        }
        isRefused(404, wire().get("/api/documents/" + encoded(secret.toString()) + "/file"));
    }

    @Test
    void aPageAmongTheDocumentsIsKeptAndCanAskNothing() throws IOException {
        Wire.Answer page = wire().get("/api/documents/" + encoded(folder + "/notes/page.html") + "/file");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text()).contains(SCRIPT);
        assertThat(page.header("Content-Disposition")).startsWith("attachment; filename=\"page.html\"");
        assertThat(page.header("Content-Type")).isEqualTo("application/octet-stream");
        assertThat(page.header("Content-Security-Policy")).contains("sandbox")
                .doesNotContain("allow-scripts");
        isProtected(page);
    }

    @Test
    void textIsShownAsTextUnderWhateverName() throws IOException {
        Wire.Answer note = wire()
                .get("/api/documents/" + encoded(folder + "/notes/né \"we\"; x=y.md") + "/file");
        assertThat(note.status()).isEqualTo(200);
        assertThat(note.header("Content-Type")).isEqualTo("text/plain;charset=utf-8");
        assertThat(note.header("Content-Disposition")).isEqualTo("inline; filename=\"n___we___x_y.md\"; "
                + "filename*=UTF-8''n%C3%A9%20%22we%22%3B%20x%3Dy.md");
        assertThat(note.header("Content-Security-Policy")).contains("sandbox");
    }

    @Test
    void aFileThatIsGoneIsNotThere() throws IOException {
        Path gone = folder.resolve("notes/page.html");
        byte[] content = Files.readAllBytes(gone);
        Files.delete(gone);
        try {
            isRefused(404, wire().get("/api/documents/" + encoded(gone.toString()) + "/file"));
        } finally {
            Files.write(gone, content);
        }
    }

    @ParameterizedTest
    @CsvSource({"/api/verify,12000001", "/mcp,4000001"})
    void tooMuchIsNotTaken(String target, int bytes) throws IOException {
        String quote = "{\"quote\":\"" + "x".repeat(bytes) + "\"}";
        isRefused(413, wire().post(target, quote));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "text/plain", "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x"})
    void aFormIsNotTaken(String type) throws IOException {
        isRefused(400, wire().with("Content-Type", type).send("POST", "/api/verify",
                "{\"quote\":\"x\"}".getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"POST|/api/search|GET", "PUT|/api/sources|GET, POST",
            "GET|/api/verify|POST",
            "DELETE|/api/status|GET", "PATCH|/api/documents/x|GET, DELETE", "GET|/mcp|POST",
            "DELETE|/mcp|POST"})
    void anotherMethodIsNotAllowed(String method, String target, String allowed) throws IOException {
        Wire.Answer answer = wire().send(method, target, new byte[0]);
        isRefused(405, answer);
        assertThat(answer.header("Allow")).isEqualTo(allowed);
    }

    @Test
    void whereOthersCanReachItTheTokenIsNeeded() throws IOException {
        for (String target : List.of("/", "/api/status", "/mcp", "/?token=wrong", "/?token=",
                "/app/app.js")) {
            isRefused(401, open.wire().get(target));
        }
        isRefused(401, open.wire().with("Authorization", "Bearer wrong").get("/api/status"));
        isRefused(401, open.wire().with("Authorization", "Basic " + token).get("/api/status"));
        isRefused(401, open.wire().with("Cookie", "carrel=wrong").get("/api/status"));
        assertThat(open.wire().with("Authorization", "Bearer " + token).get("/api/status").status())
                .isEqualTo(200);
        assertThat(open.wire().with("Cookie", "a=b; carrel=" + token).get("/api/status").status())
                .isEqualTo(200);
        isRefused(403, open.wire().with("Authorization", "Bearer " + token).with("Host", "evil.example")
                .get("/api/status"));
    }

    @Test
    void theAddressWithTheTokenSetsACookieAndIsLeft() throws IOException {
        Wire.Answer entered = open.wire().get("/?token=" + token);
        assertThat(entered.status()).isEqualTo(303);
        assertThat(entered.header("Location")).isEqualTo("/");
        assertThat(entered.header("Set-Cookie")).startsWith("carrel=" + token).contains("HttpOnly",
                "SameSite=Strict");
        isProtected(entered);
        String cookie = entered.header("Set-Cookie").split(";")[0];
        assertThat(open.wire().with("Cookie", cookie).get("/").status()).isEqualTo(200);
    }

    @Test
    void unknownNamesAndEmptyQuestionsAreExplained() throws IOException {
        isRefused(400, wire().get("/api/search?q=bees&limt=3"));
        isRefused(400, wire().get("/api/search"));
        isRefused(400, wire().get("/api/search?q=%20"));
        isRefused(400, wire().post("/api/verify", "{"));
        isRefused(400, wire().post("/api/verify", "[]"));
        isRefused(400, wire().post("/api/sources", "{\"paths\":[\"relative\"]}"));
        isRefused(404, wire().post("/api/sync", "{\"sources\":[\"none\"]}"));
        isRefused(404, wire().get("/api/jobs/77"));
        isRefused(404, wire().get("/api/passages/none"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nowhere", "/library/nowhere", "/search/x", "/read", "/index.html"})
    void anUnknownAddressIsAPageForABrowserAndJsonForAProgram(String path) throws Exception {
        Wire.Answer page = wire().with("Accept", "text/html,application/xhtml+xml,*/*;q=0.8").get(path);
        assertThat(page.status()).isEqualTo(404);
        assertThat(page.header("Content-Type")).startsWith("text/html");
        isRefused(404, wire().get(path));
        isRefused(404, wire().with("Accept", "text/html").get("/api" + path));
        assertThat(wire().with("Accept", "text/html").get("/app" + path + ".js").status()).isEqualTo(404);
    }
}
