package dev.carrel.web.browser;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

/// The page of claims, with a model that judges by a script and without one.
final class ScanPageIT extends AppPage {
    private static final String CLAIM = "Melatonin shortens the time until volunteers fall asleep";
    private static final String FOR = "Melatonin shortened the time until the volunteers fell asleep by 9 minutes.";
    private static final String AGAINST = "Melatonin did not shorten the time until the volunteers fell asleep.";

    @BeforeAll
    void open(@TempDir Path temporary) throws Exception {
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        folder.write("clinic.md", "---\ntags: [trial]\n---\n# A trial in a clinic\n\n"
                + "Twelve volunteers took part. " + FOR + " They woke up twice a night.");
        folder.write("home.md", "# A trial at home\n\nForty people took part. " + AGAINST
                + " Nobody dropped out.");
        folder.write("bread.md", "# Bread\n\nDough rises because yeast makes gas.");
        ScriptedEndpoint model = ScriptedEndpoint.answering(request -> request.question().contains("quickly")
                ? ScriptedReply.error(401, "No.")
                : ScriptedReply.chat("{\"evidence\":["
                        + Stream.of(judged(request.question(), FOR, "supports"),
                                judged(request.question(), AGAINST, "contradicts"))
                                .flatMap(Optional::stream).collect(Collectors.joining(","))
                        + "]}"));
        open(temporary, model, "127.0.0.1", folder.path());
    }

    /// What is said of the passage that holds a sentence, if it is among those that were given.
    private static Optional<String> judged(String question, String sentence, String verdict) {
        int at = question.indexOf(sentence);
        String before = question.substring(0, Math.max(0, at));
        return at < 0
                ? Optional.empty()
                : Optional.of("{\"passage\":"
                        + before.substring(before.lastIndexOf('[') + 1, before.lastIndexOf(']'))
                        + ",\"verdict\":\"" + verdict + "\",\"sentence\":\"" + sentence
                        + "\",\"confidence\":0.8}");
    }

    private static Locator claim(Page page) {
        return page.getByLabel("Claim", new Page.GetByLabelOptions().setExact(true));
    }

    private static Page scanned(Page page, String claimed) {
        claim(page).fill(claimed);
        page.keyboard().press("Enter");
        return page;
    }

    private static Locator column(Page page, String name) {
        return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName(name));
    }

    @Test
    void whatSpeaksForAClaimStandsBesideWhatSpeaksAgainstIt() {
        Page page = stage.open("/scan");
        assertThat(page.getByText("The claim and passages go to tiny at 127.0.0.1")).isVisible();
        scanned(page, CLAIM);
        assertThat(column(page, "For").getByRole(AriaRole.LINK)).hasText(FOR);
        assertThat(column(page, "For")).containsText("80% sure");
        assertThat(column(page, "Against").getByRole(AriaRole.LINK)).hasText(AGAINST);
        Stage.assertAccessible(page);
        column(page, "Against").getByRole(AriaRole.LINK).click();
        assertThat(page).hasURL(Pattern.compile(".*/read/.*"));
        assertThat(page.locator(".text-window .matched").first()).hasText(AGAINST);
        page.goBack();
        assertThat(column(page, "For").getByRole(AriaRole.LINK)).hasText(FOR);
    }

    @Test
    void withoutAModelSentencesAreRankedAndNoVerdictIsPretended() {
        Page page = stage.open("/scan?extract=1&claim=" + CLAIM.replace(' ', '+'), 360, ColorScheme.DARK);
        assertThat(page.locator(".evidence-list")).containsText(FOR);
        assertThat(page.getByText("nobody has judged")).isVisible();
        assertThat(page.locator(".evidence-table")).isHidden();
        Stage.assertAccessible(page);
    }

    @Test
    void aModelThatDoesNotJudgeIsSaidAndTheSentencesStand() {
        Page page = scanned(stage.open("/scan"), CLAIM + " quickly");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("The model did not judge:");
        assertThat(page.locator(".evidence-list")).containsText(FOR);
    }

    @Test
    void aScanIsKeptToTheResultsOfAQueryAndToDocuments() {
        Page page = stage.open("/scan");
        page.getByText("Query", new Page.GetByTextOptions().setExact(true)).click();
        scanned(page, CLAIM);
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("Type a query.");
        page.locator("#scope-query").fill("tag:trial");
        claim(page).press("Enter");
        assertThat(page).hasURL(Pattern.compile(".*query=tag.*"));
        assertThat(column(page, "For").getByRole(AriaRole.LINK)).hasText(FOR);
        assertThat(page.getByText("Nothing speaks against it.")).isVisible();
        page.navigate(stage.address("/search?q=trial+at+home"));
        page.locator(".hit-check").first().check();
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Scan a claim in these")).click();
        assertThat(page.getByText("A trial at home")).isVisible();
        scanned(page, CLAIM);
        assertThat(column(page, "Against").getByRole(AriaRole.LINK)).hasText(AGAINST);
        assertThat(page.getByText("Nothing speaks for it.")).isVisible();
    }

    @Test
    void aClaimThatTheLibraryDoesNotSpeakOfHasNoEvidence() {
        Page page = scanned(stage.open("/scan"), "Canberra is the capital of Australia");
        assertThat(page.getByText("The library does not speak of this claim").last()).isVisible();
    }
}
