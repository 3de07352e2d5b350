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

    /// Only what comes into sight is drawn when the map is moved; nobody is to see that.
    @Test
    void aMapThatWasMovedLooksAsIfItWereDrawnThere() {
        Object differing = opened().evaluate(
                """
                        async () => {
                          const {pointsLayer} = await import('/app/map/points-layer.js');
                          const places = Array.from({length: 3000}, (_, i) => [(i * 7919 % 997) / 10, (i * 104729 % 991) / 10]);
                          const map = {ids: places.map(String), x: places.map(([x]) => x), y: places.map(([, y]) => y),
                            citedBy: places.map((_, i) => i % 60)};
                          const look = {map, colours: [[200, 30, 60], [10, 90, 250]], of: Uint16Array.from(places, (_, i) => i % 2),
                            sized: true, ground: [250, 250, 250], factor: 5, radius: 13};
                          const size = {width: 300, height: 200};
                          let wrong = 0;
                          for (const lit of [null, new Set([1, 5, 700, 2001])]) {
                            let moved = pointsLayer(null, size, {...look, lit}, {left: 0, top: 0});
                            for (const [left, top] of [[3.4, -2.2], [-40, 15], [-40, -90], [-290, -100], [20, -100], [400, 90], [400, 90.3]]) {
                              moved = pointsLayer(moved, size, {...look, lit}, {left, top});
                              const fresh = pointsLayer(null, size, {...look, lit}, {left, top});
                              wrong += fresh.image.data.filter((each, i) => each !== moved.image.data[i]).length;
                            }
                          }
                          return wrong;
                        }""");
        org.assertj.core.api.Assertions.assertThat(differing).isEqualTo(0);
    }

    @Test
    void aRectangleSelectsWhatLiesInIt() {
        Page page = opened();
        page.getByText("Rectangle", new Page.GetByTextOptions().setExact(true)).click();
        BoundingBox box = Stage.box(page.locator("canvas"));
        page.mouse().move(box.x + 2, box.y + 2);
        page.mouse().down();
        page.mouse().move(box.x + box.width - 2, box.y + box.height - 2);
        page.mouse().up();
        assertThat(heading(page, "12 documents selected")).isVisible();
    }
}
