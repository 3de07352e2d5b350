package dev.carrel.library.export;

import java.io.IOException;
import java.time.Instant;
import java.util.List;

import dev.carrel.base.ContentHash;
import dev.carrel.base.UserError;
import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class ExportFormatsTest {
    private static final DocumentSummary PAPER = described(Metadata
            .of("Sleep & DNA: 50% of {it}", DocumentType.PAPER)
            .authors(List.of("Jane van Smith", "World Health Organization")).year(2021)
            .published("2021-03-05")
            .site("Sleep Research").doi(new Doi("10.1000/a_b")).url("https://example.org/a")
            .citekey("smith2021")
            .summary("First.\n\nSecond <b>.").tags(List.of("night", "a, b")).build());

    private static DocumentSummary described(Metadata metadata) {
        return new DocumentSummary(metadata, new Origin(DocumentId.of("x"), "source", "key", "/docs/x.pdf",
                new Fingerprint(1, 1, new ContentHash("")), Instant.EPOCH));
    }

    private static String written(ExportFormat format, DocumentSummary... documents) throws IOException {
        StringBuilder out = new StringBuilder();
        EntryWriter writer = format.writer(Export.Means.NONE);
        writer.begin(out);
        for (DocumentSummary document : documents) {
            writer.entry(new CitedWork("key2021", List.of(), new CuratedWork(List.of(document))), out);
        }
        writer.end(out);
        return out.toString();
    }

    @Test
    void bibtexHasATypeEscapesAndProtectedCapitals() throws IOException {
        assertThat(written(ExportFormat.BIBTEX, PAPER)).isEqualTo("""
                @article{key2021,
                  title = {Sleep \\& {DNA:} 50\\% of \\textbraceleft{}it\\textbraceright{}},
                  author = {van Smith, Jane and {World Health Organization}},
                  year = {2021},
                  month = mar,
                  day = {5},
                  journal = {Sleep Research},
                  doi = {10.1000/a_b},
                  url = {https://example.org/a},
                  keywords = {night, {a, b}},
                  abstract = {First.

                Second <b>.},
                }

                """);
    }

    @Test
    void risHasAnEndAndLinesOfItsOwn() throws IOException {
        String ris = written(ExportFormat.RIS, PAPER);
        assertThat(ris).startsWith("TY  - JOUR\r\n").endsWith("ER  - \r\n\r\n")
                .contains("AU  - van Smith, Jane\r\n", "AU  - World Health Organization\r\n",
                        "DA  - 2021/03/05\r\n", "AB  - First. Second <b>.\r\n");
        assertThat(ris.replace("\r\n", "")).doesNotContain("\n");
    }

    @Test
    void cslHasPartsOfNamesAndOfDates() throws IOException {
        JsonNode item = JsonMapper.shared().readTree(written(ExportFormat.CSL_JSON, PAPER, PAPER)).path(1);
        assertThat(item.at("/type").asString()).isEqualTo("article-journal");
        assertThat(item.at("/author/0").toString()).isEqualTo(
                "{\"family\":\"Smith\",\"given\":\"Jane\",\"non-dropping-particle\":\"van\"}");
        assertThat(item.at("/author/1/literal").asString()).isEqualTo("World Health Organization");
        assertThat(item.at("/issued/date-parts/0").toString()).isEqualTo("[2021,3,5]");
    }

    @Test
    void anEmptyExportIsStillItsFormat() throws IOException {
        assertThat(JsonMapper.shared().readTree(written(ExportFormat.CSL_JSON)).isEmpty()).isTrue();
        assertThat(written(ExportFormat.CSV)).startsWith("id,type,title,")
                .endsWith("path,starred,reading\r\n");
    }

    @Test
    void noCellIsAFormula() throws IOException {
        for (String evil : List.of("=1+1", "+1", "-1", "@SUM(A1)", "＝1")) {
            String row = written(ExportFormat.CSV, described(Metadata.of(evil, DocumentType.NOTE).build()));
            assertThat(row).contains(",'" + evil + ",");
        }
        assertThat(written(ExportFormat.CSV, PAPER)).contains(
                "\"van Smith, Jane; World Health Organization\"", "\"First.\n\nSecond <b>.\"", "night; a, b");
    }

    @Test
    void markdownShowsTextAsText() throws IOException {
        DocumentSummary evil = described(
                Metadata.of("<script>alert(1)</script> [x](javascript:y) *b*", DocumentType.PAGE)
                        .authors(List.of("A_B Cee")).url("https://example.org/<a b>")
                        .summary("# no heading\n\n- no list")
                        .build());
        assertThat(written(ExportFormat.MARKDOWN, evil)).isEqualTo("""
                # Reading list

                - **\\<script\\>alert(1)\\</script\\> \\[x\\](javascript:y) \\*b\\***\\
                  A\\_B Cee

                  > \\# no heading
                  >
                  > \\- no list
                """);
        assertThat(written(ExportFormat.MARKDOWN, PAPER)).contains(
                "  Jane van Smith and World Health Organization (2021). *Sleep Research*."
                        + " [https://doi.org/10.1000/a\\_b](<https://doi.org/10.1000/a_b>)\n");
    }

    @Test
    void whatNobodyToldIsLeftOut() throws IOException {
        DocumentSummary bare = described(Metadata.of("Bare", DocumentType.PAPER).build());
        assertThat(written(ExportFormat.BIBTEX, bare)).isEqualTo("@misc{key2021,\n  title = {Bare},\n}\n\n");
        assertThat(written(ExportFormat.RIS, bare)).isEqualTo("TY  - GEN\r\nTI  - Bare\r\nER  - \r\n\r\n");
        assertThat(written(ExportFormat.CSL_JSON, bare))
                .isEqualTo("[\n{\"id\":\"key2021\",\"type\":\"article\",\"title\":\"Bare\"}\n]\n");
        assertThat(written(ExportFormat.MARKDOWN, bare)).endsWith("\n- **Bare**\n");
    }

    @Test
    void editorsAndOthersKeepTheirRoles() throws IOException {
        DocumentSummary chapter = described(Metadata.of("Chapter", DocumentType.PAPER)
                .authors(List.of("Jane Smith"))
                .contributors(List.of(new Contributor("editor", "Max Moritz"),
                        new Contributor("series editor", "Ann Lee"), new Contributor("illustrator", "Bo Li")))
                .site("The Book").build());
        assertThat(written(ExportFormat.BIBTEX, chapter)).contains("@incollection{", "booktitle = {The Book}",
                "editor = {Moritz, Max}", "serieseditor = {Lee, Ann}", "illustrator = {Li, Bo}");
        assertThat(written(ExportFormat.RIS, chapter)).contains("TY  - CHAP", "A2  - Moritz, Max",
                "A3  - Lee, Ann",
                "N1  - illustrator: Bo Li");
        assertThat(written(ExportFormat.CSL_JSON, chapter)).contains("\"chapter\"", "\"collection-editor\"",
                "\"illustrator\"");
    }

    @Test
    void theDayOfACaptureIsNoPublication() throws IOException {
        DocumentSummary page = described(Metadata.of("Page", DocumentType.PAGE).url("https://example.org/")
                .year(2024).published("2024-05-01").told("published", CapturedPage.TOLD).build());
        assertThat(written(ExportFormat.BIBTEX, page)).contains("@online{", "urldate = {2024-05-01}")
                .doesNotContain("year");
        assertThat(written(ExportFormat.CSL_JSON, page))
                .contains("\"accessed\":{\"date-parts\":[[2024,5,1]]}")
                .doesNotContain("issued");
        assertThat(written(ExportFormat.MARKDOWN, page)).doesNotContain("2024")
                .contains("(<https://example.org/>)");
    }

    @Test
    void onlyTheFirstOfManyNamesAreReadAndOnlyAddressesOfTheWebLinked() throws IOException {
        assertThat(written(ExportFormat.MARKDOWN, described(Metadata.of("Why?\nBecause", DocumentType.PAGE)
                .authors(List.of("A B", "C D", "E F", "G H", "I J", "K L", "M N")).url("javascript:alert(1)")
                .build())))
                .endsWith("\n- **Why? Because**\\\n  A B, C D, E F, G H, I J, K L et al.\n");
    }

    @Test
    void namesAreTakenApartByTheirForm() {
        assertThat(PersonName.of("Ludwig van Beethoven").inverted()).isEqualTo("van Beethoven, Ludwig");
        assertThat(PersonName.of("Smith JA").inverted()).isEqualTo("Smith, JA");
        assertThat(PersonName.of("King, Martin, Jr.").natural()).isEqualTo("Martin King Jr.");
        assertThat(PersonName.of("Institute of Physics").isWhole()).isTrue();
        assertThat(PersonName.of("Acme, Inc.").isWhole()).isTrue();
        assertThat(PersonName.of("van Gogh").isWhole()).isTrue();
    }

    @Test
    void anUnknownFormatIsNamedWithTheKnownOnes() {
        assertThatThrownBy(() -> ExportFormat.named("docx")).isInstanceOf(UserError.class)
                .hasMessageContaining("docx");
        assertThat(ExportFormat.ofFile("a.b/Refs.BIB")).contains(ExportFormat.BIBTEX);
        assertThat(ExportFormat.ofFile("refs")).isEmpty();
    }
}
