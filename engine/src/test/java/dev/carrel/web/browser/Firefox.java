package dev.carrel.web.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Firefox without a window, spoken to by WebDriver BiDi, with an extension in it.
final class Firefox implements AutoCloseable {
    private static final List<String> PLACES = List.of("/usr/bin/firefox-esr", "/usr/bin/firefox",
            "/Applications/Firefox.app/Contents/MacOS/firefox");
    private static final Pattern LISTENS = Pattern.compile("WebDriver BiDi listening on (ws://\\S+)");
    private static final String EXTENSION = "extension@carrel.invalid";
    /// The name that the extension's own pages have, which the browser would draw at random.
    private static final String ORIGIN = "c5a9a1d0-0f0e-4c4e-9d3b-5a0c2c1f7e11";

    private final Process process;
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;
    private final AtomicInteger sent = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> awaited = new ConcurrentHashMap<>();

    private Firefox(Process process, URI address) {
        this.process = process;
        this.socket = client.newWebSocketBuilder()
                .buildAsync(address.resolve("/session"), new Hearing()).join();
        ask("session.new", Map.of("capabilities", Map.of()));
    }

    /// Where it is installed.
    static Optional<Path> place() {
        return Stream.concat(Stream.ofNullable(System.getenv("CARREL_FIREFOX")), PLACES.stream())
                .map(Path::of)
                .filter(Files::isExecutable).findFirst();
    }

    /// @param site a name that leads to this machine
    static Firefox start(Path program, Path profile, String site) throws IOException {
        Files.createDirectories(profile);
        Files.writeString(profile.resolve("user.js"), """
                user_pref("extensions.webextensions.uuids", "{\\"%s\\":\\"%s\\"}");
                user_pref("network.dns.localDomains", "%s");
                user_pref("app.update.enabled", false);
                user_pref("datareporting.policy.dataSubmissionEnabled", false);
                user_pref("browser.shell.checkDefaultBrowser", false);
                """.formatted(EXTENSION, ORIGIN, site));
        ProcessBuilder builder = new ProcessBuilder(program.toString(), "--headless", "--no-remote",
                "--remote-debugging-port", "0", "--profile", profile.toString()).redirectErrorStream(true);
        builder.environment().put("HOME", profile.toString());
        Process process = builder.start();
        return new Firefox(process, listening(process));
    }

    private static URI listening(Process process) throws IOException {
        BufferedReader said = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line; (line = said.readLine()) != null;) {
            Matcher listens = LISTENS.matcher(line);
            if (listens.find()) {
                Thread.ofVirtual().start(() -> said.lines().forEach(_ -> {}));
                return URI.create(listens.group(1));
            }
        }
        throw new IOException("Firefox ended before it listened");
    }

    /// Takes messages apart that come in pieces.
    private final class Hearing implements WebSocket.Listener {
        private final StringBuilder heard = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            heard.append(part);
            if (last) {
                JsonNode message = JsonMapper.shared().readTree(heard.toString());
                heard.setLength(0);
                Optional.ofNullable(awaited.remove(message.path("id").asInt(-1)))
                        .ifPresent(waits -> waits.complete(message));
            }
            from.request(1);
            return null;
        }
    }

    private JsonNode ask(String method, Map<String, ?> parameters) {
        int id = sent.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        awaited.put(id, answer);
        socket.sendText(JsonMapper.shared().writeValueAsString(
                Map.of("id", id, "method", method, "params", parameters)), true).join();
        JsonNode told = answer.join();
        if (!told.path("type").asString().equals("success")) {
            throw new AssertionError(method + ": " + told);
        }
        return told.path("result");
    }

    void install(Path extension) {
        ask("webExtension.install",
                Map.of("extensionData", Map.of("type", "path", "path", extension.toString())));
    }

    /// Opens a tab.
    ///
    /// @return its name
    String open(String address) {
        String tab = ask("browsingContext.create", Map.of("type", "tab")).path("context").asString();
        ask("browsingContext.navigate", Map.of("context", tab, "url", address, "wait", "complete"));
        return tab;
    }

    /// Opens a page of the extension.
    String own(String path) {
        return open("moz-extension://" + ORIGIN + "/" + path);
    }

    /// Clicks into the middle of something, as the person would.
    void click(String tab, String selector) {
        ask("browsingContext.activate", Map.of("context", tab));
        JsonNode middle = evaluate(tab, """
                const target = document.querySelector('%s');
                target.scrollIntoView();
                const {x, y, width, height} = target.getBoundingClientRect();
                return [Math.round(x + width / 2), Math.round(y + height / 2)];""".formatted(selector));
        ask("input.performActions", Map.of("context", tab, "actions", List.of(Map.of(
                "type", "pointer", "id", "mouse", "actions", List.of(
                        Map.of("type", "pointerMove", "x", middle.get(0).asInt(), "y", middle.get(1).asInt()),
                        Map.of("type", "pointerDown", "button", 0),
                        Map.of("type", "pointerUp", "button", 0))))));
    }

    /// What comes of a script in a tab, as JSON.
    JsonNode evaluate(String tab, String script) {
        JsonNode result = ask("script.evaluate",
                Map.of("target", Map.of("context", tab), "awaitPromise", true,
                        "expression",
                        "(async () => JSON.stringify(await (async () => {" + script + "})() ?? null))()"));
        if (!result.path("type").asString().equals("success")) {
            throw new AssertionError(result.toString());
        }
        return JsonMapper.shared().readTree(result.path("result").path("value").asString());
    }

    @Override
    public void close() throws IOException {
        socket.abort();
        client.close();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        process.onExit().join();
    }
}
