package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.document.origin.Source;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.Progress;
import dev.carrel.ingest.Report;
import dev.carrel.library.capture.Captured;
import dev.carrel.library.capture.StoredPage;
import dev.carrel.library.home.Generations;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.SmallPdf;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@Tag("thorough")
final class CaptureTest {
    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");
    private static final SearchOptions WORDS = SearchOptions.STANDARD.withMode(Mode.KEYWORD);
    private static final String REEF = page("Why corals bleach",
            """
                    <p>Corals live together with algae that give them food and colour. When the water stays warm for weeks, corals
                    lose these algae and turn white. This is called bleaching, and it can kill a whole reef within one summer.</p>
                    <p>Bleached corals are not dead at once. If the water cools again soon, algae return and the corals recover.
                    My aunt makes excellent marmalade from oranges and lemons. Warm water is the main reason why corals
                    bleach, and heat waves in the sea grow longer every decade.</p>
                    <p>Scientists measure bleaching from aeroplanes and satellites. They found that most reefs have bleached more
                    than once since the year 2000. Shading single reefs has been tried, without much success so far.</p>""");

    @TempDir
    private Path temporary;
    private Home home;

    private static String page(String title, String body) {
        return "<html><head><title>" + title
                + "</title><script>evil()</script></head><body><nav>Home About</nav>"
                + "<article><h1>" + title + "</h1>" + body + "</article></body></html>";
    }

    private static CapturedPage captured(String address, String html) {
        return new CapturedPage(address, "What the tab says", html, NOON, CapturedPage.Occasion.CHOSEN);
    }

    @BeforeEach
    void prepare() throws IOException {
        home = new Home(TestModels.rememberingHomeIn(temporary.resolve("home")));
    }

    private Library open() throws IOException {
        return Library.open(home, "default", Settings.standard());
    }

