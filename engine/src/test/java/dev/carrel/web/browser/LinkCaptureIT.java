package dev.carrel.web.browser;

import java.nio.file.Path;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/// The page behind a link. The menu's click cannot be made from outside, so a button of a page of the extension stands for it.
final class LinkCaptureIT {
    @TempDir
    private static Path folder;
    private static ExtensionStage stage;

    @BeforeAll
    static void open() throws Exception {
        stage = new ExtensionStage(folder, ExtensionStage.Rights.ALL_PAGES);
        stage.pair();
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    /// What the extension says after the click.
    private static Page captured(String address) {
        Page own = stage.own("options/options.html");
        own.evaluate("""
                async address => {
                  const {captureLink} = await import('/capture/link.js');
                  const button = document.createElement('button');
                  button.id = 'link';
                  button.textContent = 'Capture the linked page';
                  button.onclick = async () => { button.textContent = (await captureLink(address)).says; };
                  document.body.prepend(button);
                }""", address);
        own.locator("#link").click();
        assertThat(own.locator("#link")).not().hasText("Capture the linked page");
        return own;
    }

    @Test
    void theLinkedPageIsCapturedAsItIsThenAndItsTabClosed() throws Exception {
        String address = stage.put("reef", "/linked",
                """
                        <title>Linked</title><script>document.body.innerHTML =
                          '<article><h1>Linked</h1><p>Kelp grows half a metre a day in cold water.</p></article>'</script>""");
        int tabs = stage.own("options/options.html").context().pages().size();
        Page own = captured(address);
        assertThat(own.locator("#link")).hasText("Captured.");
        assertThat(stage.library().intake().captured()).singleElement()
                .satisfies(page -> assertThat(page.told().address()).isEqualTo(address));
        assertThat(own.context().pages()).hasSize(tabs + 1);
    }

    @Test
    void whatIsNoPageOfTheWebIsRefused() {
        assertThat(captured("file:///etc/passwd").locator("#link"))
                .hasText("Only pages of the web can be captured.");
    }
}
