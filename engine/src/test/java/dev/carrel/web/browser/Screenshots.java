package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/// Takes the pictures of the app from the sample library, for `docs/screenshots`, which puts them into the documentation. What
/// the pages do is tested elsewhere, so no other run takes them.
final class Screenshots {
    private static final Path PICTURES = Path.of("target", "screenshots");
    private static final Path SAMPLES = Path.of("..", "samples").toAbsolutePath().normalize();
    /// A picture does not show where it was taken.
    private static final String RETOUCH = """
            places => { const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              while (texts.nextNode()) for (const [place, shown] of places)
                texts.currentNode.data = texts.currentNode.data.replaceAll(place, shown); }""";

    /// Fonts and pictures are there, and the page was drawn with them.
    private static final String PAINTED = """
            async () => { await document.fonts.ready;
              await Promise.all([...document.images].map(image => image.decode().catch(() => {})));
              await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))); }""";

    @TempDir
    static Path folder;

    private static Stage stage;

    @BeforeAll
    static void open() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        SamplePaper.write(papers.resolve("lighthouse-lamps.pdf"));
        Files.writeString(papers.resolve("coast.md"),
                """
                        ---
                        title: Lights of the coast, a review
                        authors: [Marta Lind]
                        year: 2021
                        ---
                        # Introduction

                        Fuel mattered more than glass: Northcote and Brandt (2019) burned five fuels in rebuilt lamps, and whale oil was seen from nine miles.

                        # References

                        - Northcote, A., & Brandt, I. (2019). The Light of Harbour Lamps, 1790 to 1880. Journal of Harbours, 4, 12–30.
                        """);
        stage = new Stage(folder, SAMPLES, papers);
        Files.createDirectories(PICTURES);
    }

    @AfterEach
    void clear() {
        stage.clear();
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    @ParameterizedTest
    @CsvSource({
            "search, /search?q=why+do+people+lie+awake, .hit, 1440, LIGHT",
            "search-dark, /search?q=slow-wave+sleep, .hit, 1440, DARK",
            "search-wide, /search?q=trust+in+automation&view=passages, .hit, 2560, LIGHT",
            "search-narrow, /search?q=coral+reefs, .hit, 360, LIGHT",
            "several, /search?q=sleep&q=memory&combine=product, .hit, 1440, LIGHT",
            "start, /, .start, 1440, LIGHT",
            "ask, /ask?q=why+do+people+lie+awake+at+night, .answer-foot, 1440, LIGHT",
            "ask-narrow, /ask?q=why+do+people+lie+awake+at+night, .answer-foot, 360, DARK",
            "scan, /scan?claim=light+in+the+evening+delays+sleep, .answer-foot, 1440, LIGHT",
            "scan-narrow, /scan?claim=light+in+the+evening+delays+sleep, .answer-foot, 360, DARK",
            "library, /library, .panel, 1440, LIGHT",
            "library-narrow, /library, .panel, 360, DARK",
            "documents, /documents, .work, 1440, LIGHT",
            "documents-dark, /documents, .work, 1440, DARK",
            "documents-narrow, /documents, .work, 360, LIGHT",
            "settings, /settings, .setting, 1440, LIGHT",
            "settings-dark, /settings, .setting, 1440, DARK",
            "settings-narrow, /settings, .setting, 360, DARK",
            "library-dark, /library, .panel, 1440, DARK",
            "ask-dark, /ask?q=why+do+people+lie+awake+at+night, .answer-foot, 1440, DARK",
            "ask-narrow-light, /ask?q=why+do+people+lie+awake+at+night, .answer-foot, 360, LIGHT",
            "evaluate, /evaluate, main, 1440, LIGHT",
            "api, /api, main, 1440, LIGHT"})
    void picture(String name, String path, String shown, int width, ColorScheme colours) throws Exception {
        Page page = stage.open(path, width, colours);
        assertThat(page.locator(shown).first()).isVisible();
        take(page, name);
    }

    @ParameterizedTest
    @CsvSource({"reader, 1440, LIGHT", "reader-dark, 1440, DARK", "reader-narrow, 360, LIGHT"})
    void reader(String name, int width, ColorScheme colours) throws Exception {
        Page page = stage.open("/search?q=brighter+than+tallow", width, colours);
        page.locator(".hit-title").first().click();
        assertThat(page.locator("[data-mark=passage]").first()).isVisible();
        take(page, name);
    }

    @ParameterizedTest
    @CsvSource({"said, 1440, LIGHT", "said-dark, 1440, DARK"})
    void whatTheLibrarySays(String name, int width, ColorScheme colours) throws Exception {
        Page page = stage.open("/search?q=brighter+than+tallow", width, colours);
        page.locator(".hit-title").first().click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Related")).click();
        assertThat(page.locator(".said-entry")).hasCount(1);
        take(page, name);
    }

    @ParameterizedTest
    @CsvSource({"map, 1440, LIGHT", "map-dark, 1440, DARK", "map-narrow, 360, LIGHT"})
    void map(String name, int width, ColorScheme colours) throws Exception {
        Page page = stage.open("/map", width, colours);
        assertThat(page.locator(".map-canvas")).isVisible();
        take(page, name);
    }

    @ParameterizedTest
    @CsvSource({"picker, 1440, LIGHT", "picker-narrow, 360, DARK"})
    void folders(String name, int width, ColorScheme colours) throws Exception {
        Page page = stage.open("/library", width, colours);
        page.locator("#add-path").fill(SAMPLES.getParent().toString());
        page.getByText("Choose …").click();
        assertThat(page.locator(".picker-folders li").first()).isVisible();
        take(page, name);
    }

    @ParameterizedTest
    @CsvSource({"matrix, 1440, LIGHT", "matrix-dark, 1440, DARK", "matrix-narrow, 360, LIGHT",
            "matrix-narrow-dark, 360, DARK"})
    void matrix(String name, int width, ColorScheme colours) throws Exception {
        Page page = stage.open("/matrix?query=sleep", width, colours);
        page.getByLabel("Question 1").first().fill("What was measured?");
        page.getByText("Add a question").click();
        page.getByLabel("Question 2").first().fill("How many hours or minutes?");
        page.getByLabel("Kind of answer 2").selectOption("number");
        page.getByText("Fill the table").click();
        assertThat(page.locator(".matrix td.checked").first()).isVisible();
        assertThat(page.locator(".matrix td.waiting")).hasCount(0);
        assertThat(page.locator(".matrix-progress")).isHidden();
        take(page, name);
    }

    /// Not a test of speed: the figure is kept beside the pictures, for the page of benchmarks.
    @Test
    void theFirstPaintIsNoted() throws Exception {
        Page page = stage.openNew("/");
        assertThat(page.locator(".start")).isVisible();
        Object paint = page.waitForFunction(
                "performance.getEntriesByName('first-contentful-paint')[0]?.startTime").jsonValue();
        Files.writeString(PICTURES.resolve("first-paint.txt"), paint + " ms\n");
        assertThat(((Number) paint).doubleValue()).isPositive();
    }

    private static void take(Page page, String name) throws Exception {
        page.evaluate(PAINTED);
        Path file = PICTURES.resolve(name + ".png");
        page.evaluate(RETOUCH, List.of(List.of(folder.toString(), "/home/ada"),
                List.of(SAMPLES.getParent().toString(), "/home/ada")));
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
        assertThat(Files.size(file)).isGreaterThan(5_000);
        assertThat(stage.complaints()).isEmpty();
    }
}
