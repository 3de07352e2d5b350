package dev.carrel.web.browser;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import com.google.gson.JsonElement;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.carrel.document.Metadata;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.capture.StoredPage;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.SmallPdf;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/// The extension in a real Chromium: the icon is clicked by the browser's own protocol, which gives the right to read the tab; menus,
/// alarms and the address bar are not pages, so their events are sent where the extension hears them.
final class ExtensionIT {
    @TempDir
    private static Path folder;
    private static ExtensionStage stage;

    @BeforeAll
    static void open() throws Exception {
        stage = new ExtensionStage(folder, ExtensionStage.Rights.TAB_BY_CLICK);
        stage.pair();
    }

    @AfterEach
    void clear() throws Exception {
        stage.clear();
        List<StoredPage> all = stage.library().intake().captured();
        stage.library().upkeep().remove(all.stream().map(StoredPage::document).toList(), List.of());
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    private static String article(String title, String text) {
        return "<html lang=en><head><title>" + title
                + "</title><meta name=citation_author content='Ada Northcote'>"
                + "<meta name=citation_doi content='10.1234/" + Integer.toUnsignedString(title.hashCode())
                + "'></head><body><nav>Home</nav>"
                + "<article><h1>" + title + "</h1><p>" + text + "</p></article></body></html>";
    }

    private static StoredPage only() throws Exception {
        assertThat(stage.library().intake().captured()).hasSize(1);
        return stage.library().intake().captured().getFirst();
    }

    /// Clicks the icon, and then on a button of the popup.
    private static Page capture(Page page, String button) {
        stage.clickIcon(page);
        Page popup = stage.popup(page);
        popup.getByText(button).click();
        return popup;
    }

    @Test
    void aPageMadeByScriptIsCapturedWithWhatItSaysOfItself() throws Exception {
        Page page = stage.open(stage.put("reef", "/made", "<title>Loading</title><body><script>"
                + "document.title = 'Why corals bleach'; document.head.innerHTML += "
                + "`<link rel=canonical href='/canonical'><meta name=citation_author content='Ada Northcote'>`;"
                + "const a = document.createElement('article'); a.innerHTML = '<h1>Why corals bleach</h1>"
                + "<p>Corals lose their algae when the water stays warm for weeks.</p>'; document.body.append(a)</script>"));
        Page popup = capture(page, "Capture this page");
        assertThat(popup.locator("#says")).containsText("Captured. Why corals bleach");
        try (LibraryContents contents = stage.library().contents()) {
            Metadata metadata = contents.summaries(List.of(only().document())).getFirst().metadata();
            assertThat(metadata.authors()).containsExactly("Ada Northcote");
            assertThat(metadata.url()).endsWith("/canonical");
        }
        assertThat(only().told().address()).isEqualTo(page.url());
        popup.getByText("Capture this page").click();
        assertThat(popup.locator("#says")).containsText("has this page already");
    }

    @Test
    void withoutAClickNothingOfATabCanBeRead() {
        Page page = stage
                .open(stage.put("owls", "/unread", article("Unread", "Nobody clicked the icon here.")));
        Page popup = stage.popup(page);
        popup.getByText("Capture this page").click();
        assertThat(popup.locator("#says")).containsText("does not let extensions read");
    }

    @Test
    void aPdfIsCapturedAsThePdf() throws Exception {
        Page page = stage.open(stage.put("owls", "/owls.pdf",
                SmallPdf.of("Owls at night", "Owls hunt in the dark, and hear a mouse below the snow.")));
        Page popup = capture(page, "Capture this page");
        assertThat(popup.locator("#says")).containsText("Captured. Owls at night");
        assertThat(only().form()).isEqualTo(StoredPage.Form.PDF);
        popup.getByLabel("Search the library").fill("mouse below the snow");
        assertThat(popup.locator(".hit-title")).hasAttribute("href",
                Pattern.compile(stage.address() + "/read/.*passage=.*"));
    }

    @Test
    void aSelectionIsCapturedFromTheMenu() throws Exception {
        Page page = stage.open(stage.put("reef", "/long", article("Two things",
                "<span id=one>Lamps burned whale oil in those years.</span> <span>Nothing of this is wanted.</span>")));
        stage.clickIcon(page);
        page.evaluate("getSelection().selectAllChildren(document.getElementById('one'))");
        stage.inBackground(
                "chrome.contextMenus.onClicked.dispatch({menuItemId: 'selection'}, {id: " + stage.tab(page)
                        + "})");
        stage.await(() -> badge(page).equals("✓"));
        assertThat(only().told().address())
                .endsWith("/long#:~:text=Lamps%20burned%20whale%20oil%20in%20those%20years.");
        assertThat(only().told().title()).isEqualTo("Two things");
        assertThat(stage.library().search().ask("wanted", SearchOptions.STANDARD.withMode(
                Mode.KEYWORD)).results()).isEmpty();
    }

    @Test
    void theShortcutCaptures() throws Exception {
        Page page = stage
                .open(stage.put("reef", "/short", article("By a key", "Some keys do all of the work.")));
        stage.clickIcon(page);
        stage.inBackground("chrome.commands.onCommand.dispatch('capture', {id: " + stage.tab(page) + "})");
        stage.await(() -> badge(page).equals("✓"));
        assertThat(only().told().title()).isEqualTo("By a key");
    }

    @Test
    void whatIsCapturedWithoutTheServerComesInOnceWhenItIsBack() throws Exception {
        stage.stopServer();
        for (int i = 0; i < 3; i++) {
            Page page = stage.open(stage.put("reef", "/away" + i,
                    article("Away " + i, "Kept while nobody listens " + i + ".")));
            Page popup = capture(page, "Capture this page");
            assertThat(popup.locator("#says")).containsText("Kept in the browser until Carrel takes it.");
            assertThat(popup.locator("#says")).containsText("Start it with `carrel serve`.");
        }
        assertThat(badge()).isEqualTo("3");
        stage.startServer();
        stage.inBackground("chrome.alarms.onAlarm.dispatch({name: 'send'})");
        stage.inBackground("chrome.alarms.onAlarm.dispatch({name: 'send'})");
        stage.await(() -> badge().isEmpty());
        assertThat(stage.library().intake().captured()).hasSize(3)
                .allMatch(each -> each.age() == StoredPage.Age.CURRENT);
    }

    /// What the icon says about a tab once its page was captured.
    private static String badge(Page page) {
        return stage.inBackground("chrome.action.getBadgeText({tabId: " + stage.tab(page) + "})")
                .getAsString();
    }

    private static String badge() {
        return stage.inBackground("chrome.action.getBadgeText({})").getAsString();
    }

    @Test
    void aPageWithoutTextIsRefusedWithASentence() {
        Page page = stage.open(stage.put("empty", "/empty", "<html><body><img alt=''></body></html>"));
        Page popup = capture(page, "Capture this page");
        assertThat(popup.locator("#says")).containsText("cannot be captured");
        assertThat(popup.locator("#waiting")).isHidden();
    }

    @Test
    void resultsComeWhileOneTypesAndOpenAtTheText() {
        Page page = stage.open(stage.put("reef", "/found", article("Harbour lamps",
                "Lamps are lit at dusk. The glow of whale oil was seen from nine miles away on clear nights.")));
        Page popup = capture(page, "Capture this page");
        assertThat(popup.locator("#says")).containsText("Captured");
        popup.getByLabel("Search the library").fill("whale oil");
        Locator hit = popup.locator(".hit").first();
        assertThat(hit.locator("mark").first()).hasText(Pattern.compile("whale|oil"));
        assertThat(hit.locator(".match")).hasText("🔗");
        Page opened = stage.browser().waitForPage(() -> hit.locator("a").click());
        assertThat(opened).hasTitle("Harbour lamps");
        assertThat(hit.locator("a")).hasAttribute("href", Pattern.compile(".*/found#:~:text=The%20glow.*"));
        Stage.assertAccessible(popup);
    }

    @Test
    void theAddressBarOffersResults() {
        Page page = stage.open(stage.put("reef", "/bar", article("Lamps & <b>lenses</b>",
                "The glow of whale oil was seen from nine miles away.")));
        assertThat(capture(page, "Capture this page").locator("#says")).containsText("Captured");
        JsonElement offered = stage.inBackground("new Promise(offer => "
                + "chrome.omnibox.onInputChanged.dispatch('whale oil', offer))");
        String first = offered.getAsJsonArray().get(0).getAsJsonObject().get("description").getAsString();
        assertThat(first).contains("🔗 Lamps &#38;", "<match>whale</match>").doesNotContain("<b>");
        String content = offered.getAsJsonArray().get(0).getAsJsonObject().get("content").getAsString();
        assertThat(content).contains("/bar#:~:text=");
        stage.inBackground("chrome.omnibox.onInputEntered.dispatch('" + content + "', 'currentTab')");
    }

    @Test
    void theSidePanelKnowsWhatIsLikeThePage() {
        Page lamps = stage.open(stage.put("reef", "/lamps", article("Harbour lamps",
                "The glow of whale oil was seen from nine miles away on clear nights, and lamps burned until dawn.")));
        assertThat(capture(lamps, "Capture this page").locator("#says")).containsText("Captured");
        Page other = stage.open(stage.put("owls", "/light", article("Old lights",
                "In the harbours of the coast lanterns and lamps were lit with oil at night.")));
        stage.clickIcon(other);
        int tab = stage.tab(other);
        Page panel = stage.own("panel/panel.html");
        panel.evaluate("tab => chrome.storage.session.set({like: {tabId: tab, at: 1}})", tab);
        assertThat(panel.locator("#says")).containsText("Like “Old lights”");
        assertThat(panel.locator(".hit-title").first()).containsText("Harbour lamps");
        Stage.assertAccessible(panel);
    }

    @Test
    void whatWasCapturedIsShownAndDeleted() throws Exception {
        for (String site : List.of("reef", "reef", "owls", "lamps")) {
            String path = "/kept" + stage.library().intake().captured().size();
            Page page = stage.open(
                    stage.put(site, path, article("Of " + site + path, "A text of " + site + path + ".")));
            assertThat(capture(page, "Capture this page").locator("#says")).containsText("Captured");
        }
        Page pages = stage.own("pages/pages.html");
        assertThat(pages.locator("#count")).hasText("4 pages");
        Stage.assertAccessible(pages);
        delete(pages, "Delete Of lamps/kept3", "3 pages");
        pages.getByLabel("Group").selectOption("domain");
        delete(pages, "Delete all of reef.example", "1 page");
        assertThat(only().told().title()).isEqualTo("Of owls/kept2");
        delete(pages, "Delete all shown", "0 pages");
        assertThat(stage.library().intake().captured()).isEmpty();
        assertThat(stage.library().status().statistics().documents()).isZero();
    }

    private static void delete(Page pages, String button, String then) {
        pages.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button)).click();
        pages.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Delete").setExact(true))
                .click();
        assertThat(pages.locator("#count")).hasText(then);
    }

    @Test
    void onlyAServerOfThisMachineCanBePaired() {
        Page page = stage.own("options/options.html");
        for (String address : List.of("https://127.0.0.1:7391", "http://evil.example",
                "http://127.0.0.1.evil.example",
                "ftp://localhost")) {
            assertThat(page.evaluate("async a => (await import('/server/api.js')).pair(a, '000000')"
                    + ".then(() => 'paired', problem => problem.message)", address).toString())
                    .contains("Only a Carrel on this machine");
        }
    }
}
