package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

final class ReaderPageIT extends AppPage {
    private static final String HOSTILE = "<script>window.hurt=1</script><img src=x onerror=\"window.hurt=1\">"
            + "<svg onload=window.hurt=1> ]]> --> {{7*7}} ${7*7}";

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        SamplePaper.write(papers.resolve("lamps.pdf"));
        Files.writeString(papers.resolve("book.md"), book());
        Files.writeString(papers.resolve("tides.md"), """
                # Tides and mud

                The moon pulls the water.

                ## Mud

                Crabs dig burrows in tidal mud, and the burrows drain it.
                """);
        Files.writeString(papers.resolve("kelp.md"), """
                ---
                title: Kelp forests of the northern shore
                authors: [Jane Doe]
                year: 2001
                doi: 10.1000/kelp
                ---
                Otters keep urchins away from kelp.
                """);
        Files.writeString(papers.resolve("urchins.md"),
                """
                        ---
                        title: Urchins and their enemies
                        authors: [Richard Roe]
                        year: 2009
                        ---
                        # Introduction

                        Nobody had counted. The otters of <b>one</b> bay were enough for Doe (2001) to explain its kelp. We counted more.

                        # References

                        - Doe, J. (2001). Kelp forests of the northern shore. Journal of Shores, 1, 2–3. doi:10.1000/kelp
                        """);
        Files.writeString(papers.resolve("hostile.txt"),
                HOSTILE + "\n\nThe zebrafish " + HOSTILE + " swims.\n\nMore zebrafish.\n");
        Files.writeString(papers.resolve("hostile.bib"),
                """
                        @article{x, title={{Zebrafish %1$s}}, author={%1$s}, abstract={Zebrafish %1$s}, keywords={%1$s}, url={javascript:window.hurt=1}}
                        """
                        .formatted(HOSTILE.replaceAll("[{}$\\\\]", "")));
        open(folder, papers);
    }

    /// A long text: sixty chapters of six thousand characters.
    private static String book() {
        return "# A book of weather\n\n" + IntStream.range(0, 60).mapToObj(chapter -> "## Chapter " + chapter
                + "\n\nThe heron of chapter " + word(chapter) + " waits.\n\n"
                + ("It rained on the hills and on the roofs of the town, and nobody went out. ".repeat(10)
                        + "\n\n").repeat(8))
                .collect(Collectors.joining("\n")) + "\n\nHere the weather ends.\n";
    }

    private static String word(int number) {
        return "x" + "abcdefghij".charAt(number / 10) + "abcdefghij".charAt(number % 10) + "x";
    }

    private Page found(String query) {
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
        assertThat(mark).isInViewport();
        Stage.assertAccessible(page);
    }

    @Test
    void theMarkLiesOnTheWords() {
        Page page = found("brighter+than+tallow&mode=keyword");
        Locator words = page.locator(".textLayer span",
                new Page.LocatorOptions().setHasText("Whale oil burned brighter"));
        assertThat(words).isVisible();
        Locator mark = page.locator("[data-mark=passage]").first();
        page.waitForCondition(() -> liesOn(Stage.box(mark), Stage.box(words)));
    }

    private static boolean liesOn(BoundingBox mark, BoundingBox line) {
        double middle = line.y + line.height / 2;
        return mark.y <= middle && middle <= mark.y + mark.height && Math.abs(mark.x - line.x) <= 12;
    }

    @Test
    void aNoteOpensAsTextWithThePassageMarked() {
        Page page = found("crabs+burrows");
        assertThat(page.locator(".of-passage").first()).isVisible();
        assertThat(page.getByText("Crabs dig burrows").first()).isVisible();
        Stage.assertAccessible(page);
    }

    @Test
    void whatTheLibrarySaysAboutAPaperLeadsToTheSentence() {
        Page page = found("otters+keep+urchins+away&mode=keyword");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Related")).click();
        Locator said = page.locator(".said-entry");
        assertThat(page.getByText("What your library says about this paper")).isVisible();
        assertThat(said).hasCount(1);
        assertThat(said)
                .containsText("The otters of one bay were enough for Doe (2001) to explain its kelp.");
        assertThat(said).containsText("Urchins and their enemies");
        Stage.assertAccessible(page);
        said.locator("a").click();
        assertThat(page.locator("h1")).containsText("Urchins and their enemies");
        assertThat(page.locator(".of-passage").first()).isVisible();
        assertThat(page.getByText("The otters of").first()).isVisible();
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
        assertThat(page.locator(".hits")).isVisible();
        assertThat(page.evaluate("window.hurt ?? null")).isNull();
        assertThat(page.locator("script:not([src])").count()).isZero();
    }

    @Test
    void whatIsNoContentOfAFileIsNamed() {
        Page page = found("brighter+than+tallow&mode=keyword");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("About")).click();
        assertThat(page.locator(".facts"))
                .containsText(Pattern.compile("Left out\\s*authors, .* heads, feet and margins \\d+"));
    }

    @Test
    void likeDocumentsAreOneStepAway() {
        Page page = found("crabs+burrows");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Related")).click();
        assertThat(page.locator("a[href^='/read/']").first()).isVisible();
    }

    /// The text over a page as some programs set it: figures below the line come after all else.
    private static final String TWICE = """
            async () => {
              const {linesOf} = await import('/app/reader/pdf/words.js');
              const layer = document.createElement('div');
              layer.style.cssText = 'position:fixed;inset:0;width:1000px;height:400px';
              document.body.append(layer);
              const put = (words, x, y, size = 16) => {
                const span = Object.assign(document.createElement('span'), {textContent: words});
                span.style.cssText = `position:absolute;left:${x}px;top:${y}px;font:${size}px monospace;white-space:pre`;
                layer.append(span);
                return span.getBoundingClientRect().right;
              };
              const low = [];
              for (const [y, first, last] of [[40, 'Cells rest', 'slept'], [240, 'Nothing froze', 'lasted']]) {
                let x = 20;
                for (const words of [`${first}. The salt LiPF`, ' and Al', 'O', ` was rinsed. They ${last}.`]) {
                  x = put(words, x, y) + 10;
                  low.push([x - 9, y + 6]);
                }
              }
              low.forEach(([x, y], i) => i % 4 < 3 && put('623'[i % 4], x, y, 8));
              const text = 'Nothing froze. The salt LiPF6 and Al2O3 was rinsed. They lasted.';
              const lines = linesOf(layer, {text, from: 15, to: text.indexOf(' They'), boxes: [[0, 0.55, 1, 0.75]]});
              layer.remove();
              return lines.map(([, top, , bottom]) => top > 0.55 && bottom < 0.75);
            }""";

    @Test
    void ofTwoEqualSentencesTheRightOneIsMarkedWhereverFiguresStand() {
        Page page = stage.open("/");
        assertThat(page.evaluate(TWICE)).isEqualTo(List.of(true));
    }

    @Test
    void theFileIsAskedForAtOnceAndTheTextOnlyWhereItIsShown() {
        Page page = stage.openNew("/search?q=brighter+than+tallow&mode=keyword");
        assertThat(page.locator(".hit-title").first()).isVisible();
        List<Route> held = new ArrayList<>();
        page.route("**/outline", held::add);
        List<String> heard = new ArrayList<>();
        page.onRequest(request -> heard.add(request.url().replaceFirst(".*/api/documents/[^/]+", "")));
        page.waitForRequest("**/file", () -> page.locator(".hit-title").first().click());
        page.waitForCondition(() -> !held.isEmpty());
        held.forEach(Route::resume);
        assertThat(page.locator("[data-mark=passage]").first()).isVisible();
        assertThat(heard).contains("/file", "/outline").doesNotContain("");
    }

    @Test
    void whoTurnsThePageBeforeThePassageIsKnownStaysThere() {
        Page page = stage.openNew("/search?q=brighter+than+tallow&mode=keyword");
        assertThat(page.locator(".hit-title").first()).isVisible();
        List<Route> held = new ArrayList<>();
        page.route("**/text?*", held::add);
        page.locator(".hit-title").first().click();
        page.waitForCondition(() -> !held.isEmpty());
        assertThat(page.locator(".page-field")).hasValue("2");
        page.locator(".page-field").fill("3");
        page.locator(".page-field").press("Enter");
        assertThat(page.locator(".page-field")).hasValue("3");
        held.forEach(Route::resume);
        assertThat(page.locator("[data-mark=passage]").first()).isAttached();
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
        assertThat(page.locator(".page-field").inputValue()).isEqualTo("3");
    }

    @Test
    void aLongTextComesPieceByPiece() {
        Page page = stage.openNew("/search?q=heron+of+chapter+" + word(30) + "&mode=keyword");
        assertThat(page.locator(".hit-title").first()).isVisible();
        List<Integer> sizes = Collections.synchronizedList(new ArrayList<>());
        page.onResponse(response -> {
            if (response.url().contains("/api/documents/") && response.url().contains("/text")) {
                sizes.add(response.body().length);
            }
        });
        page.locator(".hit-title").first().click();
        Locator passage = page.locator(".block", new Page.LocatorOptions().setHasText(word(30)));
        assertThat(passage).isVisible();
        assertThat(passage).isInViewport();
        assertThat(page.getByText("Here the weather ends.")).hasCount(0);
        assertThat(sizes.stream().mapToInt(Integer::intValue).sum()).isBetween(1, 300_000);
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Outline")).click();
        page.locator(".outline-entry", new Page.LocatorOptions().setHasText("Chapter 59")).click();
        assertThat(page.getByText(word(59)).first()).isVisible();
        page.locator(".text-window").evaluate("window => { window.scrollTop = window.scrollHeight; }");
        assertThat(page.getByText("Here the weather ends.")).isVisible();
        Stage.assertAccessible(page);
    }
}
