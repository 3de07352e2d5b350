package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.testing.SmallPdf;
import dev.carrel.testing.ZoteroFolder;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// The same paper as PDF, item of Zotero and entry of a bibliography is one work for every command.
@DisabledOnOs(OS.WINDOWS)
class WorksIT {
    private static final String SENTENCE = "Workers who read under amber lamps slept for seven hours.";
    private static final List<String> NAMES = List.of("10.1000/lamps.1", "raman2021lamps",
            "Reading lamps and the sleep of night workers");

    @TempDir
    private static Path folder;

    private static Program carrel;

    @BeforeAll
    static void library() throws Exception {
        Path papers = Files.createDirectories(folder.resolve("papers"));
        Files.write(papers.resolve("loose.pdf"), SmallPdf.of("gki757 4433..4442", "Ada Raman and Bo Lee",
                "doi:10.1000/lamps.1", "", SENTENCE));
        Files.writeString(folder.resolve("library.bib"),
                """
                        @article{raman2021lamps, title = {Reading Lamps and the Sleep of Night Workers},
                          author = {Raman, Ada and Lee, Bo}, year = {2021}, journal = {Sleep}, doi = {10.1000/lamps.1}}
                        @article{katz2001, title = {Tea}, author = {Katz, Tim}, year = {2001}}
                        @article{noor2011, title = {Tea}, author = {Noor, Cy}, year = {2011}}
                        """);
        ZoteroFolder zotero = new ZoteroFolder(folder.resolve("zotero"));
        long item = zotero.item("PAPER001", "journalArticle", Map.of("title",
                "Reading lamps and the sleep of night workers", "DOI", "10.1000/lamps.1"));
        zotero.creator(item, "author", "Ada", "Raman").tag(item, "toread");
        carrel = new Program(folder.resolve("home"), folder);
        carrel.run("add", "papers", "library.bib", "--zotero", zotero.data().toString()).exits(0);
    }

    @Test
    void aHitTellsWhatWasCuratedAndThePage() throws Exception {
        JsonNode results = carrel.run("search", "--json", "tag:toread \"amber lamps\"").exits(0).json()
                .at("/results");
        assertThat(results).hasSize(1);
        JsonNode hit = results.get(0);
        assertThat(hit.at("/document/title").asString())
                .isEqualTo("Reading lamps and the sleep of night workers");
        assertThat(hit.at("/document/citekey").asString()).isEqualTo("raman2021lamps");
        assertThat(hit.at("/document/zotero").asString()).endsWith("/PAPER001");
        assertThat(hit.at("/document/tags/0").asString()).isEqualTo("toread");
        assertThat(hit.at("/document/path").asString()).endsWith("loose.pdf");
        assertThat(hit.at("/passage/page").asInt()).isEqualTo(1);
        assertThat(hit.at("/document/versions")).hasSize(2);
        assertThat(carrel.run("search", "amber lamps").exits(0).out()).contains("raman2021lamps", "p. 1",
                "zotero://select/library/items/PAPER001", "bibliography entry library.bib");
    }

    @Test
    void aNameOfTheWorkWillDoEverywhere() throws Exception {
        for (String name : NAMES) {
            JsonNode shown = carrel.run("show", name, "--json").exits(0).json();
            assertThat(shown.at("/document/citekey").asString()).isEqualTo("raman2021lamps");
            assertThat(shown.at("/coverage/pages").asInt()).isEqualTo(1);
            assertThat(carrel.run("verify", "-d", name, SENTENCE).exits(0).out())
                    .contains("raman2021lamps, p. 1");
            assertThat(carrel.run("context", "-d", name, "amber lamps").exits(0).out()).contains(SENTENCE);
            assertThat(carrel.run("similar", name).exits(0).out()).contains("Tea")
                    .doesNotContain("loose.pdf");
            assertThat(carrel.run("export", name).exits(0).out()).containsOnlyOnce("10.1000/lamps.1")
                    .contains("raman2021lamps");
        }
    }

    @Test
    void differentWorksOfOneNameAreTold() throws Exception {
        assertThat(carrel.run("show", "tea").exits(2).err()).contains("2 works go by the name tea", "2001",
                "2011", "Katz", "Noor");
    }
}
