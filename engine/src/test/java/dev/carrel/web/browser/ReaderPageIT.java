package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

final class ReaderPageIT {
    private static final String HOSTILE = "<script>window.hurt=1</script><img src=x onerror=\"window.hurt=1\">"
            + "<svg onload=window.hurt=1> ]]> --> {{7*7}} ${7*7}";

    @TempDir
    static Path folder;

    private static Stage stage;

    @BeforeAll
    static void open() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        SamplePaper.write(papers.resolve("lamps.pdf"));
        Files.writeString(papers.resolve("tides.md"), """
                # Tides and mud

                The moon pulls the water.

                ## Mud

                Crabs dig burrows in tidal mud, and the burrows drain it.
                """);
        Files.writeString(papers.resolve("hostile.txt"),
                HOSTILE + "\n\nThe zebrafish " + HOSTILE + " swims.\n\nMore zebrafish.\n");
        Files.writeString(papers.resolve("hostile.bib"),
                """
                        @article{x, title={{Zebrafish %1$s}}, author={%1$s}, abstract={Zebrafish %1$s}, keywords={%1$s}, url={javascript:window.hurt=1}}
                        """
                        .formatted(HOSTILE.replaceAll("[{}$\\\\]", "")));
        stage = new Stage(folder, papers);
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    private static Page found(String query) {
        Page page = stage.open("/search?q=" + query);
        page.locator(".hit-title").first().click();
        assertThat(page).hasURL(Pattern.compile("/read/"));
        return page;
    }

    @Test
    void aPdfOpensAtItsPageWithThePassageMarked() {
        Page page = found("brighter+than+tallow&mode=keyword");
        Locator mark = page.locator("[data-mark=passage]").first();
        assertThat(mark).isVisible();
        assertThat(page.locator(".page-field")).hasValue("2");
        assertThat(page.locator("canvas").first()).isVisible();
        BoundingBox box = mark.boundingBox();
        assertThat(box.y).as("the mark is in sight").isBetween(0.0, 900.0);
        Stage.assertAccessible(page);
        assertThat(stage.complaints()).isEmpty();
    }

    @Test
    void theMarkLiesOnTheWords() {
        Page page = found("brighter+than+tallow&mode=keyword");
        Locator words = page.locator(".textLayer span",
                new Page.LocatorOptions().setHasText("Whale oil burned brighter"));
        assertThat(words).isVisible();
        BoundingBox mark = page.locator("[data-mark=passage]").first()
                .boundingBox();
        BoundingBox line = words.boundingBox();
        double middle = line.y + line.height / 2;
        assertThat(middle).isBetween(mark.y, mark.y + mark.height);
        assertThat(mark.x).isCloseTo(line.x, org.assertj.core.data.Offset.offset(12.0));
    }

    @Test
    void aNoteOpensAsTextWithThePassageMarked() {
        Page page = found("crabs+burrows");
        assertThat(page.locator(".of-passage").first()).isVisible();
        assertThat(page.getByText("Crabs dig burrows").first()).isVisible();
        Stage.assertAccessible(page);
    }

    @Test
    void whatADocumentSaysIsNeverRun() {
        Page page = stage.open("/search?q=zebrafish&explain=true");
        assertThat(page.locator(".hits")).containsText("<script>window.hurt=1</script>");
        page.locator(".hit", new Page.LocatorOptions().setHasText("swims")).locator(".hit-title").first()
                .click();
        assertThat(page.getByText("More zebrafish.").first()).isVisible();
        assertThat(page.locator("body")).containsText("<script>window.hurt=1</script>");
        page.navigate(stage.address("/library"));
        page.navigate(stage.address("/search?q=%3Cscript%3Ewindow.hurt%3D1%3C%2Fscript%3E"));
        page.waitForTimeout(500);
        assertThat(page.evaluate("window.hurt ?? null")).isNull();
        assertThat(page.locator("script:not([src])").count()).isZero();
        assertThat(stage.complaints()).isEmpty();
    }

    @Test
    void likeDocumentsAreOneStepAway() {
        Page page = found("crabs+burrows");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Related")).click();
        assertThat(page.locator("a[href^='/read/']").first()).isVisible();
    }
}
