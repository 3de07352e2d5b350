package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import dev.carrel.testing.TestFolder;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/// The pages of matrices, with a model that answers by a script and without one.
final class MatrixPageIT extends AppPage {
    private static final String TWELVE = "Twelve volunteers took part in the trial.";
    private static final String BLINDED = "The trial was blinded.";

    private final CountDownLatch goOn = new CountDownLatch(1);
    private final AtomicBoolean willing = new AtomicBoolean();

    @BeforeAll
    void open(@TempDir Path temporary) throws Exception {
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        folder.write("clinic.md", "---\ntags: [trial]\n---\n# A trial in a clinic\n\n" + TWELVE
                + " They woke up twice a night.");
        folder.write("home.md", "---\ntags: [trial]\n---\n# A trial at home\n\n"
                + "Forty people took part in the trial. " + BLINDED + " Nobody dropped out.");
        open(temporary, ScriptedEndpoint.answering(this::reply), "127.0.0.1", folder.path());
    }

    /// What is asked of the trial at home waits until the test has seen the rest.
    private ScriptedReply reply(ScriptedEndpoint.Request request) {
        boolean home = request.question().contains(BLINDED);
        if (request.question().contains("blinded?")) {
            return ScriptedReply.chat(!home
                    ? said("not stated", "")
                    : willing.getAndSet(true) ? said("yes", BLINDED) : "I would rather not say.");
        }
        return home ? connection -> {
            try {
                goOn.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            ScriptedReply.chat(said("50", "Forty people took part in the trial.")).send(connection);
        } : ScriptedReply.chat(said("Twelve", TWELVE));
    }

    private static String said(String answer, String quote) {
        return "{\"answer\":\"" + answer + "\",\"quote\":\"" + quote + "\",\"passage\":1}";
    }

    private static Locator field(Page page, String name) {
        return page.getByLabel(name, new Page.GetByLabelOptions().setExact(true));
    }

    private static Locator cell(Page page, String row, int column) {
        return page.locator(".matrix tbody tr", new Page.LocatorOptions().setHasText(row)).locator("td")
                .nth(column);
    }

    private static void typeQuestions(Page page) {
        field(page, "Question 1").fill("How many people took part?");
        field(page, "Kind of answer 1").selectOption("number");
        field(page, "Question 1").press("Enter");
        field(page, "Question 2").fill("Was the trial blinded?");
        field(page, "Kind of answer 2").selectOption("yes/no");
    }

    @Test
    void aTableFillsWhileItRunsAndItsCellsAreReadEditedAndAskedAgain() throws Exception {
        Page page = stage.open("/matrix?query=tag:trial");
        assertThat(page.getByText("go to tiny at 127.0.0.1")).isVisible();
        typeQuestions(page);
        field(page, "Name").fill("Size of trials");
        Stage.assertAccessible(page);
        button(page, "Fill the table").click();
        assertThat(page).hasURL(Pattern.compile(".*/matrix/[^/]+"));
        assertThat(cell(page, "A trial in a clinic", 0)).containsText("Twelve");
        assertThat(cell(page, "A trial in a clinic", 1)).containsText("not stated");
        assertThat(cell(page, "A trial at home", 0)).not().containsText("50");
        assertThat(button(page, "Stop")).isVisible();
        assertThat(page.getByText("of 4 cells")).isVisible();
        goOn.countDown();
        assertThat(cell(page, "A trial at home", 0)).containsText("not supported");
        assertThat(cell(page, "A trial at home", 1)).containsText("failed");
        assertThat(button(page, "Stop")).isHidden();
        Stage.assertAccessible(page);
        button(page, "Ask 1 failed cell again").click();
        assertThat(cell(page, "A trial at home", 1)).containsText("yes");
        editWithTheKeyboard(page);
        opensAtItsPlace(page);
        exportedAndDeleted(page);
    }

    /// The arrows walk through the table, Enter opens a cell; what was found stays beside what was written.
    private static void editWithTheKeyboard(Page page) {
        page.locator(".matrix tbody th").first().focus();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("End");
        page.keyboard().press("Home");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Enter");
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
        page.getByLabel("Your own answer").fill("forty");
        Stage.assertAccessible(page);
        button(page, "Save").click();
        Locator edited = page.locator(".cell-beside");
        assertThat(edited).hasCount(1);
        page.reload();
        assertThat(page.locator("td", new Page.LocatorOptions().setHas(edited))).containsText("forty");
    }

    private static void opensAtItsPlace(Page page) {
        cell(page, "A trial at home", 1).getByRole(AriaRole.LINK).click();
        assertThat(page.locator(".text-window .matched").first()).hasText(BLINDED);
        page.goBack();
        assertThat(cell(page, "A trial at home", 1)).containsText("yes");
    }

    private static void exportedAndDeleted(Page page) throws Exception {
        button(page, "Export").click();
        Download csv = page.waitForDownload(() -> page.getByRole(AriaRole.DIALOG).getByText("CSV").click());
        org.assertj.core.api.Assertions.assertThat(Files.readString(csv.path())).contains("Twelve", "forty");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Change")).click();
        assertThat(field(page, "Question 2")).hasValue("Was the trial blinded?");
        assertThat(button(page, "Go on with it")).isVisible();
        button(page, "Delete Size of trials").click();
        button(page, "Delete").last().click();
        assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Size of trials")))
                .isHidden();
    }

    @Test
    void withoutAModelCellsHoldSentencesOnASmallDarkScreenToo() {
        Page page = stage.open("/matrix?query=tag:trial", 360, ColorScheme.DARK);
        typeQuestions(page);
        page.getByText("Without the model").click();
        Stage.assertAccessible(page);
        button(page, "Fill the table").click();
        assertThat(cell(page, "A trial in a clinic", 0)).containsText("sentence");
        assertThat(page.locator(".matrix td.waiting")).hasCount(0);
        Stage.assertAccessible(page);
    }

    /// A page of fifty rows would need as many documents: the address asks for the second row on.
    @Test
    void aTableIsShownFromTheRowThatItsAddressNames() {
        Page page = stage.open("/matrix?query=tag:trial");
        field(page, "Question 1").fill("Who dropped out of the trial?");
        page.getByText("Without the model").click();
        button(page, "Fill the table").click();
        assertThat(page.locator(".matrix tbody tr")).hasCount(2);
        page.navigate(page.url() + "?row=2");
        assertThat(page.getByText("Documents 2–2 of 2")).isVisible();
        assertThat(page.locator(".matrix tbody tr")).hasCount(1);
        Stage.assertAccessible(page);
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Previous")).click();
        assertThat(page.locator(".matrix tbody tr")).hasCount(2);
    }

    @Test
    void whatIsMissingInTheFormIsSaid() {
        Page page = stage.open("/matrix");
        button(page, "Fill the table").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("Type a question.");
        field(page, "Question 1").fill("What design?");
        field(page, "Kind of answer 1").selectOption("one of");
        button(page, "Fill the table").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("Name two answers at least");
    }
}
