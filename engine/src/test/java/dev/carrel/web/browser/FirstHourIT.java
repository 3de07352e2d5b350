package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/// What somebody sees in the first hour with a library in which not all is well.
final class FirstHourIT extends AppPage {
    private static final int MISSING = 40;

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        Files.writeString(papers.resolve("works.bib"), IntStream.range(0, MISSING).mapToObj(i -> """
                @article{k%1$d, title={Harbour lamps of the coast, volume %1$d}, author={Northcote, Ada},
                  year={19%1$02d}, file={lamps %1$d.pdf:files/lamps %1$d.pdf:application/pdf}}
                """.formatted(i)).collect(Collectors.joining()));
        Files.writeString(papers.resolve("broken.pdf"), "%PDF-1.4\nnothing of a PDF");
        Files.writeString(papers.resolve("mud.md"), """
                # Crabs of the tidal mud

                ## Introduction

                Burrows have been counted for a century.

                ## Methods

                We counted burrows along nine transects.

                ## Results

                Crabs dig burrows in tidal mud, and the burrows drain it.

                ## Conclusion

                Burrows matter.
                """);
        Files.writeString(papers.resolve("salam.md"), """
                # مصابيح الميناء القديمة

                ## المقدمة

                كانت المصابيح تضاء عند الغروب في كل ميناء على الساحل، وكان الحراس يكتبون في دفاترهم.
                """);
        open(folder, papers);
    }

    private static Locator hits(Page page) {
        return page.locator(".hit");
    }

    private static String direction(Locator words) {
        return String.valueOf(words.evaluate("element => getComputedStyle(element).direction"));
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 1440})
    void attachmentsThatAreMissingForTheSameReasonAreOneGroup(int width) {
        Page page = stage.open("/library", width, ColorScheme.LIGHT);
        Locator lacking = page.locator(".gap-group",
                new Page.LocatorOptions().setHasText("Attachment missing"));
        assertThat(lacking).hasCount(1);
        assertThat(lacking).containsText("Attachment missing " + MISSING);
        assertThat(page.locator(".gap-group").count()).isLessThan(6);
        assertThat(((Number) page.evaluate("document.documentElement.scrollHeight")).intValue())
                .isLessThan(6000);
        Stage.assertAccessible(page);
    }

    @Test
    void whatCouldNotBeReadIsSaidOnceAndThenOnTheLibrarysPage() {
        Page page = stage.open("/search?q=burrows");
        assertThat(page.getByText(Pattern.compile("could not be read"))).isVisible();
        page.getByRole(AriaRole.SEARCHBOX).press("Enter");
        page.getByRole(AriaRole.SEARCHBOX).fill("crabs");
        page.getByRole(AriaRole.SEARCHBOX).press("Enter");
        assertThat(page).hasURL(Pattern.compile("q=crabs"));
        assertThat(page.getByText(Pattern.compile("could not be read"))).hasCount(0);
        page.navigate(stage.address("/library"));
        assertThat(page.getByText("Attachment missing").first()).isVisible();
    }

    @Test
    void waysToAskAreOfTheLibrarysOwnTexts() {
        Page page = stage.open("/");
        Locator ways = page.locator(".recent", new Page.LocatorOptions().setHasText("Ways to ask"));
        assertThat(ways).isVisible();
        assertThat(ways).not().containsText("sleep");
        ways.getByRole(AriaRole.LINK).first().click();
        assertThat(hits(page).first()).isVisible();
    }

    @Test
    void aFilterAloneIsNoQuestionAndHasNoPercentages() {
        Page page = stage.open("/search?filter=type%3Apaper");
        assertThat(hits(page).first()).isVisible();
        assertThat(page.getByText("Also asked")).hasCount(0);
        assertThat(page.locator(".relevance-number")).hasCount(0);
        Page typed = stage.open("/search?q=type%3Apaper");
        assertThat(hits(typed).first()).isVisible();
        assertThat(typed.getByText("Also asked")).hasCount(0);
        assertThat(typed.locator(".relevance-number")).hasCount(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nowhere", "/library/nowhere"})
    void anUnknownAddressIsAPage(String path) {
        Page page = stage.open(path);
        assertThat(page.getByText("There is no such page")).isVisible();
        Stage.assertAccessible(page);
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Search the library")).click();
        assertThat(page.getByRole(AriaRole.SEARCHBOX)).isVisible();
    }

    @Test
    void theWayBackToTheSearchKeepsIt() {
        Page page = stage.open("/search?q=burrows&mode=keyword");
        assertThat(hits(page).first()).isVisible();
        Locator pages = page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("Pages"));
        pages.getByText("Library").click();
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
                .hasText("Library");
        pages.getByText("Search").click();
        assertThat(page).hasURL(Pattern.compile("q=burrows&mode=keyword"));
        assertThat(page.getByRole(AriaRole.SEARCHBOX)).hasValue("burrows");
        assertThat(hits(page).first()).isVisible();
    }

    @Test
    void whatIsReadFromTheRightIsShownFromTheRight() {
        Page page = stage.open("/search?q=المصابيح");
        Locator hit = hits(page).filter(new Locator.FilterOptions().setHasText("مصابيح")).first();
        assertThat(direction(hit.locator("h2"))).isEqualTo("rtl");
        assertThat(direction(hit.locator(".snippet"))).isEqualTo("rtl");
        assertThat(direction(hit.locator(".hit-actions"))).isEqualTo("ltr");
        hit.locator(".hit-title").click();
        Locator words = page.locator(".block p", new Page.LocatorOptions().setHasText("الغروب"));
        assertThat(words).isVisible();
        assertThat(direction(words)).isEqualTo("rtl");
        assertThat(direction(page.locator(".reading h1"))).isEqualTo("rtl");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Outline")).click();
        assertThat(direction(page.locator(".outline-entry > span").first())).isEqualTo("rtl");
    }

    @Test
    void oneFiltersByWhatTheHeadingsSay() {
        Page page = stage.open("/search?q=burrows");
        Locator sections = page.locator("fieldset.facet", new Page.LocatorOptions()
                .setHas(page.locator("legend", new Page.LocatorOptions().setHasText("Section"))));
        for (String part : new String[]{"Introduction", "Methods", "Results", "Conclusion"}) {
            assertThat(sections.locator("label", new Locator.LocatorOptions().setHasText(part)))
                    .containsText("1");
        }
        sections.locator("label", new Locator.LocatorOptions().setHasText("Methods")).locator("input")
                .check();
        assertThat(page).hasURL(Pattern.compile("filter=section%3Amethods"));
        assertThat(page.locator(".snippet").first()).containsText("transects");
        assertThat(page.locator(".whereabouts").first()).containsText("Methods");
        Object kind = page
                .evaluate("fetch('/api/search?q=burrows&filter=section:conclusion').then(r => r.json())"
                        + ".then(answer => answer.results[0].passage.section + ' ' + answer.results[0].passage.parts)");
        assertThat(kind).isEqualTo("findings conclusion");
    }
}
