package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/// The page *Map* in a browser.
final class MapPageIT extends AppPage {
    private static final List<String> ABOUT = List.of("bees that dance for flowers",
            "owls that hear mice below snow", "lamps that light old harbours");
    private static final int OF_EACH = 4;

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        Path notes = Files.createDirectories(folder.resolve("notes"));
        for (int i = 0; i < ABOUT.size() * OF_EACH; i++) {
            String about = ABOUT.get(i % ABOUT.size());
            Files.writeString(notes.resolve(i + ".md"),
                    "# Note %d on %s\n\nThis is number %d about %s.\n".formatted(i, about, i, about));
        }
        open(folder, notes);
    }

    private static Locator heading(Page page, String words) {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(words));
    }

    /// The map with its points, which come later than the page.
    private Page opened() {
        Page page = stage.open("/map");
        assertThat(heading(page, "All 12 documents")).isVisible();
        return page;
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void theMapIsMadeAndListsEveryDocument(ColorScheme colours) {
        Page page = stage.open("/map", 1280, colours);
        assertThat(heading(page, "All 12 documents")).isVisible();
        assertThat(page.locator("canvas")).isVisible();
        assertThat(page.locator(".map-list tbody tr")).hasCount(12);
        Stage.assertAccessible(page);
    }

    @Test
    void aSearchLightsUpWhatItFinds() {
        Page page = opened();
        page.getByLabel("Light up what a search finds").fill("author:nobody OR \"hear mice\"");
        page.getByLabel("Light up what a search finds").press("Enter");
        assertThat(heading(page, "4 documents lit up")).isVisible();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Select these")).click();
        assertThat(heading(page, "4 documents selected")).isVisible();
        assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Ask these")))
                .hasAttribute("href", Pattern.compile("/ask\\?document=.*&document="));
    }

    @Test
    void aRectangleSelectsWhatLiesInIt() {
        Page page = opened();
        page.getByText("Rectangle", new Page.GetByTextOptions().setExact(true)).click();
        BoundingBox box = page.locator("canvas").boundingBox();
        page.mouse().move(box.x + 2, box.y + 2);
        page.mouse().down();
        page.mouse().move(box.x + box.width - 2, box.y + box.height - 2);
        page.mouse().up();
        assertThat(heading(page, "12 documents selected")).isVisible();
    }
}
