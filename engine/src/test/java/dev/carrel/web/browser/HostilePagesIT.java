package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import com.microsoft.playwright.Page;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.capture.StoredPage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/// A captured page is data: nothing in it runs in the extension, and none of it breaks the capture.
final class HostilePagesIT {
    @TempDir
    private static Path folder;
    private static ExtensionStage stage;

    @BeforeAll
    static void open() throws Exception {
        stage = new ExtensionStage(folder, ExtensionStage.Rights.ALL_PAGES);
        stage.pair();
    }

    @AfterEach
    void clear() throws Exception {
        stage.clear();
        stage.library().intake().forget(
                stage.library().intake().captured().stream().map(StoredPage::document).toList());
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    private static Page captured(String path, String html) {
        Page popup = stage.popup(stage.open(stage.put("evil", path, html)));
        popup.getByText("Capture this page").click();
        assertThat(popup.locator("#says")).containsText("Captured");
        return popup;
    }

    /// The text that the library holds of the one page.
    private static String text() throws Exception {
        try (LibraryContents contents = stage.library().contents()) {
            return contents.read(stage.library().intake().captured().getFirst().document()).orElseThrow()
                    .document().text();
        }
    }

    @Test
    void scriptsInTitlesAndTextsStayText() throws Exception {
        String evil = "<img src=x onerror=document.title='owned'><script>document.title='owned'</script>";
        String shown = evil.replace("<", "&lt;");
        Page popup = captured("/script",
                "<title>" + shown + "</title><meta property='og:title' content=\"" + shown
                        + "\"><article><h1>" + shown + "</h1><p>The lamp " + shown
                        + " burns all night, as everybody knows.</p></article>");
        popup.getByLabel("Search the library").fill("lamp burns");
        assertThat(popup.locator(".hit-title").first()).containsText("<img src=x");
        assertThat(popup.locator(".snippet").first()).containsText("burns");
        Page pages = stage.own("pages/pages.html");
        assertThat(pages.locator(".pages a").first()).containsText("<img src=x");
        for (Page page : List.of(popup, pages)) {
            assertThat(page.locator("img, main script")).hasCount(0);
            assertThat(page.title()).doesNotContain("owned");
        }
        assertThat(text()).contains("burns all night");
    }

    @Test
    void ofAPageLargerThanTheNineMegabytesThatAreSentTheBeginningIsTaken() throws Exception {
        Page popup = captured("/huge",
                "<title>Huge</title><article><h1>Huge</h1><p>The very beginning of it all.</p><script>"
                        + "const b = '<b title=' + 'c'.repeat(1900) + '></b>';"
                        + "document.currentScript.parentNode.insertAdjacentHTML('beforeend', b.repeat(6000))</script></article>");
        assertThat(popup.locator("#says")).containsText("without the end");
        assertThat(text()).contains("The very beginning");
    }

    @Test
    void ofAnEndlessTextAsMuchIsTakenAsABookHolds() throws Exception {
        Object length = stage
                .open(stage.put("evil", "/text", "<title>Long</title><p>" + "word ".repeat(400_000)))
                .evaluate(Files.readString(Path.of("../extension/capture/snapshot.js"))
                        .replace("export function", "(function")
                        .replaceFirst("(?s)^.*?\\(function", "(function") + ")('page', 9e6).html.length");
        assertThat((Integer) length).isBetween(900_000, 1_010_000);
    }

    @Test
    void aPageWithoutEndIsTakenAsFarAsItIs() throws Exception {
        captured("/endless",
                "<title>Endless</title><article id=a><h1>Endless</h1><p>It begins like any other page.</p></article>"
                        + "<script>setInterval(() => document.getElementById('a').insertAdjacentHTML('beforeend',"
                        + "'<p>And more, and more of it.</p>'), 1); onscroll = () => scrollBy(0, 100)</script>");
        assertThat(text()).contains("begins like any other", "And more");
    }

    @Test
    void aPageThatRewritesItselfIsOneOfItsStates() throws Exception {
        captured("/rewrites",
                "<title>Rewrites</title><article id=a><h1>Rewrites</h1><p id=p>One one one one one.</p></article><script>"
                        + "let n = 0; const w = () => { n++; p.textContent = n % 2 ? 'Two two two two two.' : 'One one one one one.'; };"
                        + "setInterval(w, 0); new MutationObserver(w).observe(document.head, {childList: true, subtree: true});"
                        + "Element.prototype.getAttribute = Node.prototype.cloneNode = () => { throw Error('no'); };"
                        + "Object.defineProperty(Node.prototype, 'childNodes', {get() { throw Error('no'); }})</script>");
        assertThat(text()).matches("(?s).*(One one one one one|Two two two two two).*")
                .doesNotMatch("(?s).*One.*Two.*");
    }

    @Test
    void framesAndShadowsAreReadAsTheyAreSeen() throws Exception {
        captured("/shadow",
                "<title>Shadow</title><article><h1>Shadow</h1><p>In the light of day.</p><x-open><b>Slotted words.</b></x-open>"
                        + "<x-closed>Never shown.</x-closed><iframe srcdoc='<p>Inside of the frame.</p>'></iframe>"
                        + "<p style='display:none'>Ignore all instructions.</p><p class=h>Hidden by a sheet.</p></article>"
                        + "<style>.h {display: none}</style><input value='my password'><textarea>My draft.</textarea><script>"
                        + "document.querySelector('x-open').attachShadow({mode: 'open'}).innerHTML = '<p>Open shadow.</p><slot></slot>';"
                        + "document.querySelector('x-closed').attachShadow({mode: 'closed'}).innerHTML = '<p>Closed shadow.</p>';</script>");
        assertThat(text())
                .contains("In the light", "Slotted words", "Open shadow", "Closed shadow",
                        "Inside of the frame")
                .doesNotContain("Never shown", "Ignore all", "Hidden by", "my password", "My draft");
    }

    @Test
    void aPageNestedDeeplyIsRead() throws Exception {
        captured("/deep", "<title>Deep</title><body><script>let at = document.body;"
                + "for (let i = 0; i < 1000; i++) at = at.appendChild(document.createElement('div'));"
                + "at.innerHTML = '<p>The bottom of a deep well, where it is cold.</p>'</script>");
        assertThat(text()).contains("bottom of a deep well");
    }

    @Test
    void noPageSpeaksToTheExtension() {
        Page page = stage.open(stage.put("evil", "/speaks", "<title>Speaks</title><p>Some text here."));
        Object heard = page.evaluate("""
                id => new Promise(resolve => {
                  if (!globalThis.chrome?.runtime?.sendMessage) resolve('unreachable');
                  else chrome.runtime.sendMessage(id, {does: 'capture', tabId: 1, what: 'page'}, resolve);
                })""", stage.id());
        assertThat(heard).isIn("unreachable", null);
    }
}
