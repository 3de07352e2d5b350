package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import com.microsoft.playwright.JSHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.carrel.library.whole.Libraries;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/// Settings, folders, dropped files and libraries, by hand.
final class SetupPagesIT extends AppPage {
    @TempDir
    static Path folder;

    @BeforeAll
    void open() throws Exception {
        Path notes = Files.createDirectories(folder.resolve("notes").resolve("birds"));
        Files.writeString(notes.resolve("owls.md"),
                "---\ntitle: Owls at night\ndoi: 10.1234/owls.5\n---\n\nOwls hear a mouse below the snow.\n");
        open(folder, notes);
        new Libraries(stage.home(), Map.of()).create("second", Map.of());
    }

    private static Locator field(Page page, String key) {
        return page.locator("#setting-" + key.replace('.', '-'));
    }

    private static Locator row(Page page, String key) {
        return page.locator(".setting").filter(new Locator.FilterOptions().setHas(field(page, key)));
    }

    @Test
    void aSettingIsFoundChangedRefusedAndTakenBack() {
        Page page = stage.open("/settings");
        page.getByLabel("Find a setting").fill("results an answer");
        assertThat(page.locator(".setting")).hasCount(1);
        field(page, "search.limit").fill("7");
        field(page, "search.limit").press("Enter");
        assertThat(row(page, "search.limit")).containsText("carrel.toml");
        field(page, "search.limit").fill("many");
        field(page, "search.limit").press("Enter");
        assertThat(row(page, "search.limit").getByRole(AriaRole.ALERT))
                .hasText(
                        "The setting search.limit cannot be many (config). It takes a whole number from 1 to 1000.");
        button(page, "Take search.limit back").click();
        assertThat(field(page, "search.limit")).hasValue("10");
        assertThat(row(page, "search.limit")).not().containsText("carrel.toml");
    }

    @Test
    void aSettingSaysWhatItNeeds() {
        Page page = stage.open("/settings");
        field(page, "indexing.mode").selectOption("abstract");
        assertThat(row(page, "indexing.mode")).containsText("needs passages and vectors to be made anew");
        button(page, "Make anew now").click();
        assertThat(page.locator(".toast")).containsText("being made anew");
        button(page, "Take indexing.mode back").click();
        assertThat(field(page, "indexing.mode")).hasValue("full");
        page.reload();
        assertThat(field(page, "indexing.mode")).hasValue("full");
    }

    @Test
    void aFolderIsChosenByWalkingThroughFolders() {
        Page page = stage.open("/library");
        page.locator("#add-path").fill(folder.toString());
        button(page, "Choose …").click();
        page.locator(".picker-folders").getByText("notes").click();
        page.locator(".picker-folders").getByText("birds").click();
        assertThat(page.locator(".picker-says")).containsText("1 file that Carrel reads lies right here");
        button(page, "One folder up").click();
        button(page, "Choose this folder").click();
        assertThat(page.locator("#add-path")).hasValue(folder.resolve("notes").toString());
    }

    private static void drop(Page page, String making) {
        JSHandle dropped = page.evaluateHandle("() => { const transfer = new DataTransfer(); " + making
                + "; return transfer; }");
        page.dispatchEvent("main", "dragenter", Map.of("dataTransfer", dropped));
        page.dispatchEvent("main", "drop", Map.of("dataTransfer", dropped));
    }

    @Test
    void aDroppedFileIsAddedAndFound() {
        Page page = stage.open("/documents");
        assertThat(page.locator(".works")).containsText("Owls at night");
        drop(page, "transfer.items.add(new File(['# Newts\\n\\nNewts regrow a lost eye.'], 'newts.md'))");
        assertThat(page.locator(".works")).containsText("Newts");
        drop(page, "transfer.items.add(new File(['MZ'], 'setup.exe'))");
        assertThat(page.locator(".toast.error")).containsText("Files like setup.exe cannot be read.");
    }

    @Test
    void aDroppedDoiOpensItsDocumentOrSaysThatThereIsNone() {
        Page page = stage.open("/library");
        drop(page, "transfer.setData('text/plain', 'https://doi.org/10.9999/nowhere.')");
        assertThat(page.locator(".toast.error"))
                .containsText("The library has no document with the DOI 10.9999/nowhere. Nothing is fetched");
        drop(page, "transfer.setData('text/plain', 'see doi:10.1234/OWLS.5, page 3')");
        page.waitForURL("**/read/*");
        assertThat(page.locator("main")).containsText("Owls hear a mouse");
        drop(page, "transfer.setData('text/plain', 'mouse below the snow')");
        page.waitForURL("**q=mouse*");
        assertThat(page.locator(".hit").first()).containsText("Owls at night");
    }

    /// Its program serves one library for good; `ServeIT` has one that switches.
    @Test
    void librariesAreListedAndWhatCannotBeOpenedIsSaid() {
        Page page = stage.open("/library");
        button(page, "Switch library").click();
        assertThat(page.locator(".library-choice")).hasCount(2);
        assertThat(page.locator(".library-choice").first()).containsText("open");
        button(page, "Open second").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("This server has one library only.");
    }
}
