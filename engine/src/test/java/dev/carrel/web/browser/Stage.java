package dev.carrel.web.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.testing.TestModels;
import dev.carrel.web.WebServer;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.Binding;

import static org.assertj.core.api.Assertions.assertThat;

/// A library that is open in a browser.
final class Stage implements AutoCloseable {
    private static final List<String> PLACES = List.of("/usr/bin/chromium", "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");

    /// What has not come by then never will, however busy the machine is.
    static final int HANGS_MILLIS = 600_000;

    private final Home home;
    private final Library library;
    private final WebServer server;
    private final List<String> complaints = new ArrayList<>();
    private final List<Page> used = new ArrayList<>();
    private final Deque<Page> spare = new ArrayDeque<>();
    private final List<Page> apart = new ArrayList<>();

    /// @param documents what the library is to hold
    Stage(Path folder, Path... documents) throws IOException {
        this(folder, Map.of(), documents);
    }

    /// @param changes settings that differ from the usual ones
    Stage(Path folder, Map<String, String> changes, Path... documents) throws IOException {
        home = new Home(TestModels.rememberingHomeIn(folder.resolve("home")));
        library = Library.open(home, "default",
                home.settings("default", Map.of()).with(changes, "test"));
        if (documents.length > 0) {
            library.intake().add(List.of(documents), Progress.SILENT);
        }
        server = WebServer.start(library, Binding.to("127.0.0.1", 0), new ServerUsage("test", home),
                _ -> List.of());
    }

    /// Started with the first window, and there as long as the tests run.
    private static final class Started {
        static final Browser BROWSER = start();

        @SuppressWarnings("resource")
        private static Browser start() {
            Playwright playwright = Playwright.create(new Playwright.CreateOptions()
                    .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            PlaywrightAssertions.setDefaultAssertionTimeout(HANGS_MILLIS);
            return playwright.chromium().launch(new BrowserType.LaunchOptions()
                    .setExecutablePath(chromium())
                    .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")));
        }
    }

    static Path chromium() {
        String named = System.getenv("CARREL_CHROMIUM");
        return Stream.concat(Stream.ofNullable(named), PLACES.stream()).map(Path::of)
                .filter(Files::isExecutable).findFirst().orElseThrow(() -> new IllegalStateException(
                        "These tests need Chromium: install it (Debian: apt install chromium), or name it in CARREL_CHROMIUM."));
    }

    Library library() {
        return library;
    }

    Home home() {
        return home;
    }

    String address(String path) {
        return server.address().resolve(path).toString();
    }

    /// A window at a page of the app.
    Page open(String path) {
        return open(path, 1280, ColorScheme.LIGHT);
    }

    Page open(String path, int width, ColorScheme colours) {
        Page page = spare.isEmpty() ? window() : spare.removeFirst();
        used.add(page);
        page.setViewportSize(width, 900);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
        page.navigate(address(path));
        return page;
    }

    /// A window at a page of the app that was never used and will not be used again: for tests that listen to it.
    Page openNew(String path) {
        Page page = window();
        apart.add(page);
        page.navigate(address(path));
        return page;
    }

    private Page window() {
        BrowserContext context = Started.BROWSER.newContext(new Browser.NewContextOptions()
                .setViewportSize(1280, 900).setReducedMotion(ReducedMotion.REDUCE)
                .setPermissions(List.of("clipboard-read", "clipboard-write")));
        context.setDefaultTimeout(HANGS_MILLIS);
        Page page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().contains("Failed to load resource")) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
        return page;
    }

    /// What the browser complained about: errors in scripts, and what the security policy forbade.
    List<String> complaints() {
        return complaints;
    }

    /// Leaves all pages and forgets what they kept and what was complained about, so that no test works beside the pages of those
    /// before. Windows are used again, since each one starts a process of the browser and compiles all scripts anew.
    void clear() {
        used.forEach(this::leave);
        spare.addAll(used);
        used.clear();
        apart.forEach(page -> page.context().close());
        apart.clear();
        complaints.clear();
    }

    private void leave(Page window) {
        window.context().pages().stream().filter(page -> !page.equals(window)).forEach(Page::close);
        window.navigate(address("/app/icon.svg"));
        window.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }");
    }

    /// Where something is, once it is drawn: a page that is drawn anew has nothing for a moment.
    static BoundingBox box(Locator locator) {
        BoundingBox[] box = new BoundingBox[1];
        locator.page().waitForCondition(() -> (box[0] = locator.boundingBox()) != null);
        return box[0];
    }

    /// Finds no fault with the page that would keep somebody from using it. No page has frames, without which the result needs no
    /// page of its own to be put together in (`setLegacyMode`), which more than halves what it takes.
    static void assertAccessible(Page page) {
        var results = new AxeBuilder(page).setLegacyMode(true).analyze();
        assertThat(results.getViolations().stream()
                .filter(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                .map(rule -> rule.getId() + ": " + rule.getNodes().getFirst().getHtml()))
                .as("what axe-core finds serious at %s", page.url()).isEmpty();
    }

    @Override
    public void close() throws IOException {
        Stream.of(used, spare, apart).flatMap(Collection::stream).forEach(page -> page.context().close());
        server.close();
        library.close();
    }
}
