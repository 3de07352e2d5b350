package dev.carrel.web.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.stream.StreamSupport;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.sun.net.httpserver.HttpServer;
import dev.carrel.base.ContentHash;
import dev.carrel.library.Library;
import dev.carrel.library.capture.BrowserExtension;
import dev.carrel.library.home.Home;
import dev.carrel.testing.TestModels;
import dev.carrel.web.WebServer;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.Binding;
import org.jspecify.annotations.Nullable;

/// A browser with the extension in it, a server, and sites to read: every name leads to them, but for this machine's number.
final class ExtensionStage implements AutoCloseable {
    /// What the person lets the extension see. The browser's own question cannot be answered from outside, so the copy that may
    /// see all pages has that in its manifest.
    enum Rights {
        TAB_BY_CLICK, ALL_PAGES
    }

    private final Home home;
    private final Library library;
    private final HttpServer sites;
    private final Map<String, byte[]> files = new ConcurrentHashMap<>();
    private final Path extension;
    private final BrowserContext browser;
    private final Playwright playwright;
    private @Nullable WebServer server;
    private final int port;

    ExtensionStage(Path folder, Rights rights) throws IOException {
        home = new Home(TestModels.rememberingHomeIn(folder.resolve("home")));
        library = Library.open(home, "default", home.settings("default", Map.of()));
        server = start(0);
        port = server.address().getPort();
        sites = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        sites.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        sites.createContext("/", exchange -> {
            byte[] file = files.getOrDefault(
                    exchange.getRequestHeaders().getFirst("Host") + exchange.getRequestURI().getPath(),
                    new byte[0]);
            boolean pdf = new String(file, 0, Math.min(5, file.length), StandardCharsets.US_ASCII)
                    .equals("%PDF-");
            exchange.getResponseHeaders().set("Content-Type",
                    pdf ? "application/pdf" : "text/html; charset=utf-8");
            exchange.sendResponseHeaders(file.length == 0 ? 404 : 200, file.length == 0 ? -1 : file.length);
            try (var out = exchange.getResponseBody()) {
                out.write(file);
            }
        });
        sites.start();
        playwright = Playwright.create(new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        extension = unpacked(folder, rights);
        browser = launch(folder);
    }

    private static Path unpacked(Path folder, Rights rights) throws IOException {
        Path target = folder.resolve("extension");
        BrowserExtension.installed().write(BrowserExtension.Browser.CHROME, target);
        if (rights == Rights.ALL_PAGES) {
            Path manifest = target.resolve("manifest.json");
            String written = Files.readString(manifest);
            Files.writeString(manifest, written.replace("\"host_permissions\": [",
                    "\"host_permissions\": [\"http://*/*\", \"https://*/*\", "));
        }
        return target;
    }

    private BrowserContext launch(Path folder) {
        BrowserContext context = playwright.chromium().launchPersistentContext(folder.resolve("profile"),
                new BrowserType.LaunchPersistentContextOptions().setExecutablePath(Stage.chromium())
                        .setHeadless(true).setViewportSize(1000, 800)
                        .setIgnoreDefaultArgs(List.of("--disable-extensions"))
                        .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
                                "--enable-unsafe-extension-debugging",
                                "--disable-extensions-except=" + extension, "--load-extension=" + extension,
                                "--host-resolver-rules=MAP * 127.0.0.1:" + sites.getAddress().getPort()
                                        + ", EXCLUDE 127.0.0.1")));
        context.setDefaultTimeout(Stage.HANGS_MILLIS);
        PlaywrightAssertions.setDefaultAssertionTimeout(Stage.HANGS_MILLIS);
        return context;
    }

    private WebServer start(int wanted) throws IOException {
        return WebServer.start(library, Binding.to("127.0.0.1", wanted), new ServerUsage("test", home),
                _ -> List.of());
    }

    Library library() {
        return library;
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + port);
    }

    void stopServer() {
        if (server != null) {
            server.close();
            server = null;
        }
    }

    void startServer() throws IOException {
        server = server == null ? start(port) : server;
    }

    /// Puts a page on a site.
    String put(String site, String path, String html) {
        return put(site, path, html.getBytes(StandardCharsets.UTF_8));
    }

    String put(String site, String path, byte[] file) {
        return putAt(site + ".example" + path, file);
    }

    /// @param place host and path
    String putAt(String place, byte[] file) {
        files.put(place, file);
        return "http://" + place;
    }

    BrowserContext browser() {
        return browser;
    }

    /// The name that Chromium gives an extension: by the folder that it was loaded from.
    String id() {
        return ContentHash.of(extension.toString().getBytes(StandardCharsets.UTF_8)).value().substring(0, 32)
                .chars()
                .map(digit -> 'a' + Character.digit(digit, 16))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /// Runs a script where the extension's events are heard, and gives what comes of it.
    @Nullable
    JsonElement inBackground(String script) {
        CDPSession session = browser.browser().newBrowserCDPSession();
        try {
            // The browser starts it by itself, in its own time.
            browser.waitForCondition(() -> target(session, "service_worker", origin()).isPresent());
            String target = target(session, "service_worker", origin()).orElseThrow();
            JsonObject attach = new JsonObject();
            attach.addProperty("targetId", target);
            attach.addProperty("flatten", false);
            String attached = session.send("Target.attachToTarget", attach).get("sessionId").getAsString();
            CompletableFuture<JsonObject> answer = new CompletableFuture<>();
            session.on("Target.receivedMessageFromTarget", event -> {
                JsonObject heard = JsonParser.parseString(event.get("message").getAsString())
                        .getAsJsonObject();
                if (heard.has("id")) {
                    answer.complete(heard);
                }
            });
            JsonObject parameters = new JsonObject();
            parameters.addProperty("expression", script);
            parameters.addProperty("awaitPromise", true);
            parameters.addProperty("returnByValue", true);
            JsonObject message = new JsonObject();
            message.addProperty("id", 1);
            message.addProperty("method", "Runtime.evaluate");
            message.add("params", parameters);
            JsonObject sent = new JsonObject();
            sent.addProperty("sessionId", attached);
            sent.addProperty("message", message.toString());
            session.send("Target.sendMessageToTarget", sent);
            browser.waitForCondition(answer::isDone);
            JsonObject result = answer.join().getAsJsonObject("result");
            if (result == null || result.has("exceptionDetails")) {
                throw new AssertionError(answer.join().toString());
            }
            return result.getAsJsonObject("result").get("value");
        } finally {
            session.detach();
        }
    }

    Page open(String address) {
        Page page = browser.newPage();
        page.navigate(address);
        return page;
    }

    /// A window of the extension, in a tab.
    Page own(String path) {
        return open(origin() + "/" + path);
    }

    /// The popup, about the tab of a page.
    Page popup(Page about) {
        int tab = tab(about);
        return own("popup/popup.html?tab=" + tab);
    }

    /// The number that the browser's own functions know a page's tab by.
    int tab(Page page) {
        page.bringToFront();
        return inBackground("chrome.tabs.query({active: true}).then(tabs => tabs[0].id)").getAsInt();
    }

    /// Clicks the extension's icon, which gives it the right to read the tab.
    void clickIcon(Page page) {
        CDPSession session = browser.browser().newBrowserCDPSession();
        JsonObject click = new JsonObject();
        click.addProperty("id", id());
        click.addProperty("targetId", target(session, "tab", page.url()).orElseThrow());
        session.send("Extensions.triggerAction", click);
        session.detach();
    }

    private String origin() {
        return "chrome-extension://" + id();
    }

    private static Optional<String> target(CDPSession session, String type, String address) {
        JsonObject filter = JsonParser.parseString("{filter: [{type: '" + type + "'}]}").getAsJsonObject();
        return StreamSupport
                .stream(session.send("Target.getTargets", filter).getAsJsonArray("targetInfos").spliterator(),
                        false)
                .map(JsonElement::getAsJsonObject)
                .filter(info -> info.get("url").getAsString().startsWith(address))
                .map(info -> info.get("targetId").getAsString()).findFirst();
    }

    String pairingCode() {
        Page app = open(address() + "/library");
        String code = app.locator(".pairing-code").innerText();
        app.close();
        return code;
    }

    /// Pairs it as a person does: the code stands in the app.
    void pair() {
        Page page = own("popup/popup.html?tab=-1");
        page.locator("summary").click();
        page.getByLabel("Address").fill(address().toString());
        page.getByLabel("Code").fill(pairingCode());
        page.getByText("Pair", new Page.GetByTextOptions().setExact(true)).click();
        page.getByLabel("Search the library").waitFor();
        page.close();
    }

    /// Something that comes true by itself, or not at all.
    interface Coming {
        boolean isThere() throws IOException;
    }

    void await(Coming coming) {
        browser.waitForCondition(() -> {
            try {
                return coming.isThere();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /// Closes all tabs but one, without which there is no browser.
    void clear() {
        List<Page> all = browser.pages();
        all.subList(1, all.size()).forEach(Page::close);
    }

    @Override
    public void close() throws IOException {
        browser.close();
        playwright.close();
        sites.stop(0);
        stopServer();
        library.close();
    }
}
