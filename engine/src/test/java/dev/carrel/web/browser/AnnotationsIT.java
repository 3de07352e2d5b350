package dev.carrel.web.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import dev.carrel.ingest.Progress;
import dev.carrel.testing.ZoteroFolder;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDPageLabelRange;
import org.apache.pdfbox.pdmodel.common.PDPageLabels;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/// Highlights, notes, links and page numbers in the reader.
final class AnnotationsIT {
    private static final String WORDS = "Whale oil burned brighter";

    @TempDir
    static Path folder;

    private static Stage stage;

    @BeforeAll
    static void open() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        SamplePaper.write(papers.resolve("lamps.pdf"));
        link(papers.resolve("lamps.pdf"));
        stage = new Stage(folder, papers);
        ZoteroFolder zotero = new ZoteroFolder(folder.resolve("zotero"));
        long item = zotero.item("ITEM0001", "journalArticle", Map.of("title", "Lamps that Zotero knows"));
        Path pdf = zotero.stored("PDF00001", item, "lamps.pdf", "");
        SamplePaper.write(pdf);
        change(pdf);
        long attachment = zotero.id("PDF00001");
        zotero.annotation("MARK0001", attachment, "Few of these journals have been read", "Why is that?", 0);
        stage.library().intake().add(List.of(), List.of(folder.resolve("zotero").toString()),
                Progress.SILENT);
    }

    /// Another text, so that it is no version of the other paper.
    private static void change(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            document.removePage(1);
            document.save(pdf.toFile());
        }
    }

    private static void link(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            PDPageLabels labels = new PDPageLabels(document);
            PDPageLabelRange range = new PDPageLabelRange();
            range.setStyle(PDPageLabelRange.STYLE_DECIMAL);
            range.setStart(101);
            labels.setLabelItem(0, range);
            document.getDocumentCatalog().setPageLabels(labels);
            PDAnnotationLink outside = new PDAnnotationLink();
            outside.setRectangle(new PDRectangle(90, 700, 100, 20));
            PDActionURI action = new PDActionURI();
            action.setURI("https://example.org/lamps?a=1");
            outside.setAction(action);
            PDAnnotationLink script = new PDAnnotationLink();
            script.setRectangle(new PDRectangle(300, 700, 100, 20));
            PDActionURI bad = new PDActionURI();
            bad.setURI("javascript:window.hurt=1");
            script.setAction(bad);
            PDAnnotationLink inside = new PDAnnotationLink();
            inside.setRectangle(new PDRectangle(90, 600, 100, 20));
            PDPageFitDestination destination = new PDPageFitDestination();
            destination.setPage(document.getPage(2));
            inside.setDestination(destination);
            document.getPage(0).setAnnotations(List.of(outside, script, inside));
            document.save(pdf.toFile());
        }
    }

    @AfterEach
    void clear() {
        stage.clear();
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    private static Page found(String query) {
        Page page = stage.open("/search?mode=keyword&q=" + query);
        page.locator(".hit-title").first().click();
        assertThat(page).hasURL(Pattern.compile("/read/"));
        return page;
    }

    private static Locator words(Page page, String text) {
        return page.locator(".textLayer span", new Page.LocatorOptions().setHasText(text)).last();
    }

    /// Selects some words as somebody does with a mouse.
    private static void select(Locator place, String text) {
        place.evaluate("(element, text) => {"
                + "const node = element.firstChild;"
                + "const start = node.data.indexOf(text);"
                + "getSelection().setBaseAndExtent(node, start, node, start + text.length);"
                + "}", text);
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /// A mark lies on the first words of a line.
    private static boolean beginsLike(BoundingBox mark, BoundingBox line) {
        double middle = mark.y + mark.height / 2;
        return line.y <= middle && middle <= line.y + line.height && Math.abs(mark.x - line.x) <= 6
                && mark.width < line.width;
    }

    @Test
    void wordsOfAPageAreHighlightedNotedFoundAndDeleted() {
        Page page = found("brighter+than+tallow");
        select(words(page, WORDS), WORDS);
        button(page, "Highlight in green").click();
        Locator mark = page.locator("[data-mark=note-green]");
        assertThat(mark).hasCount(1);
        page.waitForCondition(() -> beginsLike(Stage.box(mark), Stage.box(words(page, WORDS))));

        page.reload();
        assertThat(mark).hasCount(1);
        assertThat(words(page, WORDS)).isVisible();
        BoundingBox again = Stage.box(mark);
        page.mouse().click(again.x + 9, again.y + again.height / 2);
        Locator note = page.locator(".panel-note.at");
        assertThat(note).containsText(WORDS);
        note.getByText("Add a note").click();
        note.locator("textarea").fill("Compare <b>colza</b> & gaslight");
        note.getByText("Save").click();
        assertThat(note.locator(".note-text")).hasText("Compare <b>colza</b> & gaslight");
        note.getByLabel("pink").click();
        assertThat(page.locator("[data-mark=note-pink]")).hasCount(1);
        Stage.assertAccessible(page);

        page.keyboard().press("Escape");
        page.locator("label", new Page.LocatorOptions().setHasText("Text")).last().click();
        assertThat(page.locator(".note-words")).hasText(new String[]{"Whale oil burned", "brighter"});
        assertThat(stage.open("/search?q=note:gaslight").locator(".hit-title")).hasCount(1);

        note.getByText("Delete").click();
        assertThat(page.locator(".panel-note")).hasCount(0);
        assertThat(page.locator(".note-words")).hasCount(0);
        assertThat(stage.complaints()).isEmpty();
    }

    @Test
    void aNoteIsWrittenOnWordsOfTheText() {
        Page page = found("brighter+than+tallow");
        page.locator("label", new Page.LocatorOptions().setHasText("Text")).last().click();
        Locator paragraph = page.locator(".block p",
                new Page.LocatorOptions().setHasText("Electric lamps ended the trade"));
        paragraph.evaluate("element => {"
                + "const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);"
                + "const node = walker.nextNode();"
                + "getSelection().setBaseAndExtent(node, 0, node, 'Electric lamps ended the trade'.length); }");
        button(page, "Note").click();
        page.locator(".note-form textarea").fill("So soon");
        page.keyboard().press("Control+Enter");
        assertThat(page.locator(".note-text")).hasText("So soon");
        assertThat(page.locator(".note-words")).hasText("Electric lamps ended the trade");
        assertThat(page.locator(".panel-note")).containsText("Page 3");
        page.getByText("Delete").click();
        assertThat(page.locator(".panel-note")).hasCount(0);
    }

    @Test
    void highlightsOfZoteroAreDrawnAndCannotBeChanged() {
        Page page = found("title:zotero");
        assertThat(page.locator("[data-mark=note-yellow]")).hasCount(1);
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Notes 1")).click();
        Locator note = page.locator(".panel-note");
        assertThat(note).containsText("Zotero");
        assertThat(note).containsText("Few of these journals have been read");
        assertThat(note.locator(".note-text")).hasText("Why is that?");
        assertThat(note.getByText("Delete")).hasCount(0);
        assertThat(stage.open("/search?q=note:%22few+journals%22").locator(".hit-title")).hasCount(1);
    }

    @Test
    void linksGoWhereTheySayAndPrintedNumbersAreTold() {
        Page page = found("brighter+than+tallow");
        page.locator(".page-field").fill("1");
        page.locator(".page-field").press("Enter");
        assertThat(page.locator(".printed-page")).hasText("p. 101");
        Locator outside = page.locator("a.sheet-link");
        assertThat(outside).hasCount(1);
        assertThat(outside).hasAttribute("href", "https://example.org/lamps?a=1");
        assertThat(outside).hasAttribute("rel", "noopener noreferrer");
        assertThat(outside).hasAttribute("title", "https://example.org/lamps?a=1");
        page.locator("button.sheet-link").click();
        assertThat(page.locator(".page-field")).hasValue("3");
        assertThat(page.locator(".printed-page")).hasText("p. 103");
        assertThat(stage.complaints()).isEmpty();
    }

    @Test
    void pagesAreDarkIfTheReaderWantsThat() {
        Page page = stage.open("/search?mode=keyword&q=brighter+than+tallow", 1280, ColorScheme.DARK);
        page.locator(".hit-title").first().click();
        button(page, "Dark pages (d)").click();
        assertThat(page.locator(".pages-window")).hasClass(Pattern.compile("dark-pages"));
        assertThat(words(page, WORDS)).isVisible();
        select(words(page, WORDS), WORDS);
        assertThat(button(page, "Highlight in green")).isVisible();
        page.reload();
        assertThat(page.locator(".pages-window")).hasClass(Pattern.compile("dark-pages"));
        button(page, "Dark pages (d)").click();
        assertThat(page.locator(".pages-window")).not().hasClass(Pattern.compile("dark-pages"));
    }

    @Test
    void aCitationIsCopiedInTheChosenStyle() {
        Page page = stage.open("/search?mode=keyword&q=brighter+than+tallow");
        page.locator(".hit").first().hover();
        page.locator(".hit").first().getByText("Cite").click();
        assertThat(page.getByText("1 citation copied.")).isVisible();
        assertThat((String) page.evaluate("navigator.clipboard.readText()"))
                .contains("(n.d.)").contains("The Light of Harbour Lamps");
    }
}
