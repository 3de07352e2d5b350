package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.carrel.ingest.Progress;
import dev.carrel.testing.Scan;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

final class LibraryPageIT {
    @TempDir
    Path folder;

    private Stage stage;

    @BeforeEach
    void open() throws Exception {
        stage = new Stage(folder);
    }

    @AfterEach
    void close() throws Exception {
        stage.close();
    }

    private static void add(Page page, Path place) {
        page.getByLabel("Path on this machine").fill(place.toString());
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Add").setExact(true)).click();
    }

    @Test
    void anEmptyLibrarySaysWhatToDo() {
        Page page = stage.open("/");
        assertThat(page.getByText("The library is empty")).isVisible();
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Add documents")).click();
        assertThat(page.getByLabel("Path on this machine")).isVisible();
    }

    @Test
    void anOpenTabNoticesThatDocumentsArrive() throws Exception {
        Page start = stage.open("/");
        Page asking = stage.open("/search?q=lamp");
        assertThat(start.getByText("The library is empty")).isVisible();
        assertThat(asking.getByText("The library is empty")).isVisible();
        Path note = Files.writeString(folder.resolve("note.md"),
                "# Old harbour lamps\n\nA lamp burns all night.\n");
        stage.library().intake().add(List.of(note), Progress.SILENT);
        assertThat(start.getByText("1 document and")).isVisible();
        assertThat(asking.locator(".hit").first()).containsText("lamp burns");
    }

    @Test
    void jobsAreNamedByTheirPlaces() throws Exception {
        Page page = stage.open("/library");
        for (String name : List.of("first", "second")) {
            Path zotero = Files.createDirectories(folder.resolve(name));
            Files.writeString(zotero.resolve("zotero.sqlite"), "nothing of a database");
            page.getByText("Zotero", new Page.GetByTextOptions().setExact(true)).first().click();
            page.getByLabel("Zotero’s data directory or address").fill(zotero.toString());
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Add").setExact(true))
                    .click();
            assertThat(page.getByText("Add Zotero at " + zotero).first()).isVisible();
        }
    }

    @Test
    void aFolderIsAddedAndItsEndIsSeen() throws Exception {
        Path notes = Files.createDirectories(folder.resolve("notes"));
        for (int i = 0; i < 30; i++) {
            Files.writeString(notes.resolve("note" + i + ".md"),
                    "# Note " + i + "\n\nLamp number " + i + " burns all night.\n");
        }
        Files.writeString(notes.resolve("broken.pdf"), "%PDF-1.4\nnothing of a PDF");
        Page page = stage.open("/library");
        add(page, notes);
        assertThat(page.getByText(Pattern.compile("30 (documents )?read")).first()).isVisible();
        assertThat(page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Could not be read")))
                .containsText("broken.pdf");
        assertThat(stage.library().status().statistics().documents()).isEqualTo(30);
        page.waitForResponse(response -> response.url().endsWith("/api/sync") && response.status() == 202,
                () -> page.getByText("Try all again").click());
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Search")).first().click();
        page.getByRole(AriaRole.SEARCHBOX).fill("lamp number 7");
        assertThat(page.locator(".hit").first()).containsText("Note 7");
        assertThat(stage.complaints()).isEmpty();
    }

    @Test
    void recognitionIsOfferedForScansWhereverTheyAre() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        Scan.write(papers.resolve("whole.pdf"), List.of(List.of("The owl turns its head.")));
        Scan.writeAfterText(papers.resolve("page.pdf"), "Old harbour lamps", List.of("A lamp burns."));
        Files.createDirectory(folder.resolve("files"));
        Scan.write(folder.resolve("files/owls, a scan"), List.of(List.of("The owl turns its head.")));
        Path references = Files.writeString(folder.resolve("refs.bib"),
                "@misc{owl, title={On owls}, file={:files/owls, a scan:PDF}}\n");
        stage.library().intake().add(List.of(papers, references), Progress.SILENT);
        Page page = stage.open("/library");
        Locator unread = scanned(page, "Could not be read");
        assertThat(unread).containsText("whole.pdf");
        assertThat(unread).containsText("owls, a scan");
        Locator partly = scanned(page, "Found only in part");
        assertThat(partly).containsText("page 2 of 2");
        assertThat(partly).containsText("owls, a scan");
        partly.getByText("Try again with OCR").click();
        assertThat(page.getByLabel("Languages of the pages")).isVisible();
        assertThat(page.locator(".gap-group")).hasCount(2);
    }

    /// The group of scans in a part of the page, which offers to recognise them.
    private static Locator scanned(Page page, String region) {
        return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName(region))
                .locator(".gap-group", new Locator.LocatorOptions().setHasText("Scanned"))
                .filter(new Locator.FilterOptions().setHasText("Try again with OCR"));
    }

    @Test
    void aPlaceThatIsNotThereIsSaidBesideTheField() {
        Page page = stage.open("/library");
        add(page, folder.resolve("nowhere"));
        assertThat(page.getByText(Pattern.compile("There is nothing at"))).isVisible();
    }
}
