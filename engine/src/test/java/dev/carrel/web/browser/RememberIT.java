package dev.carrel.web.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import com.microsoft.playwright.Page;
import dev.carrel.document.origin.CapturedPage.Occasion;
import dev.carrel.library.capture.StoredPage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/// What is read is remembered if the person wants it, and by the person's rules.
final class RememberIT {
    @TempDir
    private static Path folder;
    private static ExtensionStage stage;
    private static Page settings;

    @BeforeAll
    static void open() throws Exception {
        stage = new ExtensionStage(folder, ExtensionStage.Rights.ALL_PAGES);
        stage.pair();
        settings = stage.own("options/options.html");
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    private static String text(String title) {
        return "<title>" + title + "</title><article><h1>" + title + "</h1><p>"
                + ("A sentence about " + title + ". ").repeat(9)
                + "</p></article>";
    }

    private static List<String> titles() throws IOException {
        return stage.library().intake().captured().stream().map(page -> page.told().title()).toList();
    }

    /// Tells the extension that a page was read, and whether it took it.
    private static boolean wouldRemember(String address) {
        int tab = stage.tab(stage.open(address));
        return settings.evaluate("async ([id, address]) => (await import('/remember/remember.js'))"
                + ".remember({id, incognito: false}, address)", List.of(tab, address)) != null;
    }

    @Test
    void nothingIsRememberedUntilItIsTurnedOnAndThenByTheRules() throws Exception {
        stage.open(stage.put("reef", "/before", text("Before")));
        settings.bringToFront();
        settings.getByLabel("Visible for").fill("1");
        settings.getByLabel("and seen to").fill("60");
        settings.getByLabel("Never these").fill("secret.example\n*/private*");
        settings.getByText("Save").click();
        assertThat(settings.locator("#saved")).hasText("Saved.");
        assertThat(titles()).isEmpty();

        settings.getByLabel("Remember what I read").check();
        stage.await(() -> stage.inBackground("chrome.action.getBadgeText({})").getAsString().equals("●"));
        assertThat(wouldRemember(stage.put("secret", "/one", text("Secret")))).isFalse();
        assertThat(wouldRemember(stage.put("deep.secret", "/two", text("Below secret")))).isFalse();
        assertThat(wouldRemember(stage.put("reef", "/private/three", text("Private")))).isFalse();
        Page tall = stage
                .open(stage.put("reef", "/tall", text("Tall") + "<div style='height: 9000px'></div>"));
        stage.open(stage.put("plain", "/Read", text("Read")));
        stage.await(() -> titles().contains("Read"));
        assertThat(titles()).containsExactly("Read");
        assertThat(stage.library().intake().captured()).extracting(page -> page.told().occasion())
                .containsOnly(Occasion.REMEMBERED);

        tall.bringToFront();
        tall.evaluate("scrollTo(0, 9000)");
        stage.await(() -> titles().contains("Tall"));

        settings.bringToFront();
        Page popup = stage.own("popup/popup.html?tab=-1");
        popup.getByText("Pause").click();
        stage.await(() -> stage.inBackground("chrome.action.getBadgeText({})").getAsString().equals("II"));
        assertThat(wouldRemember(stage.put("reef", "/paused", text("Paused")))).isFalse();
        popup.bringToFront();
        popup.getByText("Go on").click();
        assertThat(popup.locator("#state")).hasText("Remembering");

        stage.open(stage.put("plain", "/Read",
                text("Read").replace("A sentence", "Quite other words that somebody wrote")
                        + "<p>" + "New things happened since, and all of it has changed. ".repeat(9)));
        stage.await(() -> stage.library().intake().captured().stream()
                .anyMatch(page -> page.age() == StoredPage.Age.EARLIER));
        assertThat(stage.library().intake().captured().stream()
                .filter(page -> page.told().title().equals("Read"))
                .map(StoredPage::page).distinct()).hasSize(1);

        settings.bringToFront();
        settings.getByLabel("Remember what I read").uncheck();
        stage.await(() -> stage.inBackground("chrome.action.getBadgeText({})").getAsString().isEmpty());
        assertThat(
                stage.inBackground("chrome.scripting.getRegisteredContentScripts().then(all => all.length)")
                        .getAsInt())
                .isZero();
    }

    @Test
    void thereIsNoExtensionInPrivateWindows() {
        assertThat(stage.inBackground("chrome.extension.isAllowedIncognitoAccess()").getAsBoolean())
                .isFalse();
        assertThat(stage.inBackground("chrome.runtime.getManifest().incognito").getAsString())
                .isEqualTo("not_allowed");
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            https://en.wikipedia.org/wiki/Coral,            true
            https://www.nature.com/articles/s41586-020-1,   true
            https://arxiv.org/abs/1706.03762,               true
            https://www.mybank.example/overview,            false
            https://online.sparkasse-x.de/,                 false
            https://mail.google.com/mail/u/0/,              false
            https://outlook.office.com/mail/,               false
            http://localhost:8888/lab,                      false
            http://127.0.0.1:7391/search?q=x,               false
            http://192.168.1.1/,                            false
            http://[::1]:8080/,                             false
            http://intranet/wiki,                           false
            http://printer.local/,                          false
            https://shop.example.org/checkout/2,            false
            https://example.org/login?next=/,               false
            https://www.google.com/search?q=x,              false
            file:///etc/passwd,                             false
            chrome://settings,                              false
            nonsense,                                       false
            """)
    void theUsualListKeepsOutWhatIsPrivate(String address, boolean remembered) {
        assertThat(settings.evaluate("""
                async address => {
                  const {mayRemember} = await import('/remember/rules.js');
                  return mayRemember(address, (await import('/remember/settings.js')).untouched);
                }""", address)).isEqualTo(remembered);
    }

    @ParameterizedTest
    @CsvSource({"https://a.edu/x,true", "https://b.org/wiki/Coral,true", "https://b.org/talk,false",
            "https://c.org/,false",
            "https://bad.edu/,false", "http://wiki/page,true"})
    void onlyTheListedSitesAreRememberedIfThatIsWanted(String address, boolean remembered) {
        assertThat(settings.evaluate("""
                async address => (await import('/remember/rules.js')).mayRemember(address,
                  {where: 'listed', allow: '*.edu  # schools\\nb.org/wiki/*\\nwiki', deny: 'bad.edu'})""",
                address))
                .isEqualTo(remembered);
    }
}
