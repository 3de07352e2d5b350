package dev.carrel.web.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import dev.carrel.library.endpoint.AllowedHosts;
import dev.carrel.testing.ScriptedEndpoint;
import dev.carrel.testing.ScriptedReply;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/// The page of questions with a model that answers by a script. Its address is one that Carrel does not take for this
/// machine's, though it leads there.
final class AskModelPageIT extends AppPage {
    private static final String HOST = "0.0.0.0";
    private static final String TRUE = "The volunteers slept 7.5 hours on average.";
    private static final String WOKE = "They woke up twice a night.";
    private static final String INVENTED = "The volunteers slept 9 hours on average.";
    private static final String SLOWLY = "How many hours did the volunteers sleep?";
    private static final String BROKEN = "How many hours on average did the volunteers sleep?";
    private static final String WRONGLY = "How many hours did the volunteers sleep a night?";
    private static final String QUESTION = "Did the volunteers sleep 7.5 hours on average?";

    private final CountDownLatch goOn = new CountDownLatch(1);
    private Path sleep;

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        sleep = Files.writeString(folder.resolve("sleep.md"), "# Sleep in a laboratory\n\n"
                + "Twelve volunteers took part. " + TRUE + " " + WOKE + "\n");
        open(folder, ScriptedEndpoint.answering(this::reply), HOST, sleep);
    }

    @BeforeEach
    void allow() throws IOException {
        new AllowedHosts(stage.home()).allow(HOST);
    }

    private ScriptedReply reply(ScriptedEndpoint.Request request) {
        String question = request.question();
        if (question.contains(SLOWLY)) {
            return this::inTwoParts;
        }
        if (question.contains(BROKEN)) {
            return ScriptedReply.cut(TRUE + " [1] They woke");
        }
        return ScriptedReply.chat(question.contains(WRONGLY) ? INVENTED + " [1]" : TRUE + " [1]");
    }

    /// Waits in the middle until the test has seen what came before.
    private void inTwoParts(ScriptedReply.Connection connection) throws IOException {
        connection.write(ScriptedReply.streamHead());
        connection.write(
                ScriptedReply.chunk(ScriptedReply.words(TRUE + " [1] " + INVENTED + " [1] And so on.")));
        try {
            goOn.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        connection.write(ScriptedReply.chunk(ScriptedReply.words(
                " “They woke up twice each night.” [1] They “never woke up at all in those nights” [1].")
                + ScriptedReply.end() + "data: [DONE]\n\n") + "0\r\n\r\n");
    }

    private static Page asked(Page page, String question) {
        page.getByLabel("Question").fill(question);
        button(page, "Ask").click();
        return page;
    }

    @Test
    void sentencesAppearAsTheyAreCheckedAndWhatNothingCarriesIsLeftOutWithItsReason() {
        Page page = asked(stage.open("/ask"), SLOWLY);
        assertThat(page.locator(".answer-text")).containsText(TRUE);
        assertThat(page.getByText("1 sentence checked, 1 left out")).isVisible();
        assertThat(button(page, "Stop")).isVisible();
        assertThat(page.getByText(INVENTED)).isHidden();
        Stage.assertAccessible(page);
        goOn.countDown();
        assertThat(page.locator(".answer-text")).containsText("“They woke up twice a night");
        assertThat(page.locator(".answer-text")).not().containsText("9 hours");
        assertThat(page.getByText("Drafted by tiny at " + HOST)).isVisible();
        page.getByText("quotation corrected").click();
        assertThat(page.locator(".answer-was")).containsText("They woke up twice each night.");
        page.locator("summary:has-text(\"3 sentences were left out\")").click();
        assertThat(page.locator(".answer-left")).containsText(INVENTED);
        assertThat(page.locator(".answer-left")).containsText("in a number");
        assertThat(page.locator(".answer-left")).containsText("Its quotation stands nowhere");
        Stage.assertAccessible(page);
        page.locator(".answer-citation").first().click();
        assertThat(page).hasURL(Pattern.compile(".*/read/[0-9a-f]+\\?passage=.*"));
        assertThat(page.locator(".text-window .matched").first()).hasText(TRUE);
    }

    @Test
    void aModelThatSaysOnlyWhatNothingCarriesHasNotAnswered() {
        Page page = asked(stage.open("/ask", 360, ColorScheme.DARK), WRONGLY);
        assertThat(page.getByText("The library does not say").first()).isVisible();
        assertThat(page.getByText("nothing in the library carries what it said")).isVisible();
        Stage.assertAccessible(page);
    }

    @Test
    void aReplyThatBreaksOffIsReplacedByTheLibrarysOwnSentences() {
        Page page = asked(stage.open("/ask"), BROKEN);
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("The model did not answer:");
        assertThat(page.locator(".answer-block mark").first()).hasText(TRUE);
        assertThat(page.locator(".answer-text")).isHidden();
        assertThat(button(page, "Ask")).isVisible();
    }

    @Test
    void nothingIsSentToAnotherMachineBeforeItsOwnerHasAllowedIt() throws Exception {
        Files.delete(stage.home().path().resolve("endpoint-hosts.txt"));
        int before = model().asked().size();
        Page page = stage.open("/ask");
        assertThat(page.getByText("You are asked before the question and passages go to tiny at " + HOST))
                .isVisible();
        asked(page, "Did volunteers sleep 7.5 hours on average?");
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog).containsText("not encrypted");
        Stage.assertAccessible(page);
        page.keyboard().press("Escape");
        assertThat(page.getByText("Ask the library")).isVisible();
        button(page, "Ask").click();
        button(page, "Send nothing").click();
        assertThat(page.locator(".answer-block mark").first()).hasText(TRUE);
        assertThat(page.getByText("Nothing is sent to tiny at " + HOST)).isVisible();
        org.assertj.core.api.Assertions.assertThat(model().asked()).hasSize(before);
        button(page, "Allow it").click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Send to " + HOST)).click();
        assertThat(page.getByText("The question and passages go to tiny at " + HOST)).isVisible();
        button(page, "Ask").click();
        assertThat(page.locator(".answer-text")).containsText(TRUE);
        org.assertj.core.api.Assertions.assertThat(model().asked()).hasSize(before + 1);
    }

    @Test
    void aKeptAnswerIsOpenedAskedAgainAndForgotten() throws Exception {
        Page page = asked(stage.open("/ask"), QUESTION);
        button(page, "Keep").click();
        Locator kept = page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Kept answers"));
        kept.getByRole(AriaRole.LINK).first().click();
        assertThat(page).hasURL(Pattern.compile(".*/ask\\?saved=\\d+"));
        assertThat(page.locator(".answer-text")).containsText(TRUE);
        button(page, "Ask again").click();
        assertThat(page.getByText("It says the same as before.")).isVisible();
        Stage.assertAccessible(page);
        kept.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Forget")).first().click();
        assertThat(kept).isHidden();
        assertThat(page).hasURL(Pattern.compile(".*/ask"));
    }

    @Test
    void theModelCanBeLeftOutOfAQuestion() {
        int before = model().asked().size();
        Page page = stage.open("/ask");
        page.getByText("Without the model").click();
        asked(page, QUESTION);
        assertThat(page.locator(".answer-block mark").first()).hasText(TRUE);
        assertThat(page).hasURL(Pattern.compile(".*extract=1.*"));
        org.assertj.core.api.Assertions.assertThat(model().asked()).hasSize(before);
    }
}
