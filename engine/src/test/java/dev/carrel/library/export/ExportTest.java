package dev.carrel.library.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Mode;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class ExportTest {
    @TempDir
    private Path temporary;
    private TestFolder folder;
    private Home home;

    @BeforeEach
    void write() throws IOException {
        home = new Home(TestModels.homeIn(temporary.resolve("home")));
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("refs.bib", """
                @article{given, title={The Sleep of Reason}, author={Smith, Jane}, year=2019}
                @article{, title={On Sleep}, author={Smith, Jane}, year=2020, doi={10.1000/one}}
                @article{, title={Sleep again}, author={Smith, John}, year=2020, doi={10.1000/two}}
                @online{müller, title={Über Öl}, author={Müller, Ödön}, year=2021}
                """);
    }

    private Library open() throws IOException {
        return Library.open(home, "default", Settings.standard());
    }

    private static String bibtex(Library library, Selection selection) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Export export = new Export(library);
        List<DocumentId> documents = export.documents(selection);
        assertThat(export.write(documents, ExportFormat.BIBTEX, out)).isEqualTo(documents.size());
        return out.toString(UTF_8);
    }

    @Test
    void documentsAreChosenAndKeysAreTheSameInEveryChoice() throws IOException {
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            String all = bibtex(library, new Selection.All());
            assertThat(all).contains("{given,", "{smith2020sleep,", "{smith2020sleepa,", "{müller,");
            String filtered = bibtex(library, new Selection.Filtered("year:2020 author:smith"));
            assertThat(filtered).contains("{smith2020sleep,", "{smith2020sleepa,").doesNotContain("given",
                    "müller");
            String found = bibtex(library, new Selection.Found(SearchRequest.one("again"),
                    SearchOptions.STANDARD.withMode(Mode.KEYWORD).withLimit(1)));
            assertThat(found).contains("Sleep again").containsOnlyOnce("@");
            String key = found.substring(found.indexOf('{'), found.indexOf(','));
            assertThat(all).contains(key + ",\n  title = {Sleep again}");
        }
    }

    @Test
    void whatIsAddedLaterChangesNobodysKey() throws IOException {
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            String before = bibtex(library, new Selection.All());
            folder.write("more.bib",
                    "@article{, title={Sleep once more}, author={Smith, Ann}, year=2020, doi={10.1000/x}}");
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            String after = bibtex(library, new Selection.All());
            assertThat(after).contains("{smith2020sleepb,\n  title = {Sleep once more}");
            before.lines().filter(line -> line.startsWith("@"))
                    .forEach(line -> assertThat(after).contains(line));
        }
    }

    @Test
    void aWorkIsWrittenOnceWithWhatEachOfItsVersionsTells() throws IOException {
        folder.write("theirs.bib",
                "@article{theirs, title={On Sleep}, author={Smith, Jane}, volume=7, doi={10.1000/ONE}}");
        folder.write("ours.bib",
                "@article{ours, title={On Sleep}, author={Smith, Jane}, number=3, doi={10.1000/one}}");
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Export export = new Export(library);
            assertThat(export.write(export.documents(new Selection.All()), ExportFormat.BIBTEX, out))
                    .isEqualTo(4);
            String all = out.toString(UTF_8);
            assertThat(all).containsOnlyOnce("title = {On Sleep}").contains("volume = {7}", "number = {3}")
                    .containsAnyOf("{theirs,", "{ours,").containsAnyOf("ids = {theirs}", "ids = {ours}");
        }
    }

    @Test
    void oneKeyForTwoEntriesOfAFileLosesNothing() throws IOException {
        folder.write("refs.bib", """
                @article{one, title={On Tall Trees}, author={Lee, Bo}, year=2001, journal={Trees}}
                @inproceedings{one, title={On Tall Trees}, author={Lee, Bo}, year=2001, booktitle={Proc.}}
                @book{two, title={Something Else}, author={Roe, Di}, year=2004, publisher={Pub}}
                @phdthesis{two, title={Nothing of the Kind}, author={Poe, Ed}, year=1999, school={Oslo}}
                """);
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Export export = new Export(library);
            export.write(export.documents(new Selection.All()), ExportFormat.BIBTEX, out);
            assertThat(out.toString(UTF_8))
                    .contains("@article{one", "@inproceedings{one", "journal = {Trees}",
                            "booktitle = {Proc.}", "@book{two,", "@phdthesis{twoa,", "school = {Oslo}")
                    .containsAnyOf("@inproceedings{onea,", "@article{onea,").containsOnlyOnce("{one,");
            assertThat(bibtex(library, new Selection.Filtered("type:thesis"))).startsWith("@phdthesis")
                    .containsOnlyOnce("@");
        }
    }

    @Test
    void entriesOfDifferentFilesThatContradictEachOtherAreEachWrittenWhole() throws IOException {
        folder.write("a.bib",
                "@article{lee, title={On Tall Trees}, author={Lee, Bo}, date=2001, pages={1--5}, month=mar, journal={Trees}}");
        folder.write("b.bib",
                "@inproceedings{lee, title={On Tall Trees}, author={Lee, Bo}, year=2001, booktitle={Proc.}}");
        folder.write("c.bib",
                "@article{lee, title={On {Tall} Trees}, author={Lee, Bo}, year=2001, pages={1-5}, month={March}, groups={wood}}");
        try (Library library = open()) {
            library.intake().add(List.of(folder.path()), Progress.SILENT);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Export export = new Export(library);
            export.write(export.documents(new Selection.All()), ExportFormat.BIBTEX, out);
            String all = out.toString(UTF_8);
            assertThat(all.split("(?m)^@")).filteredOn(entry -> entry.contains("Lee, Bo"))
                    .satisfiesExactlyInAnyOrder(
                            article -> assertThat(article).startsWith("article{lee")
                                    .contains("journal = {Trees}", "date = {2001}",
                                            "year = {2001}", "groups = {wood}")
                                    .doesNotContain("booktitle"),
                            talk -> assertThat(talk).startsWith("inproceedings{lee")
                                    .contains("booktitle = {Proc.}")
                                    .doesNotContain("journal", "pages"));
            assertThat(all).containsOnlyOnce("{lee,").containsOnlyOnce("{leea,");
        }
    }

    @Test
    void aFilterIsNothingButConditions() throws IOException {
        try (Library library = open()) {
            assertThatThrownBy(() -> new Export(library).documents(new Selection.Filtered("sleep year:2020")))
                    .isInstanceOf(UserError.class).hasMessageContaining("more than conditions");
            assertThat(new Export(library).documents(new Selection.Filtered("year:2020"))).isEmpty();
            assertThat(new Export(library).documents(new Selection.All())).isEmpty();
        }
    }
}
