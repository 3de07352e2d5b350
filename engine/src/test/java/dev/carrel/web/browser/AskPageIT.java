package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/// The page of questions, in a real browser over a real library.
final class AskPageIT extends AppPage {
    private static final String TRUE = "The volunteers slept 7.5 hours on average.";

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        Path note = Files.writeString(folder.resolve("sleep.md"), "# Sleep in a laboratory\n\n"
                + "Twelve volunteers took part. " + TRUE + " They <b>woke</b> up twice a night.\n");
        open(folder, note);
    }

    private static void ask(Page page, String question) {
        page.getByLabel("Question").fill(question);
        button(page, "Ask").click();
    }

    @Test
    void aQuestionIsAnsweredWithTheSentenceMarkedAndOpensInTheReader() {
        Page page = stage.open("/ask");
        assertThat(page.getByText("No model is asked")).isVisible();
        ask(page, "How many hours did the volunteers sleep?");
        assertThat(page.locator(".answer mark").first()).hasText(TRUE);
        assertThat(page).hasURL(Pattern.compile(".*/ask\\?q=How.*"));
        Stage.assertAccessible(page);
        page.locator(".answer-block a").first().click();
        assertThat(page).hasURL(Pattern.compile(".*/read/[0-9a-f]+\\?passage=.*"));
        assertThat(page.getByText(TRUE).first()).isVisible();
    }

    @Test
    void anAnswerIsKeptAndOpenedAgain() {
        Page page = stage.open("/ask?q=How+many+hours+did+the+volunteers+sleep");
        button(page, "Keep").click();
        page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Kept answers"))
                .getByRole(AriaRole.LINK).first().click();
        assertThat(page).hasURL(Pattern.compile(".*/ask\\?saved=\\d+"));
        assertThat(page.locator(".answer mark").first()).hasText(TRUE);
    }

    @Test
    void whatTheLibraryDoesNotSayIsSaidSoOnASmallDarkScreenToo() {
        Page page = stage.open("/ask?q=What+is+the+capital+of+Australia", 360, ColorScheme.DARK);
        assertThat(page.getByText("The library does not say").first()).isVisible();
        Stage.assertAccessible(page);
    }
}