    private List<Path> files() throws IOException {
        Path folder = home.library("default").resolve("pages");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static List<Source> sources(Library library) throws IOException {
        return library.status().sources();
    }

    @Test
    void aPageIsADocumentWithASummary() throws IOException {
        try (Library library = open()) {
            Captured captured = library.intake().capture(captured("https://Example.org:443/reef#top", REEF));
            Metadata metadata = captured.document().metadata();
            assertThat(captured.news()).isEqualTo(Captured.News.STORED);
            assertThat(metadata.title()).isEqualTo("Why corals bleach");
            assertThat(metadata.url()).isEqualTo("https://example.org/reef");
            assertThat(metadata.summary()).contains("corals").doesNotContain("marmalade", "evil",
                    "Home About");
            assertThat(metadata.published()).isEqualTo("2024-05-01");
            assertThat(metadata.told()).isEqualTo(Map.of("published", CapturedPage.TOLD));
            assertThat(sources(library)).singleElement().satisfies(source -> {
                assertThat(source.kind()).isEqualTo(Source.Kind.BROWSER);
                assertThat(source.location()).isEqualTo("browser");
                assertThat(source.synced()).isNotNull();
            });
            assertThat(library.search().ask("type:page bleaching source:browser", SearchOptions.STANDARD)
                    .results())
                    .hasSize(1);
            assertThat(library.search().ask("section:summary corals", WORDS).results()).hasSize(1);
            assertThat(library.status().waiting()).isZero();
        }
    }

    @Test
    void theSamePageAgainChangesNothingAndAChangedOneIsANewVersion() throws IOException {
        try (Library library = open()) {
            DocumentId id = library.intake().capture(captured("https://example.org/reef", REEF)).document()
                    .origin()
                    .id();
            Captured later = library
                    .intake()
                    .capture(new CapturedPage("https://example.org/reef#part", "What the tab says", REEF,
                            NOON.plusSeconds(60), CapturedPage.Occasion.CHOSEN));
            assertThat(later.news()).isEqualTo(Captured.News.UNCHANGED);
            Captured other = library
                    .intake()
                    .capture(captured("https://example.org/reef", page("News", "<p>All is well now.</p>")));
            assertThat(other.news()).isEqualTo(Captured.News.STORED);
            assertThat(other.document().origin().id()).isEqualTo(id);
            try (Snapshot snapshot = library.snapshot()) {
                assertThat(snapshot.relations().versions().of(id)).hasSize(2);
            }
            assertThat(library.search().ask("bleaching", WORDS).results()).hasSize(1);
            assertThat(library.intake().captured()).extracting(StoredPage::age)
                    .containsExactlyInAnyOrder(StoredPage.Age.CURRENT, StoredPage.Age.EARLIER);
            assertThat(library.intake().captured()).extracting(StoredPage::page).containsOnly(
                    library.intake().captured().getFirst().page());
        }
    }

    @Test
    void aCorrectedPageTakesThePlaceOfTheOneBefore() throws IOException {
        try (Library library = open()) {
            library.intake().capture(captured("https://example.org/reef", REEF));
            Captured dated = library.intake().capture(captured("https://example.org/reef",
                    REEF.replace("<nav>Home", "<nav>Visitor 12,345 Home")));
            assertThat(dated.news()).isEqualTo(Captured.News.UNCHANGED);
            Captured corrected = library.intake().capture(captured("https://example.org/reef",
                    REEF.replace("the year 2000", "the year 2001")));
            assertThat(corrected.news()).isEqualTo(Captured.News.STORED);
            assertThat(files()).hasSize(1);
        }
    }

    @Test
    void onlyTheLatestVersionsOfAPageStay() throws IOException {
        try (Library library = open()) {
            for (int i = 0; i < 14; i++) {
                String news = "<p>" + ("Quite other news number " + i + " of word" + i + ". ").repeat(3)
                        + "</p>";
                library.intake().capture(new CapturedPage("https://example.org/", "News",
                        page("News " + i, news), NOON.plusSeconds(i), CapturedPage.Occasion.CHOSEN));
            }
            assertThat(files()).hasSize(10);
            assertThat(library.search().ask("word0", WORDS).results()).isEmpty();
            assertThat(library.search().ask("word13", WORDS).results()).hasSize(1);
            library.upkeep().remove(library.intake().captured().stream().map(StoredPage::document).toList(),
                    List.of());
            assertThat(files()).isEmpty();
            assertThat(library.intake().capture(captured("https://example.org/", REEF)).news())
                    .isEqualTo(Captured.News.STORED);
        }
    }

    @Test
    void aPdfIsCapturedAsThePdf() throws IOException {
        byte[] owls = SmallPdf.of("Owls at night", "Owls hunt in the dark, and hear a mouse below the snow.");
        CapturedPage told = new CapturedPage("https://example.org/owls.pdf", "owls.pdf", "", NOON,
                CapturedPage.Occasion.REMEMBERED);
        try (Library library = open()) {
            Captured captured = library.intake().capture(told, owls);
            assertThat(captured.document().metadata().title()).isEqualTo("Owls at night");
            assertThat(captured.document().metadata().url()).isEqualTo("https://example.org/owls.pdf");
            assertThat(captured.document().origin().path()).endsWith(".pdf");
            assertThat(library.search().ask("mouse", WORDS).results()).hasSize(1);
            assertThat(library.intake().capture(told, owls).news()).isEqualTo(Captured.News.UNCHANGED);
            assertThatThrownBy(() -> library.intake().capture(told, "no PDF".getBytes(UTF_8)))
                    .isInstanceOf(UserError.class).hasMessageContaining("no PDF");
            assertThatThrownBy(() -> library.intake().capture(told, "%PDF-1.7 broken".getBytes(UTF_8)))
                    .isInstanceOf(UserError.class).hasMessageContaining("cannot be captured");
            assertThat(library.search().ask("mouse", WORDS).results()).hasSize(1);
            assertThat(library.intake().captured()).singleElement().satisfies(stored -> {
                assertThat(stored.form()).isEqualTo(StoredPage.Form.PDF);
                assertThat(stored.told().occasion()).isEqualTo(CapturedPage.Occasion.REMEMBERED);
            });
            library.upkeep().remove(List.of(captured.document().origin().id()), List.of());
            assertThat(files()).isEmpty();
        }
    }

    @Test
    void aSelectionIsAPageOfItsOwn() throws IOException {
        try (Library library = open()) {
            library.intake().capture(captured("https://example.org/reef", REEF));
            String selected = url(library, "https://example.org/reef#:~:text=Warm%20water",
                    "<p>Warm water is the main reason.</p>");
            assertThat(selected).isEqualTo("https://example.org/reef#:~:text=Warm%20water");
            assertThat(files()).hasSize(2);
        }
    }

    @Test
    void aPageSpeaksForItsOwnHostOnly() throws IOException {
        String canonical = "<head><link rel=canonical href='https://%s'></head><p>A text about some thing or other.</p>";
        try (Library library = open()) {
            assertThat(url(library, "https://example.org/a?utm=1", canonical.formatted("example.org/a")))
                    .isEqualTo("https://example.org/a");
            assertThat(url(library, "https://example.org/b", canonical.formatted("other.org/a")))
                    .isEqualTo("https://example.org/b");
            assertThat(url(library, "https://example.org/c", canonical.formatted("example.org/")))
                    .isEqualTo("https://example.org/c");
            assertThat(files()).hasSize(3);
        }
    }

    private static String url(Library library, String address, String html) throws IOException {
        return String.valueOf(library.intake().capture(captured(address, html)).document().metadata().url());
    }

    @Test
    void theBrowserTellsWhatThePageDoesNot() throws IOException {
        try (Library library = open()) {
            Metadata silent = library
                    .intake().capture(captured("https://example.org/x", "<p>Just a few words here.</p>"))
                    .document()
                    .metadata();
            assertThat(silent.title()).isEqualTo("What the tab says");
            Metadata dated = library
                    .intake()
                    .capture(captured("https://example.org/y", "<html><head><meta charset=iso-8859-1>"
                            + "<meta property='article:published_time' content='2019-02-03'><meta name=description"
                            + " content='What it is about: Müller.'></head><p>Ein Text über Öl und Käse.\0</p></html>"))
                    .document().metadata();
            assertThat(dated.published()).isEqualTo("2019-02-03");
            assertThat(dated.told()).isEmpty();
            assertThat(dated.summary()).contains("What it is about: Müller.", "Ein Text über Öl und Käse.");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "file:///etc/passwd", "javascript:alert(1)", "chrome://settings", "https://",
            "nonsense",
            "http:///x", "about:blank"})
    void whatIsNotOfTheWebIsRefused(String address) throws IOException {
        try (Library library = open()) {
            assertThatThrownBy(() -> library.intake().capture(captured(address, REEF)))
                    .isInstanceOf(UserError.class)
                    .hasMessageContaining("no address");
            assertThat(files()).isEmpty();
        }
    }

    @Test
    void aPageWithoutTextIsRefusedAndTheOneBeforeStays() throws IOException {
        try (Library library = open()) {
            library.intake().capture(captured("https://example.org/reef", REEF));
            for (String bad : List.of("", "   ",
                    "<html><body><script>let x = 1;</script><img src=x></body></html>",
                    "\0\0\0")) {
                assertThatThrownBy(() -> library.intake().capture(captured("https://example.org/reef", bad)))
                        .isInstanceOf(UserError.class).hasMessageContaining("cannot be captured");
            }
            assertThatThrownBy(
                    () -> library.intake()
                            .capture(captured("https://example.org/big", "<p>word ".repeat(1_500_000))))
                    .isInstanceOf(UserError.class).hasMessageContaining("too large");
            assertThat(library.search().ask("bleaching", WORDS).results()).hasSize(1);
        }
    }

    @Test
    void hostilePagesStayText() throws IOException {
        String deep = "<div>".repeat(20_000) + "A deep text that can be read.";
        try (Library library = open()) {
            Metadata metadata = library.intake().capture(captured("https://example.org/\"><script>", page(
                    "--> &lt;script&gt;alert(1)&lt;/script&gt; -->",
                    "<p>&lt;script&gt;alert(1)&lt;/script&gt; is what this page shows to people.</p>")))
                    .document()
                    .metadata();
            assertThat(metadata.title()).contains("<script>alert(1)</script>");
            assertThat(metadata.url()).isEqualTo("https://example.org/%22%3E%3Cscript%3E");
            library.intake().capture(captured("https://example.org/deep", deep));
            assertThat(library.search().ask("deep", WORDS).results()).hasSize(1);
        }
    }

    @Test
    void pagesSurviveSyncReindexMovingAndRestarts() throws IOException {
        DocumentId id;
        String summary;
        try (Library library = open()) {
            Captured captured = library.intake().capture(captured("https://example.org/reef", REEF));
            id = captured.document().origin().id();
            summary = captured.document().metadata().summary();
        }
        Path moved = Files.move(home.path(), temporary.resolve("elsewhere"));
        home = new Home(moved);
        try (Library library = open()) {
            Report report = library.intake().sync(sources(library), Progress.SILENT);
            assertThat(report.isWhole()).isTrue();
            assertThat(report.unchanged()).isEqualTo(1);
            library.upkeep().reindex(Progress.SILENT);
            try (Snapshot snapshot = library.snapshot()) {
                IndexEntry entry = snapshot.stored().entry(id).orElseThrow();
                assertThat(entry.document().metadata().summary()).isEqualTo(summary);
                assertThat(entry.origin().path()).isEqualTo(files().getFirst().toString());
            }
        }
    }

    @Test
    void pagesStayWhileTheirFolderIsAway() throws IOException {
        try (Library library = open()) {
            library.intake().capture(captured("https://example.org/reef", REEF));
            Path pages = home.library("default").resolve("pages");
            Path away = Files.move(pages, temporary.resolve("away"));
            assertThat(library.intake().sync(sources(library), Progress.SILENT).unreachable()).hasSize(1);
            assertThat(library.search().ask("bleaching", WORDS).results()).hasSize(1);
            Files.move(away, pages);
            assertThat(library.intake().sync(sources(library), Progress.SILENT).unchanged()).isEqualTo(1);
        }
    }

    @Test
    void whatIsRemovedDoesNotComeBack() throws IOException {
        try (Library library = open()) {
            DocumentId reef = library.intake().capture(captured("https://example.org/reef", REEF)).document()
                    .origin()
                    .id();
            library.intake().capture(
                    captured("https://example.org/other", page("Other", "<p>Quite another text here.</p>")));
            library.upkeep().remove(List.of(reef), List.of());
            assertThat(files()).hasSize(1);
            library.intake().sync(sources(library), Progress.SILENT);
            assertThat(library.search().ask("bleaching", WORDS).results()).isEmpty();
            assertThat(library.search().ask("another", WORDS).results()).hasSize(1);
            library.upkeep().remove(List.of(), sources(library).stream().map(Source::id).toList());
            assertThat(files()).isEmpty();
        }
        try (Library library = open()) {
            library.intake().capture(captured("https://example.org/reef", REEF));
        }
        Library.erase(home, "default", Settings.standard());
        assertThat(files()).isEmpty();
    }

    @Test
    void pagesComeBackIfOnlyTheIndexIsLost() throws IOException {
        try (Library library = open()) {
            library.intake().capture(captured("https://example.org/reef", REEF));
        }
        new Generations(home.library("default")).erase();
        Path notes = Files.createDirectories(temporary.resolve("notes"));
        Files.writeString(notes.resolve("a.md"), "# Notes\n\nSome words.");
        try (Library library = open()) {
            assertThat(library.intake().add(List.of(notes), Progress.SILENT).indexed()).isEqualTo(2);
            assertThat(library.search().ask("bleaching", WORDS).results()).hasSize(1);
        }
    }
}
