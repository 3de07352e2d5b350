package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

final class BibliographyIT {
    @TempDir
    private Path folder;
    private Program carrel;

    @BeforeEach
    void prepare() {
        carrel = new Program(folder.resolve("home"), folder);
    }

    @Test
    void aBibliographyIsAddedShownAndBroughtUpToDate() throws Exception {
        Files.writeString(folder.resolve("smith.txt"),
                "Polyps lose their algae when water is warm for weeks.\n");
        Files.writeString(folder.resolve("refs.bib"),
                """
                        @article{smith2020, title={On {C}orals in M{\\"u}nchen}, author={Smith, Jane and others}, year=2020,
                          file={:smith.txt:Text;:gone.pdf:PDF}, keywords={corals, heat}}
                        @misc{broken, title={Not closed}
                        @book{doe1999, title={Sea Grass}, abstract={Meadows of Posidonia store carbon.}, doi={10.1000/xyz}}
                        """);
        JsonNode report = carrel.run("add", "--json", "refs.bib").exits(1).json();
        assertThat(report.at("/indexed").asInt()).isEqualTo(2);
        assertThat(report.at("/failed").toString()).contains("line 3", "no closing brace", "gone.pdf",
                "smith2020");
        JsonNode document = carrel.run("show", "smith2020", "--json").exits(0).json().at("/document");
        assertThat(document.at("/title").asString()).isEqualTo("On Corals in München");
        assertThat(document.at("/citekey").asString()).isEqualTo("smith2020");
        assertThat(document.at("/path").asString()).endsWith("smith.txt");
        assertThat(carrel.run("search", "tag:corals algae", "--json").exits(0).json()
                .at("/results/0/document/citekey").asString())
                .isEqualTo("smith2020");
        assertThat(carrel.run("show", "10.1000/xyz").exits(0).out()).contains("Sea Grass");
        assertThat(carrel.run("status", "--json").json().at("/sources/0/kind").asString())
                .isEqualTo("bibliography");
        Files.writeString(folder.resolve("refs.bib"), "@book{doe1999, title={Sea Grass},"
                + " abstract={Meadows of Posidonia store carbon.}, doi={10.1000/xyz}}");
        JsonNode again = carrel.run("add", "--json", "refs.bib").exits(0).json();
        assertThat(again.at("/indexed").asInt()).isZero();
        assertThat(again.at("/unchanged").asInt()).isEqualTo(1);
        carrel.run("show", "smith2020").exits(1);
    }

    @Test
    void bookmarksAreASource() throws Exception {
        Files.writeString(folder.resolve("bookmarks.html"), """
                <!DOCTYPE NETSCAPE-Bookmark-file-1>
                <TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
                <DL><p><DT><H3>Reefs</H3><DL><p>
                <DT><A HREF="https://x.org/corals" ADD_DATE="1456433741" TAGS="sea">Why corals bleach</A>
                </DL><p></DL><p>
                """);
        carrel.run("add", "bookmarks.html").exits(0);
        JsonNode found = carrel.run("search", "collection:Reefs corals", "--json").exits(0).json()
                .at("/results/0/document");
        assertThat(found.at("/url").asString()).isEqualTo("https://x.org/corals");
        assertThat(carrel.run("status", "--json").json().at("/sources/0/kind").asString())
                .isEqualTo("bookmarks");
    }
}
