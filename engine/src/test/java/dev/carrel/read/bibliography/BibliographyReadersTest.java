package dev.carrel.read.bibliography;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.Format;
import dev.carrel.read.Inventory;
import dev.carrel.read.Inventory.Attachment;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.registry.Inventories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class BibliographyReadersTest {
    @TempDir
    private Path folder;
    private final Inventories inventories = Inventories.standard();

    private Inventory read(String name, String text) throws IOException {
        return read(Files.writeString(folder.resolve(name), text));
    }

    private Inventory read(Path file) throws IOException {
        return inventories.read(inventories.format(file).orElseThrow(), file);
    }

    private Metadata only(String name, String text) throws IOException {
        Inventory inventory = read(name, text);
        assertThat(inventory.flaws()).isEmpty();
        assertThat(inventory.entries()).hasSize(1);
        return inventory.entries().getFirst().document().metadata();
    }

    @Test
    void aBibtexEntryBecomesADocument() throws IOException {
        Metadata metadata = only("refs.bib",
                """
                        @article{smith2020, title = {On {C}orals}, subtitle = {A Review}, author = {Smith, Jane and {WHO}},
                          journaltitle = {Reefs}, date = {2020-05-01/2020-06-01}, doi = {https://doi.org/10.1000/ab\\_c},
                          url = {http://x.org/\\~{}a\\_b}, abstract = {First.

                          Second.}, keywords = {corals, heat stress; {a, b}}, note = {Read this}}
                        """);
        assertThat(metadata.title()).isEqualTo("On Corals: A Review");
        assertThat(metadata.authors()).containsExactly("Jane Smith", "WHO");
        assertThat(metadata.year()).isEqualTo(new Year(2020));
        assertThat(metadata.published()).isEqualTo("2020-05-01");
        assertThat(metadata.type()).isEqualTo(DocumentType.PAPER);
        assertThat(metadata.summary()).isEqualTo("First.\n\nSecond.");
        assertThat(metadata.url()).isEqualTo("http://x.org/~a_b");
        assertThat(metadata.site()).isEqualTo("Reefs");
        assertThat(metadata.doi()).isEqualTo(new Doi("10.1000/ab_c"));
        assertThat(metadata.citekey()).isEqualTo("smith2020");
        assertThat(metadata.tags()).containsExactly("corals", "heat stress", "a, b");
    }

    @Test
    void groupsBecomeCollectionsAndTags() throws IOException {
        Inventory inventory = read("refs.bib", """
                @misc{a, title={A}, groups={Inner}}
                @misc{b, title={B}}
                @comment{jabref-meta: grouping:
                0 AllEntriesGroup:;
                1 StaticGroup:Outer\\;2\\;1\\;\\;\\;\\;;
                2 StaticGroup:Inner\\;2\\;1\\;\\;\\;\\;;
                1 ExplicitGroup:Old\\;0\\;b\\;\\;;
                }
                """);
        assertThat(inventory.entries().getFirst().document().metadata().collections())
                .containsExactly("Outer/Inner");
        assertThat(inventory.entries().getFirst().document().metadata().tags()).containsExactly("Inner");
        assertThat(inventory.entries().getLast().document().metadata().collections()).containsExactly("Old");
    }

    @Test
    void notesAreANoteAndATitleIsAlwaysFound() throws IOException {
        Inventory inventory = read("refs.bib",
                "@book{k, booktitle={B}, editor={Ed Itor}, annote={One.\n\nTwo.}}\n@misc{bare}\n@misc{k, title={Other}}");
        assertThat(inventory.entries()).extracting(Inventory.Entry::key).containsExactly("k", "bare",
                "k (2)");
        assertThat(inventory.entries().getFirst().document().metadata().authors()).containsExactly("Ed Itor");
        assertThat(inventory.entries().getFirst().document().sections()).extracting(Section::kind)
                .containsExactly(SectionKind.SUMMARY, SectionKind.NOTE);
        assertThat(inventory.entries().get(1).document().metadata().title()).isEqualTo("bare");
    }

    @Test
    void editorsAreKeptBesideTheAuthorsInEveryFormat() throws IOException {
        List<Metadata> entries = List.of(
                only("a.bib", "@incollection{k, title={T}, author={Jane Smith}, editor={Itor, Ed and Ox, Cy},"
                        + " translator={Lator, Trans}}"),
                only("a.ris", """
                        TY  - CHAP
                        TI  - T
                        AU  - Smith, Jane
                        A2  - Itor, Ed
                        ED  - Ox, Cy
                        A4  - Lator, Trans
                        ER  -
                        """),
                only("a.json",
                        """
                                [{"id": "k", "type": "chapter", "title": "T", "author": [{"family": "Smith", "given": "Jane"}],
                                  "translator": [{"family": "Lator", "given": "Trans"}],
                                  "editor": [{"family": "Itor", "given": "Ed"}, {"family": "Ox", "given": "Cy"}]}]
                                """));
        assertThat(entries).allSatisfy(metadata -> {
            assertThat(metadata.authors()).containsExactly("Jane Smith");
            assertThat(metadata.contributors()).containsExactly(new Contributor("editor", "Ed Itor"),
                    new Contributor("editor", "Cy Ox"), new Contributor("translator", "Trans Lator"));
        });
    }

    @Test
    void whereNobodyIsNamedAsAuthorTheEditorsAre() throws IOException {
        List<Metadata> entries = List.of(
                only("a.bib", "@book{k, title={T}, editor={Itor, Ed}, bookauthor={No, No}}"),
                only("a.ris", "TY  - EDBOOK\nTI  - T\nA3  - No, No\nED  - Itor, Ed\nER  - \n"),
                only("a.json", """
                        [{"id": "k", "type": "book", "title": "T", "container-author": [{"literal": "No No"}],
                          "issued": {"raw": "1999"}, "editor": [{"literal": "Ed Itor"}]}]
                        """));
        assertThat(entries).allSatisfy(metadata -> {
            assertThat(metadata.authors()).containsExactly("Ed Itor");
            assertThat(metadata.people()).containsExactly("Ed Itor", "No No");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"<jats:title>Background</jats:title><jats:p>In plants.</jats:p>",
            "<title>Background</title><p>In plants.</p>", "Background<p>In plants.",
            "<sec><h4>Background</h4>In plants.</sec>", "Background<br/><br>In <i>plants</i>."})
    void paragraphsStayApartWithoutTheirMarkUp(String summary) throws IOException {
        assertThat(only("a.bib", "@misc{k, title={T}, abstract={" + summary + "}}").summary())
                .isEqualTo("Background\n\nIn plants.");
    }

    @Test
    void linesStayApartWithoutTheirMarkUp() throws IOException {
        assertThat(only("a.bib", "@misc{k, title={On<br>cats}, abstract={One<br>two<ul><li>a<li>b</ul>}}"))
                .satisfies(metadata -> assertThat(metadata.title()).isEqualTo("On cats"))
                .satisfies(metadata -> assertThat(metadata.summary()).isEqualTo("One two\n\na b"));
    }

    @Test
    void anEntryWithoutAKeyKeepsItsNameWhereverItStands() throws IOException {
        String one = read("a.bib", "@misc{, title={T}, year=1}").entries().getFirst().key();
        Inventory moved = read("b.bib", "@misc{x, title={X}}\n\n@misc{, title={T}, year=1}");
        assertThat(moved.entries().getLast().key()).isEqualTo(one);
    }

    @Test
    void attachmentsAreFoundWhereTheyAre() throws IOException {
        Files.createDirectories(folder.resolve("papers"));
        Files.createDirectories(folder.resolve("mine"));
        for (String name : List.of("papers/a.pdf", "mine/b.pdf", "10.1000_xyz.pdf", "KEY5.txt",
                "key6 - Title.pdf", "moved.pdf",
                "key5.bib")) {
            Files.writeString(folder.resolve(name), "x");
        }
        Inventory inventory = read("refs.bib", """
                @misc{k1, file={:papers/a.pdf:PDF}}
                @misc{k2, file={b.pdf:b.pdf:PDF}}
                @misc{k3, file={C\\:\\\\old\\\\moved.pdf}}
                @misc{k4, doi={10.1000/XYZ}}
                @misc{key5, title={T}}
                @misc{key6, title={T}}
                @misc{k7, file={:gone.pdf:PDF;:https\\://x.org/y.pdf:PDF}}
                @misc{k8, file={:D\\:\\\\gone.pdf:PDF}}
                @comment{jabref-meta: fileDirectory:mine;}
                """);
        assertThat(inventory.entries()).extracting(entry -> entry.attachments().toString()).containsExactly(
                there("papers/a.pdf"), there("mine/b.pdf"), there("moved.pdf"), there("10.1000_xyz.pdf"),
                there("KEY5.txt"),
                there("key6 - Title.pdf"),
                List.of(new Attachment(folder.resolve("gone.pdf").toString(), false)).toString(),
                List.of(new Attachment("D:\\gone.pdf", false)).toString());
    }

    private String there(String name) {
        return List.of(new Attachment(folder.resolve(name).toString(), true)).toString();
    }

    @Test
    void aRisEntryBecomesADocument() throws IOException {
        String text = """
                TY  - JOUR
                ID  - k1
                T1  - On Corals
                AU  - Smith, Jane, Jr
                AU  - WHO
                PY  - 2016/12//
                DO  - http://dx.doi.org/10.1016/x.1
                UR  - //nowhere
                UR  - https://x.org/a
                KW  - corals
                KW  - heat
                N2  - An abstract that
                goes on.
                JF  - Reefs
                ER  -
                """;
        Metadata metadata = only("refs.ris", "\uFEFF" + text.replace("\n", "\r\n"));
        assertThat(metadata.title()).isEqualTo("On Corals");
        assertThat(metadata.authors()).containsExactly("Jane Smith Jr", "WHO");
        assertThat(metadata.published()).isEqualTo("2016-12");
        assertThat(metadata.doi()).isEqualTo(new Doi("10.1016/x.1"));
        assertThat(metadata.url()).isEqualTo("https://x.org/a");
        assertThat(metadata.tags()).containsExactly("corals", "heat");
        assertThat(metadata.summary()).isEqualTo("An abstract that goes on.");
        assertThat(metadata.citekey()).isEqualTo("k1");
        assertThat(metadata.site()).isEqualTo("Reefs");
    }

    @Test
    void risForgivesMissingEndsAndNamesWhatHasNoStart() throws IOException {
        Files.writeString(folder.resolve("a b.txt"), "x");
        Inventory inventory = read("refs.ris", """
                TY  - BOOK
                TI  - One
                L1  - file://a%20b.txt
                TY - CHAP
                TI - Two
                L1 - a%20b.txt
                ER -
                AU  - Nobody
                TI  - Lost
                ER  -
                TY  - JOUR
                TI  - Three
                """);
        assertThat(inventory.entries()).extracting(entry -> entry.document().metadata().title())
                .containsExactly("One", "Two", "Three");
        assertThat(inventory.entries().get(1).attachments()).singleElement().matches(Attachment::present);
        assertThat(inventory.flaws()).singleElement().satisfies(flaw -> assertThat(flaw.line()).isEqualTo(8));
    }

    @Test
    void cslItemsBecomeDocuments() throws IOException {
        Inventory inventory = read("refs.json",
                """
                        [{"id": "smith2020", "type": "article-journal", "title": "On <i>Corals</i> &amp; Heat",
                          "author": [{"family": "Berg", "given": "Jan", "non-dropping-particle": "van der"}, {"literal": "WHO"}],
                          "issued": {"date-parts": [[2020, "5", 1]]}, "DOI": "10.1/x", "container-title": "Reefs",
                          "abstract": "<jats:p>One.</jats:p><jats:p>Two.</jats:p>", "keyword": "a, b"},
                         {"id": 7, "type": "webpage", "title": "Page", "issued": {"raw": "2019-02"}, "URL": "https://x.org",
                          "note": "Citation Key: page2019\\nA remark"},
                         3]
                        """);
        Metadata first = inventory.entries().getFirst().document().metadata();
        assertThat(first.title()).isEqualTo("On Corals & Heat");
        assertThat(first.authors()).containsExactly("Jan van der Berg", "WHO");
        assertThat(first.published()).isEqualTo("2020-05-01");
        assertThat(first.summary()).isEqualTo("One.\n\nTwo.");
        assertThat(first.tags()).containsExactly("a", "b");
        Metadata second = inventory.entries().getLast().document().metadata();
        assertThat(second.citekey()).isEqualTo("page2019");
        assertThat(second.type()).isEqualTo(DocumentType.PAGE);
        assertThat(inventory.entries().getLast().document().text()).contains("A remark")
                .doesNotContain("Citation Key");
        assertThat(inventory.flaws()).singleElement().satisfies(flaw -> assertThat(flaw.line()).isEqualTo(7));
    }

    @Test
    void whatStandsBeforeASyntaxErrorIsRead() throws IOException {
        Inventory inventory = read("refs.json",
                "[{\"id\": \"a\", \"type\": \"book\", \"title\": \"A\", \"DOI\": \"10.1/x\"},\n{\"id\": ]");
        assertThat(inventory.entries()).extracting(Inventory.Entry::key).containsExactly("a");
        assertThat(inventory.flaws()).singleElement().satisfies(flaw -> assertThat(flaw.line()).isEqualTo(2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16BE", "UTF-16LE", "UTF-16", "windows-1252"})
    void everyEncodingIsRead(String charset) throws IOException {
        Path file = folder.resolve("refs.bib");
        Files.write(file, "@book{müller, title={Über Gärten und Wälder}, year=1999}"
                .getBytes(Charset.forName(charset)));
        assertThat(read(file).entries()).extracting(entry -> entry.document().metadata().title())
                .containsExactly("Über Gärten und Wälder");
    }

    @Test
    void anEncodingThatTheFileNamesIsHeeded() throws IOException {
        Path file = folder.resolve("refs.bib");
        Files.write(file,
                "% Encoding: KOI8-R\n@book{k, title={Война и мир}}".getBytes(Charset.forName("KOI8-R")));
        assertThat(read(file).entries().getFirst().document().metadata().title()).isEqualTo("Война и мир");
        Files.write(file, "% Encoding: Cp1252\n@book{k, title={Über}}".getBytes(StandardCharsets.UTF_8));
        assertThat(read(file).entries().getFirst().document().metadata().title()).isEqualTo("Über");
    }

    @Test
    void aNameThatLiesIsSeenThrough() throws IOException {
        assertThat(format("a.txt", "% x\n\n@article{k,\n title={T}}")).isEqualTo(Format.BIBTEX);
        assertThat(format("export", "TY  - JOUR\nTI  - x\nER  - \n")).isEqualTo(Format.RIS);
        assertThat(format("refs.bib", "TY  - JOUR\nTI  - x\nER  - \n")).isEqualTo(Format.RIS);
        assertThat(format("refs.bib", "<!DOCTYPE html><html><body>Not found</body></html>"))
                .isEqualTo(Format.HTML);
        assertThat(format("cite.txt", "Please cite:\n\n@article{k,\n title={T}}")).isEqualTo(Format.TEXT);
    }

    private Format format(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        return new dev.carrel.read.FormatDetector().detectNamed(dev.carrel.read.Input.of(file)).orElseThrow();
    }

    @Test
    void aFileWithoutEntriesIsRefused() {
        assertThatThrownBy(() -> read("a.bib", "")).isInstanceOf(UnreadableException.class)
                .hasMessage("empty file");
        assertThatThrownBy(() -> read("b.bib", "% Encoding: UTF-8\n")).hasMessage("no entries in it");
    }
}
