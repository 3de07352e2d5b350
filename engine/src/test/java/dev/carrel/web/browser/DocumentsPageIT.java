package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.library.list.LibraryList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/// The page *Documents* in a browser. What takes something away comes last.
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class DocumentsPageIT {
    private static final int WORKS = 120;

    @TempDir
    static Path folder;

    private static Stage stage;

    @BeforeAll
    static void open() throws Exception {
        StringBuilder entries = new StringBuilder();
        for (int i = 0; i < WORKS; i++) {
            entries.append(
                    "@article{k%03d, title={Work %03d}, author={Author%d, Ann}, year={%d}, journal={%s}}\n"
                            .formatted(i, i, i % 7, 1980 + i % 40, i % 2 == 0 ? "Nature" : "Cell"));
        }
        stage = new Stage(folder, Files.writeString(folder.resolve("refs.bib"), entries));
    }

    @AfterEach
    void clear() {
        org.assertj.core.api.Assertions.assertThat(stage.complaints()).isEmpty();
        stage.clear();
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    private static Locator row(Page page, String title) {
        return page.getByRole(AriaRole.ROW, new Page.GetByRoleOptions().setName(Pattern.compile(title)));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator bar(Page page) {
        return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Selection"));
    }

    private static int listed(String filter) throws Exception {
        return new LibraryList(stage.library()).page(filter, WorkOrder.BY_TITLE, 0, 1).total();
    }

    @ParameterizedTest
    @CsvSource({"1280,LIGHT", "1280,DARK", "400,LIGHT", "400,DARK"})
    @Order(1)
    void thePageIsAccessibleInAllShapes(int width, ColorScheme colours) {
        Page page = stage.open("/documents", width, colours);
        assertThat(row(page, "Work 000")).isVisible();
        Stage.assertAccessible(page);
        row(page, "Work 001").locator(".cell-check").click();
        assertThat(bar(page)).isVisible();
        Stage.assertAccessible(page);
    }

    @Test
    @Order(2)
    void onlyRowsInSightAreDrawnAndAllAreReached() {
        Page page = stage.open("/documents");
        assertThat(row(page, "Work 000")).isVisible();
        org.assertj.core.api.Assertions.assertThat(page.locator(".work").count()).isLessThan(70);
        page.locator(".works").focus();
        page.keyboard().press("End");
        assertThat(row(page, "Work 119")).isVisible();
        assertThat(page.locator(".works")).hasAttribute("aria-rowcount", "121");
        page.keyboard().press("Home");
        assertThat(row(page, "Work 000")).isVisible();
    }

    @Test
    @Order(2)
    void aRowThatGoesOutOfSightTakesTheWordsOfOneThatComes() {
        Page page = stage.open("/documents");
        assertThat(row(page, "Work 000")).isVisible();
        Object made = page.evaluate(
                """
                        async () => {
                          const works = document.querySelector('.works');
                          const made = [];
                          new MutationObserver(seen => seen.forEach(one => made.push(...one.addedNodes)))
                            .observe(works, {childList: true, subtree: true});
                          const frame = () => new Promise(requestAnimationFrame);
                          works.scrollTop = 400;
                          await frame();
                          await frame();
                          made.length = 0;
                          for (let i = 0; i < 40; i++) {
                            works.scrollTop += 40;
                            await frame();
                            await frame();
                          }
                          return made.filter(node => node.nodeType === Node.ELEMENT_NODE && !node.matches('[id=work-0]'))
                            .map(node => node.outerHTML);
                        }""");
        org.assertj.core.api.Assertions.assertThat((List<?>) made).isEmpty();
        assertThat(row(page, "Work 060")).isVisible();
    }

    @Test
    @Order(3)
    void sortingAndFilteringStandInTheAddressAndComeBackWithIt() {
        Page page = stage.open("/documents");
        page.getByRole(AriaRole.COLUMNHEADER, new Page.GetByRoleOptions().setName("Year"))
                .getByRole(AriaRole.BUTTON).click();
        assertThat(page).hasURL(Pattern.compile("sort=year$"));
        assertThat(row(page, "Work 039")).isVisible();
        page.keyboard().press("/");
        page.keyboard().type("venue:cell author3");
        assertThat(page).hasURL(Pattern.compile("filter=venue"));
        assertThat(page.getByText("9 works", new Page.GetByTextOptions().setExact(true)).first())
                .isVisible();
        page.reload();
        assertThat(page.getByLabel("Filter", new Page.GetByLabelOptions().setExact(true)))
                .hasValue("venue:cell author3");
        assertThat(page.getByRole(AriaRole.COLUMNHEADER, new Page.GetByRoleOptions().setName("Year")))
                .hasAttribute("aria-sort", "descending");
        page.getByLabel("Filter", new Page.GetByLabelOptions().setExact(true)).fill("");
        page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Venue")).getByLabel("Nature")
                .check();
        assertThat(page).hasURL(Pattern.compile("filter=venue%3ANature"));
        assertThat(page.getByText("60 works", new Page.GetByTextOptions().setExact(true)).first())
                .isVisible();
    }

    @Test
    @Order(4)
    void aSelectionIsLabelledAndFoundByItsLabels() throws Exception {
        Page page = stage.open("/documents");
        row(page, "Work 000").locator(".cell-check").click();
        row(page, "Work 004").locator(".cell-check").click(new Locator.ClickOptions()
                .setModifiers(List.of(com.microsoft.playwright.options.KeyboardModifier.SHIFT)));
        assertThat(bar(page)).containsText("5 works selected");
        button(page, "Tag").click();
        page.getByLabel("Add", new Page.GetByLabelOptions().setExact(true)).fill("to cite, chapter 2");
        page.getByLabel("Add", new Page.GetByLabelOptions().setExact(true)).press("Enter");
        assertThat(row(page, "Work 003")).containsText("chapter 2");
        org.assertj.core.api.Assertions.assertThat(listed("tag:\"to cite\" tag:\"chapter 2\"")).isEqualTo(5);
        button(page, "To read").click();
        assertThat(row(page, "Work 004")).containsText("To read");
        row(page, "Work 001").getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Star"))
                .click();
        assertThat(row(page, "Work 001").locator("[aria-pressed=true]")).isVisible();
        Page other = stage.open("/search?q=work+star:yes");
        assertThat(other.locator(".hit .own-labels")).containsText("to cite");
        other.locator(".hit-title").click();
        other.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("About")).click();
        assertThat(other.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Your labels")))
                .containsText("chapter 2");
        other.getByLabel("Add a tag of your own").fill("from the reader");
        other.getByLabel("Add a tag of your own").press("Enter");
        assertThat(other.getByText("from the reader")).isVisible();
        other.navigate(stage.address("/documents?sort=opened"));
        assertThat(other.locator("#work-0")).containsText("from the reader");
    }

    @Test
    @Order(5)
    void keysSelectAndOpen() {
        Page page = stage.open("/documents");
        assertThat(row(page, "Work 000")).isVisible();
        page.locator(".works").focus();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("x");
        assertThat(bar(page)).containsText("1 work selected");
        page.keyboard().press("Shift+ArrowDown");
        assertThat(bar(page)).containsText("2 works selected");
        page.keyboard().press("Control+a");
        assertThat(bar(page)).containsText("120 works selected");
        page.keyboard().press("Escape");
        assertThat(bar(page)).isHidden();
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile("/read/"));
    }

    @Test
    @Order(6)
    void allThatMatchAreExportedAndAsked() throws Exception {
        Page page = stage.open("/documents?filter=" + "venue%3Acell+year%3A1981");
        assertThat(row(page, "Work 001")).isVisible();
        page.locator(".works").focus();
        page.keyboard().press("Control+a");
        button(page, "Export").click();
        Download file = page.waitForDownload(() -> page.getByRole(AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName(Pattern.compile("^RIS"))).click());
        org.assertj.core.api.Assertions.assertThat(Files.readString(file.path()).split("ER  - ", -1))
                .hasSize(4);
        button(page, "Make a matrix of these").click();
        assertThat(page).hasURL(Pattern.compile("/matrix\\?query=venue"));
    }

    @Test
    @Order(7)
    void removingAsksFirst() throws Exception {
        Page page = stage.open("/documents");
        row(page, "Work 000").locator(".cell-check").click();
        button(page, "Remove").click();
        button(page, "Keep").click();
        org.assertj.core.api.Assertions.assertThat(listed("")).isEqualTo(WORKS);
        button(page, "Remove").click();
        page.locator("dialog").getByText("Remove", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(page.getByText("119 works", new Page.GetByTextOptions().setExact(true)).first())
                .isVisible();
        org.assertj.core.api.Assertions.assertThat(listed("")).isEqualTo(WORKS - 1);
    }
}
