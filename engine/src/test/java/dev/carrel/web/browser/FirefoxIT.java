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
import dev.carrel.library.Library;
import dev.carrel.library.capture.BrowserExtension;
import dev.carrel.library.home.Home;
import dev.carrel.testing.TestModels;
import dev.carrel.web.WebServer;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.Binding;
import org.junit.jupiter.api.Assumptions;
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

    @Test
    void aPageIsCapturedFoundListedAndDeletedAndWaitsWhileTheServerIsAway() throws Exception {
        Path program = Firefox.place().orElse(null);
        Assumptions.assumeTrue(program != null,
                "Firefox is not installed (Debian: apt install firefox-esr), so the extension was not tried in it.");
        Home home = new Home(TestModels.rememberingHomeIn(folder.resolve("home")));
        HttpServer site = site();
        try (Library library = Library.open(home, "default", home.settings("default", Map.of()));
                Firefox firefox = Firefox.start(program, folder.resolve("profile"), SITE)) {
            WebServer server = serve(library, home, 0);
            int port = server.address().getPort();
            firefox.install(extension());
            String own = firefox.own("options/options.html");
            firefox.evaluate(own, "return (await import('/server/api.js')).pair('http://127.0.0.1:%d', '%s')"
                    .formatted(port, pairingCode(server.address())));
            String address = "http://" + SITE + ":" + site.getAddress().getPort() + "/bees";
            firefox.open(address);
            assertThat(capture(firefox, own).path("state").asString()).isEqualTo("stored");
            JsonNode found = firefox.evaluate(own,
                    "return (await import('/search/search.js')).search('written by a script', 10)");
            assertThat(found.get(0).path("address").asString()).startsWith(address);
            assertThat(listed(firefox, own)).isEqualTo(1);

            server.close();
            firefox.open(address + "/again");
            assertThat(capture(firefox, own).path("state").asString()).isEqualTo("waits");
            server = serve(library, home, port);
            firefox.evaluate(own, "await (await import('/queue/sending.js')).send()");
            assertThat(listed(firefox, own)).isEqualTo(2);
            assertThat(library.intake().captured()).hasSize(2);

            firefox.evaluate(own, """
                    const {deletePages, storedPages} = await import('/pages/stored.js');
                    await deletePages(await storedPages());""");
            assertThat(listed(firefox, own)).isZero();
            assertThat(library.intake().captured()).isEmpty();
            server.close();
        } finally {
            site.stop(0);
        }
    }

    private static WebServer serve(Library library, Home home, int port) throws Exception {
        return WebServer.start(library, Binding.to("127.0.0.1", port), new ServerUsage("test", home),
                _ -> List.of());
    }

    /// Captures the site's tab that was opened last.
    private static JsonNode capture(Firefox firefox, String own) {
        return firefox.evaluate(own, """
                const tabs = await browser.tabs.query({url: 'http://%s/*'});
                return browser.runtime.sendMessage({does: 'capture', tabId: tabs.at(-1).id, what: 'page'});"""
                .formatted(SITE));
    }

    private static int listed(Firefox firefox, String own) {
        return firefox.evaluate(own, "return (await import('/pages/stored.js')).storedPages()").size();
    }
}
