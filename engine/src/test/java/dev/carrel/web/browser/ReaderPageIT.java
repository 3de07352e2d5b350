package dev.carrel.web.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
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
        paper(papers.resolve("lanterns.pdf"));
        Files.writeString(papers.resolve("tides.md"), """
                # Tides and mud

                The moon pulls the water.

                ## Mud

                Crabs dig burrows in tidal mud, and the burrows drain it.
                """);
        Files.writeString(papers.resolve("hostile.md"),
                "# " + HOSTILE.replace("\"", "'") + "\n\nzebrafish " + HOSTILE
                        + "\n\n## " + HOSTILE + "\n\nMore zebrafish.\n");
        stage = new Stage(folder, papers);
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    /// Three pages; what is looked for stands in the middle of the second.
    private static void paper(Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            page(document, "A Study of Lanterns",
                    List.of("Lanterns were lit at dusk in every harbour of the coast.",
                            "Keepers wrote down how much oil each of them burned in a night."));
            page(document, "2 Whales", List.of("Whale oil burned brighter than tallow in all of our trials.",
                    "The glow of whale oil was seen from nine miles away on clear nights."));
            page(document, "3 Conclusion", List.of("Electric lamps ended the trade within twenty years.",
                    "What remains are the towers and the keepers' journals."));
            document.save(file.toFile());
        }
    }

    private static void page(PDDocument document, String heading, List<String> lines) throws IOException {
        PDPage page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            text(content, FontName.TIMES_BOLD, 16, 700, heading);
            for (int i = 0; i < lines.size(); i++) {
                text(content, FontName.TIMES_ROMAN, 11, 420 - 14 * i, lines.get(i));
            }
        }
    }

    private static void text(PDPageContentStream content, FontName font, int size, int y, String text)
            throws IOException {
        content.beginText();
        content.setFont(new PDType1Font(font), size);
        content.newLineAtOffset(72, y);
        content.showText(text);
        content.endText();
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
        assertThat(page.getByLabel(Pattern.compile("^Page", Pattern.CASE_INSENSITIVE)).first()).hasValue("2");
        assertThat(page.locator("canvas").first()).isVisible();
        BoundingBox box = mark.boundingBox();
        assertThat(box.y).as("the mark is in sight").isBetween(0.0, 900.0);
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
        assertThat(page.locator(".hit").first()).containsText("<script>");
        page.locator(".hit-title").first().click();
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
