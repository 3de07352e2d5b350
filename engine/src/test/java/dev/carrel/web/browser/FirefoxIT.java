package dev.carrel.web.browser;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import com.sun.net.httpserver.HttpServer;
import dev.carrel.document.origin.CapturedPage.Occasion;
import dev.carrel.library.Library;
import dev.carrel.library.capture.BrowserExtension;
import dev.carrel.library.home.Home;
import dev.carrel.testing.TestModels;
import dev.carrel.web.WebServer;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.Binding;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/// The extension in a real Firefox, where there is one. The copy may read all pages by its manifest, as a click into a page would allow
/// it to; nobody can click there.
final class FirefoxIT {
    private static final String SITE = "flowers.example";
    private static final String PAGE = """
            <!doctype html><title>Bees</title><article id=text></article>
            <script>document.getElementById('text').innerHTML =
              '<h1>Bees</h1><p>Bees dance to tell where flowers are, and this was written by a script.</p>'</script>""";

    @TempDir
    private Path folder;

    private Path extension() throws Exception {
        Path target = folder.resolve("extension");
        BrowserExtension.installed().write(BrowserExtension.Browser.FIREFOX, target);
        Path manifest = target.resolve("manifest.json");
        Files.writeString(manifest,
                Files.readString(manifest).replaceFirst("\"host_permissions\"\\s*:\\s*\\[",
                        "$0\"http://*/*\", \"https://*/*\", "));
        return target;
    }

    private static HttpServer site() throws Exception {
        HttpServer site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        site.createContext("/", exchange -> {
            byte[] page = PAGE.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        site.start();
        return site;
    }

    private static String pairingCode(URI server) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return JsonMapper.shared().readTree(client.send(
                    HttpRequest.newBuilder(server.resolve("/api/pairings")).build(),
                    HttpResponse.BodyHandlers.ofString()).body()).path("code").asString();
        }
    }

    private Home home;
    private HttpServer site;
    private Library library;
    private Firefox firefox;
    private WebServer server;
    private String own;

    @BeforeEach
    void open() throws Exception {
        Path program = Firefox.place().orElse(null);
        Assumptions.assumeTrue(program != null,
                "Firefox is not installed (Debian: apt install firefox-esr), so the extension was not tried in it.");
        home = new Home(TestModels.rememberingHomeIn(folder.resolve("home")));
        site = site();
        library = Library.open(home, "default", home.settings("default", Map.of()));
        server = serve(0);
        firefox = Firefox.start(program, folder.resolve("profile"), SITE);
        firefox.install(extension());
        own = firefox.own("options/options.html");
        firefox.evaluate(own, "return (await import('/server/api.js')).pair('http://127.0.0.1:%d', '%s')"
                .formatted(server.address().getPort(), pairingCode(server.address())));
    }

    @AfterEach
    void close() throws Exception {
        if (firefox != null) {
            firefox.close();
            server.close();
            library.close();
            site.stop(0);
        }
    }

    private String address(String path) {
        return "http://" + SITE + ":" + site.getAddress().getPort() + path;
    }

    @Test
    void aPageIsCapturedFoundListedAndDeletedAndWaitsWhileTheServerIsAway() throws Exception {
        firefox.open(address("/bees"));
        assertThat(capture().path("state").asString()).isEqualTo("stored");
        JsonNode found = firefox.evaluate(own,
                "return (await import('/search/search.js')).search('written by a script', 10)");
        assertThat(found.get(0).path("address").asString()).startsWith(address("/bees"));
        assertThat(listed()).isEqualTo(1);

        int port = server.address().getPort();
        server.close();
        firefox.open(address("/bees/again"));
        assertThat(capture().path("state").asString()).isEqualTo("waits");
        server = serve(port);
        firefox.evaluate(own, "await (await import('/queue/sending.js')).send()");
        assertThat(listed()).isEqualTo(2);
        assertThat(library.intake().captured()).hasSize(2);

        firefox.evaluate(own, """
                const {deletePages, storedPages} = await import('/pages/stored.js');
                await deletePages(await storedPages());""");
        assertThat(listed()).isZero();
        assertThat(library.intake().captured()).isEmpty();
    }

