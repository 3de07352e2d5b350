package dev.carrel.web.browser;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

final class SearchPageIT extends AppPage {
    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        open(folder, Path.of("..", "samples").toAbsolutePath().normalize());
    }

    private static Locator box(Page page) {
        return page.getByRole(AriaRole.SEARCHBOX);
    }

    private static Locator hits(Page page) {
        return page.locator(".hit");
    }

    private static void choose(Page page, String group, String option) {
        page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(group)).getByText(option,
                new Locator.GetByTextOptions().setExact(true)).click();
    }

    @Test
    void answersComeAsOneTypes() {
        Page page = stage.open("/");
        box(page).pressSequentially("why do people lie awake");
        assertThat(page).hasURL(Pattern.compile("q=why\\+do\\+people\\+lie\\+awake$"));
        assertThat(page.locator(".hits:not(.old) .hit").first()).isVisible();
        assertThat(hits(page).first())
                .containsText(Pattern.compile("sleep|awake|insomnia", Pattern.CASE_INSENSITIVE));
        assertThat(page.locator("mark").first()).isVisible();
    }

    @Test
    void aBookmarkedSearchIsTheSameSearch() {
        Page page = stage.open("/search?q=sleep&mode=keyword&view=passages");
        assertThat(hits(page).first()).isVisible();
        assertThat(page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Words"))).isChecked();
        assertThat(page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Passages")))
                .isChecked();
        assertThat(box(page)).hasValue("sleep");
    }

    @Test
    void modesAndRankingsAreSwitches() {
        Page page = stage.open("/search?q=sleep");
        assertThat(hits(page).first()).isVisible();
        for (String ranking : new String[]{"RRF", "Weighted", "Signals"}) {
            page.waitForResponse(response -> response.url()
                    .contains("ranking=" + ranking.toLowerCase(Locale.ROOT))
                    && response.ok(), () -> choose(page, "Ranking", ranking));
        }
        page.waitForResponse(response -> response.url().contains("mode=semantic") && response.ok(),
                () -> choose(page, "Search by", "Meaning"));
        assertThat(hits(page).first()).isVisible();
    }

    @Test
    void resultsAreListedInAnotherOrder() {
        Page page = stage.open("/search?q=sleep+memory");
        Locator order = page.getByLabel("Sort by", new Page.GetByLabelOptions().setExact(true));
        assertThat(order).hasValue("relevance");
        page.waitForResponse(response -> response.url().contains("sort=title") && response.ok(),
                () -> order.selectOption("title"));
        assertThat(page).hasURL(Pattern.compile("sort=title"));
        assertThat(page.locator(".hits:not(.old)")).isVisible();
        assertThat(page.locator(".hit-title").allTextContents()).hasSizeGreaterThan(3)
                .isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER);
        URI address = URI.create(page.url());
        Page sent = stage.open(address.getRawPath() + "?" + address.getRawQuery());
        assertThat(sent.getByLabel("Sort by", new Page.GetByLabelOptions().setExact(true))).hasValue("title");
        assertThat(sent.locator(".hit-title")).hasText(page.locator(".hit-title").allTextContents()
                .toArray(String[]::new));
    }

    @Test
    void aFilterNarrowsAndCanBeTakenAway() {
        Page page = stage.open("/search?q=sleep");
        assertThat(hits(page).first()).isVisible();
        Locator filters = page.getByRole(AriaRole.COMPLEMENTARY,
                new Page.GetByRoleOptions().setName("Filters"));
        filters.locator("label", new Locator.LocatorOptions().setHasText(Pattern.compile("^\\s*Paper")))
                .locator("input").check();
        assertThat(page).hasURL(Pattern.compile("filter=type"));
        assertThat(page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Filters in force")))
                .containsText("Paper");
        assertThat(page.locator(".hit .byline").first()).containsText("2022");
        page.getByText("Clear all").click();
        assertThat(page).not().hasURL(Pattern.compile("filter="));
    }

    @Test
    void severalQueriesAreJoined() {
        Page page = stage.open("/search?q=sleep");
        assertThat(hits(page).first()).isVisible();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Add another query")).click();
        box(page).pressSequentially("memory");
        assertThat(page).hasURL(Pattern.compile("q=sleep&q=memory"));
        assertThat(page.locator(".each").first()).containsText(Pattern.compile("\\(\\d+\\|\\d+\\)"));
        choose(page, "Documents that are found by", "OR");
        assertThat(page).hasURL(Pattern.compile("combine=any"));
        assertThat(hits(page).first()).isVisible();
    }

    @Test
    void everyHitSaysWhyItIsThere() {
        Page page = stage.open("/search?q=slow-wave+sleep");
        hits(page).first().getByText("Why").click();
        assertThat(hits(page).first().locator("svg rect, svg line, .why").first()).isVisible();
        assertThat(hits(page).first())
                .containsText(Pattern.compile("semantic|meaning", Pattern.CASE_INSENSITIVE));
    }

    @Test
    void everythingCanBeDoneByKeyboard() {
        Page page = stage.open("/");
        assertThat(box(page)).isVisible();
        page.keyboard().press("/");
        assertThat(box(page)).isFocused();
        page.keyboard().type("sleep");
        assertThat(page).hasURL(Pattern.compile("q=sleep$"));
        assertThat(page.locator(".hits:not(.old) .hit").nth(1)).isVisible();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("j");
        assertThat(page.locator(".hit-title").nth(1)).isFocused();
        page.keyboard().press("x");
        assertThat(page.getByText(Pattern.compile("1 selected|1 result"))).isVisible();
        page.keyboard().press("w");
        assertThat(hits(page).nth(1).locator("[aria-expanded=true]")).isVisible();
        page.keyboard().press("?");
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
        page.keyboard().press("Escape");
        page.locator(".hit-title").nth(1).focus();
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile("/read/"));
        page.goBack();
        assertThat(box(page)).hasValue("sleep");
        assertThat(hits(page).first()).isVisible();
    }

    @Test
    void nothingFoundSaysWhatToTry() {
        Page page = stage.open("/search?q=xyzzyqux&mode=keyword");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Nothing found")))
                .isVisible();
    }

    @Test
    void selectedHitsAreExported() {
        Page page = stage.open("/search?q=sleep");
        assertThat(hits(page).first()).isVisible();
        page.locator(".hit input[type=checkbox]").first().check();
        page.keyboard().press("e");
        var download = page.waitForDownload(() -> page.getByText("BibTeX").first().click());
        assertThat(download.suggestedFilename()).endsWith(".bib");
    }

    @Test
    void theNightIsDark() {
        Page light = stage.open("/search?q=sleep");
        Page dark = stage.open("/search?q=sleep", 1280, ColorScheme.DARK);
        assertThat(hits(dark).first()).isVisible();
        assertThat(brightness(light)).isGreaterThan(200);
        assertThat(brightness(dark)).isLessThan(70);
        Stage.assertAccessible(dark);
    }

    private static double brightness(Page page) {
        return ((Number) page.evaluate(
                """
                            () => { const c = [document.body, document.documentElement].map(e => getComputedStyle(e).backgroundColor)
                        .find(colour => colour !== 'rgba(0, 0, 0, 0)') ?? 'white';
                              const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
                              canvas.fillStyle = c; canvas.fillRect(0, 0, 1, 1);
                              const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data; return (r + g + b) / 3; }"""))
                .doubleValue();
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 768, 1440, 2560})
    void nothingSticksOutAtAnyWidth(int width) {
        Page page = stage.open("/search?q=sleep", width, ColorScheme.LIGHT);
        assertThat(hits(page).first()).isVisible();
        assertThat(((Number) page.evaluate("document.documentElement.scrollWidth")).intValue())
                .isLessThanOrEqualTo(width);
        Stage.assertAccessible(page);
    }

    @ParameterizedTest
    @CsvSource({"/, .holdings", "/library, .sources", "/evaluate, .column-main", "/api, .api-group"})
    void pagesCanBeUsedByEverybody(String path, String filled) {
        Page page = stage.open(path);
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1))).isAttached();
        assertThat(page.locator(filled).first()).isVisible();
        assertThat(page.locator(".bone")).hasCount(0);
        Stage.assertAccessible(page);
    }
}
