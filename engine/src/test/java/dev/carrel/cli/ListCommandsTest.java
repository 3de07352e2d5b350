package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// `list` and `tag`.
@Tag("thorough")
final class ListCommandsTest {
    @TempDir
    private static Path folder;
    private static Program carrel;

    @BeforeAll
    static void library() throws Exception {
        Files.writeString(folder.resolve("refs.bib"),
                """
                        @article{lee, title={On owls}, author={Lee, Ann and Xu, Jian}, year={2019}, journal={Nature}, keywords={night}}
                        @article{raman, title={Bees}, author={Raman, Ada}, year={2021}, journal={Cell}}
                        @misc{old, title={Zebras}, year={1999}}
                        """);
        carrel = new Program(TestModels.rememberingHomeIn(folder.resolve("home")), folder);
        carrel.run("add", "refs.bib").exits(0);
    }

    @Test
    void worksAreListedSortedAndFiltered() throws Exception {
        String all = carrel.run("list").exits(0).out();
        assertThat(all.indexOf("Bees")).isLessThan(all.indexOf("On owls"));
        assertThat(all)
                .contains(
                        "Ann Lee, Jian Xu · 2019 · Nature")
                .contains("Zebras");
        JsonNode newest = carrel.run("list", "--sort", "year", "--limit", "1", "--json").exits(0).json();
        assertThat(newest.path("total").asInt()).isEqualTo(3);
        assertThat(newest.at("/rows/0/document/title").asString()).isEqualTo("Bees");
        assertThat(carrel.run("list", "xu", "venue:nature", "--json").exits(0).json().path("total").asInt())
                .isOne();
        carrel.run("list", "nobody").exits(1);
        assertThat(carrel.run("list", "--sort", "colour").exits(2).err()).contains("--sort is colour");
        carrel.run("list", "--order", "sideways").exits(2);
        carrel.run("list", "--limit", "0").exits(2);
    }

    @Test
    void tagsAreNotedSearchedExportedAndTakenBack() throws Exception {
        carrel.run("tag", "lee", "--add", "To cite", "--star", "--read").exits(0);
        assertThat(carrel.run("list", "tag:\"to cite\"", "star:yes", "read:yes").exits(0).out())
                .contains("★ On owls").contains("#To cite").contains("Read");
        assertThat(carrel.run("search", "owls tag:\"to cite\"").exits(0).out()).contains("On owls");
        assertThat(carrel.run("show", "lee").exits(0).out()).contains("own tags").contains("To cite");
        assertThat(carrel.run("export", "lee").exits(0).out()).contains("keywords = {night, To cite}",
                "ranking = {rank5}", "readstatus = {read}");
        assertThat(carrel.run("export", "lee", "--format", "ris").exits(0).out()).contains("KW  - night",
                "KW  - To cite");
        assertThat(carrel.run("export", "lee", "--json").exits(0).json().path(0).path("keyword").asString())
                .contains("To cite");
        assertThat(carrel.run("tag", "--filter", "star:yes", "--no-star", "--unread", "--remove", "TO CITE")
                .exits(0).out()).contains("Noted on 1 work.");
        carrel.run("list", "star:yes").exits(1);
        assertThat(carrel.run("tag", "lee", "--no-star").exits(0).out()).contains("Nothing to change");
    }

    @Test
    void whatIsNotSaidOrNotThereIsToldInASentence() throws Exception {
        assertThat(carrel.run("tag", "lee").exits(2).err()).contains("It is not said what to note.");
        assertThat(carrel.run("tag", "--star").exits(2).err()).contains("It is not clear which works");
        assertThat(carrel.run("tag", "lee", "--filter", "x", "--star").exits(2).err())
                .contains("It is not clear which works");
        carrel.run("tag", "lee", "--read", "--to-read").exits(2);
        assertThat(carrel.run("tag", "nobody", "--star").exits(1).err()).contains("no document nobody");
        carrel.run("tag", "--filter", "zzyzx", "--star").exits(1);
    }
}