    @Test
    void whatIsReadIsRememberedByTheRulesAndTheSidebarFindsIt() throws Exception {
        firefox.evaluate(own, """
                const {change} = await import('/remember/settings.js');
                await change({seconds: 1, scrolled: 60, deny: '*/private*'});""");
        firefox.click(own, "#on");
        firefox.evaluate(own,
                until("await browser.action.getBadgeText({}) === '●'"));
        firefox.open(address("/read"));
        // It was visible for a second, which the page's own clock measures.
        firefox.evaluate(own, until("""
                (await (await import('/pages/stored.js')).storedPages()).length === 1
                && (await (await import('/queue/store.js')).waiting()).length === 0"""));
        assertThat(library.intake().captured()).extracting(page -> page.told().occasion())
                .containsExactly(Occasion.REMEMBERED);
        assertThat(remembered(address("/private/letters"))).isFalse();
        assertThat(remembered(address("/paper"))).isTrue();

        String panel = firefox.own("panel/panel.html");
        firefox.evaluate(panel, """
                const field = document.getElementById('query');
                field.value = 'where flowers are';
                field.dispatchEvent(new Event('input'));""");
        firefox.evaluate(panel, until("document.querySelector('#results .snippet mark') !== null"));
        assertThat(firefox.evaluate(panel, "return document.querySelector('#results a').href").asString())
                .startsWith(address("/"));
        assertThat(firefox.evaluate(panel, "return browser.sidebarAction.getPanel({})").asString())
                .endsWith("panel/panel.html");

        firefox.click(own, "#on");
        firefox.evaluate(own,
                until("(await browser.scripting.getRegisteredContentScripts()).length === 0"));
        firefox.evaluate(own, until("!await browser.permissions.contains({origins: ['http://*/*']})"));
    }

    @Test
    void thePageBehindALinkIsCapturedAndItsTabClosed() throws Exception {
        firefox.evaluate(own, """
                const {captureLink} = await import('/capture/link.js');
                const button = document.createElement('button');
                button.id = 'link';
                button.onclick = async () => { button.textContent = (await captureLink('%s')).says; };
                document.body.prepend(button);""".formatted(address("/linked")));
        firefox.click(own, "#link");
        firefox.evaluate(own, until("document.getElementById('link').textContent !== ''"));
        assertThat(firefox.evaluate(own, "return document.getElementById('link').textContent").asString())
                .isEqualTo("Captured.");
        assertThat(library.intake().captured()).singleElement()
                .satisfies(page -> assertThat(page.told().address()).isEqualTo(address("/linked")));
        assertThat(firefox.evaluate(own, "return browser.tabs.query({url: 'http://%s/*'})".formatted(SITE)))
                .isEmpty();
    }

    /// A script that ends when something has become true.
    private static String until(String condition) {
        return "while (!(%s)) await new Promise(later => setTimeout(later, 50));".formatted(condition);
    }

    /// Tells the extension that a page was read, and whether it took it.
    private boolean remembered(String address) {
        firefox.open(address);
        return !firefox.evaluate(own, """
                const tab = (await browser.tabs.query({url: 'http://%s/*'})).at(-1);
                return (await import('/remember/remember.js')).remember(tab, tab.url);""".formatted(SITE))
                .isNull();
    }

    private WebServer serve(int port) throws Exception {
        return WebServer.start(library, Binding.to("127.0.0.1", port), new ServerUsage("test", home),
                _ -> List.of());
    }

    /// Captures the site's tab that was opened last.
    private JsonNode capture() {
        return firefox.evaluate(own, """
                const tabs = await browser.tabs.query({url: 'http://%s/*'});
                return browser.runtime.sendMessage({does: 'capture', tabId: tabs.at(-1).id, what: 'page'});"""
                .formatted(SITE));
    }

    private int listed() {
        return firefox.evaluate(own, "return (await import('/pages/stored.js')).storedPages()").size();
    }
}
