package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/// Pictures of the extension's windows, to be looked at: beside those of [Screenshots].
final class ExtensionScreenshots {
    private static final Path PICTURES = Path.of("target", "screenshots");

    private static final int POPUP = 420;

    @TempDir
    private static Path folder;
    private static ExtensionStage stage;

    @BeforeAll
    static void open() throws Exception {
        stage = new ExtensionStage(folder, ExtensionStage.Rights.TAB_BY_CLICK);
        Files.createDirectories(PICTURES);
        take(stage.own("popup/popup.html?tab=-1"), "unpaired", POPUP, ColorScheme.LIGHT);
        stage.pair();
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    private static void take(Page page, String name, int width, ColorScheme colours) {
        page.setViewportSize(width, 560);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
        page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(
                "extension-" + name + (colours == ColorScheme.DARK ? "-dark" : "") + ".png")));
    }

    @ParameterizedTest
    @EnumSource(value = ColorScheme.class, names = {"LIGHT", "DARK"})
    void windows(ColorScheme colours) {
        Page page = stage.open(stage.put("reef", "/corals",
                "<html lang=en><head><title>Why corals bleach</title></head><body>"
                        + "<article><h1>Why corals bleach</h1><p>Corals lose their algae when the water stays warm for weeks. "
                        + "Most come back if the water cools within a month.</p></article></body></html>"));
        stage.clickIcon(page);
        Page popup = stage.popup(page);
        popup.getByText("Capture this page").click();
        assertThat(popup.locator("#says"))
                .containsText(Pattern.compile("Captured\\. |has this page already"));
        popup.getByLabel("Search the library").fill("warm water");
        assertThat(popup.locator(".hit-title").first()).isVisible();
        take(popup, "popup", POPUP, colours);
        take(stage.own("options/options.html"), "options", 900, colours);
        Page stored = stage.own("pages/pages.html");
        assertThat(stored.locator("body")).containsText("Why corals bleach");
        take(stored, "pages", 900, colours);
        stage.clear();
    }
}
