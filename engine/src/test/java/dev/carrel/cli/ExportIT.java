package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

final class ExportIT {
    @TempDir
    private Path folder;
    private Program carrel;

    @BeforeEach
    void prepare() throws Exception {
        carrel = new Program(folder.resolve("home"), folder);
        Files.writeString(folder.resolve("refs.bib"),
                """
                        @article{smith2020, title={On Corals}, author={Smith, Jane}, year=2020, journal={Reefs}, doi={10.1000/corals}}
                        @book{doe1999, title={Sea Grass}, author={Doe, John}, abstract={Meadows of Posidonia store carbon.}}
                        """);
    }

    @Test
    void whatWasReadIsWrittenInEveryFormat() throws Exception {
        assertThat(carrel.run("export").exits(1).err()).contains("nothing to export; the library is empty");
        carrel.run("add", "refs.bib").exits(0);
        assertThat(carrel.run("export").exits(0).out()).contains("@article{smith2020,",
                "author = {Smith, Jane}",
                "@book{doe1999,");
        assertThat(carrel.run("export", "10.1000/corals", "--format", "ris").exits(0).out())
                .contains("TI  - On Corals").doesNotContain("Sea Grass");
        JsonNode items = carrel.run("export", "--json", "--query", "carbon", "-m", "keyword").exits(0).json();
        assertThat(items.size()).isEqualTo(1);
        assertThat(items.at("/0/title").asString()).isEqualTo("Sea Grass");
        assertThat(carrel.run("export", "--filter", "year:2020", "-f", "csv").exits(0).out())
                .startsWith("id,type,title,").contains("On Corals").doesNotContain("Sea Grass");
        carrel.run("export", "-o", "list.md").exits(0);
        assertThat(Files.readString(folder.resolve("list.md"))).contains("- **On Corals**",
                "> Meadows of Posidonia");
    }

    @Test
    void whatCannotBeMeantIsSaidAndLeavesNoFile() throws Exception {
        carrel.run("add", "refs.bib").exits(0);
        assertThat(carrel.run("export", "--format", "docx").exits(2).err()).contains("bibtex, ris, csl-json");
        carrel.run("export", "nobody2020", "-o", "x.bib").exits(1);
        carrel.run("export", "--filter", "year:1700", "-o", "x.bib").exits(1);
        carrel.run("export", "--filter", "sleep", "-o", "x.bib").exits(2);
        carrel.run("export", "smith2020", "--query", "x").exits(2);
        carrel.run("export", "-o", "no/such/folder/x.bib").exits(2);
        carrel.run("export", "--json", "--format", "ris").exits(2);
        assertThat(folder.resolve("x.bib")).doesNotExist();
    }
}
