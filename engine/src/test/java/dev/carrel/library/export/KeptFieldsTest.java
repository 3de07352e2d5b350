package dev.carrel.library.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import dev.carrel.read.Inventory;
import dev.carrel.read.registry.Inventories;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/// What a bibliography tells is written out in the same format without a loss: types, fields, people, order.
@ExtendWith(Randomized.class)
final class KeptFieldsTest {
    private static final List<String> BIBTEX_TYPES = List.of("article", "book", "mvbook", "inbook",
            "bookinbook",
            "suppbook", "booklet", "collection", "mvcollection", "incollection", "suppcollection", "dataset",
            "manual", "misc", "online", "patent", "periodical", "suppperiodical", "proceedings",
            "mvproceedings",
            "inproceedings", "conference", "reference", "mvreference", "inreference", "report", "software",
            "thesis",
            "phdthesis", "mastersthesis", "techreport", "unpublished", "electronic", "www", "artwork",
            "audio",
            "bibnote", "commentary", "image", "jurisdiction", "legislation", "legal", "letter", "movie",
            "music",
            "performance", "review", "standard", "video", "softwareversion", "customa", "nobody-knows-this");
    private static final List<String> RIS_TYPES = List.of("JOUR", "BOOK", "CHAP", "CONF", "CPAPER", "THES",
            "RPRT",
            "ELEC", "PAT", "GEN", "UNPB", "MGZN", "NEWS", "VIDEO", "XYZ9");
    private static final List<String> CSL_TYPES = List.of("article", "article-journal", "book", "chapter",
            "paper-conference", "thesis", "report", "webpage", "patent", "dataset", "software",
            "motion_picture",
            "post-weblog", "no-such-type");
    private static final List<String> BIBTEX_FIELDS = List.of("title", "subtitle", "author", "editor",
            "bookauthor",
            "journal", "journaltitle", "booktitle", "volume", "number", "issue", "pages", "year", "date",
            "month",
            "publisher", "address", "location", "edition", "series", "isbn", "issn", "doi", "url", "urldate",
            "note",
            "annote", "keywords", "abstract", "school", "institution", "organization", "howpublished",
            "chapter",
            "eprint", "archiveprefix", "langid", "pagetotal", "x-odd_name.1", "file", "Owner", "key", "type");
    private static final List<String> RIS_TAGS = List.of("TI", "T2", "T3", "AU", "A2", "A3", "PY", "DA", "VL",
            "IS",
            "SP", "EP", "PB", "CY", "SN", "DO", "UR", "KW", "N1", "AB", "ET", "LA", "DB", "DP", "M1", "M3",
            "C1", "U1",
            "L1", "ID", "Y2", "CN", "ST", "J2", "X9");
    private static final List<String> CSL_VARIABLES = List.of("title", "container-title", "volume", "issue",
            "page",
            "publisher", "publisher-place", "edition", "collection-title", "collection-number", "ISBN",
            "ISSN", "DOI",
            "URL", "note", "keyword", "abstract", "genre", "language", "call-number", "source", "x-odd");
    private static final List<String> WORDS = List.of("Wnt", "{\\ss}", "$\\beta$-catenin", "\\& Co.", "{DNA}",
            "50\\%",
            "{\\'e}", "M{\\\"u}ller", "--", "\\url{https://a.b/c_d}", "``x''", "日本語", "é", "\"", "@x", "#",
            "~", "_a",
            "and", ",", ";", "\\emph{in {two} parts}", "12", "TY  - BOOK", "<i>x</i>", "=", "\\textbf", "😀",
            "'");

    @TempDir
    private Path folder;

    private List<Metadata> read(String name, String text) throws IOException {
        Inventories inventories = Inventories.standard();
        Path file = Files.writeString(folder.resolve(name), text);
        Inventory inventory = inventories.read(inventories.format(file).orElseThrow(), file);
        assertThat(inventory.flaws()).as(text).isEmpty();
        return inventory.entries().stream().map(entry -> entry.document().metadata()).toList();
    }

    private static String written(List<Metadata> works, ExportFormat format) throws IOException {
        StringBuilder out = new StringBuilder();
        EntryWriter writer = format.writer(Export.Means.NONE);
        writer.begin(out);
        for (int i = 0; i < works.size(); i++) {
            String key = works.get(i).citekey();
            Origin origin = new Origin(DocumentId.of("d" + i), "source", "k" + i, "/d/" + i,
                    new Fingerprint(1, 1, new ContentHash("")), Instant.EPOCH);
            writer.entry(
                    new CitedWork(key == null ? "made" + i : key, List.of(),
                            new CuratedWork(List.of(new DocumentSummary(works.get(i), origin)))),
                    out);
        }
        writer.end(out);
        return out.toString();
    }

    @ParameterizedTest
    @CsvSource({"a.bib, BIBTEX", "a.ris, RIS", "a.json, CSL_JSON"})
    void signsThatNobodySeesAreWrittenAsTheyCame(String name, ExportFormat format) throws IOException {
        String title = "Öffent\u00ADlichkeit auf S.\u00A05, ein\u200Ber Zeile";
        String text = switch (format) {
            case BIBTEX -> "@book{k, title = {" + title + "}}";
            case RIS -> "TY  - BOOK\nTI  - " + title + "\nER  - \n";
            default -> "[{\"id\": \"k\", \"type\": \"book\", \"title\": \"" + title
                    + "\", \"issued\": {\"date-parts\": [[2001]]}}]";
        };
        assertThat(written(read(name, text), format)).contains(title);
        assertThat(read(name, text).getFirst().title())
                .isEqualTo("Öffentlichkeit auf S. 5, einer Zeile");
    }

    private void isKept(String name, String text, ExportFormat format) throws IOException {
        List<Metadata> before = read(name, text);
        List<Metadata> after = read("again-" + name, written(before, format));
        assertThat(after).hasSameSizeAs(before);
        for (int i = 0; i < before.size(); i++) {
            BibliographyEntry was = told(before.get(i));
            BibliographyEntry is = told(after.get(i));
            assertThat(is.type()).isEqualTo(was.type());
            assertThat(lines(is)).as(text).containsAll(lines(was));
            assertThat(is.creators()).isEqualTo(was.creators());
        }
        for (ExportFormat other : List.of(ExportFormat.BIBTEX, ExportFormat.RIS, ExportFormat.CSL_JSON)) {
            assertThat(read("other." + other.ending(), written(before, other))).hasSameSizeAs(before);
        }
    }

    private static BibliographyEntry told(Metadata metadata) {
        assertThat(metadata.entry()).isNotNull();
        return java.util.Objects.requireNonNull(metadata.entry());
    }

    /// Fields on one line each; one without a value has nothing to lose.
    private static List<String> lines(BibliographyEntry entry) {
        return entry.fields().stream().filter(field -> !field.written().isBlank()).map(KeptFieldsTest::line)
                .toList();
    }

    private static String line(EntryField field) {
        return field.name() + " = " + field.written().replaceAll("\\s+", " ").strip();
    }

    @Test
    void bibtexKeepsEveryTypeAndField() throws IOException {
        StringBuilder text = new StringBuilder("@string{aw = \"Addison\" # {-Wesley}}\n");
        for (int i = 0; i < BIBTEX_TYPES.size(); i++) {
            text.append("@").append(BIBTEX_TYPES.get(i)).append("{k").append(i).append(",\n");
            for (String field : BIBTEX_FIELDS) {
                text.append("  ").append(field).append(" = ")
                        .append(field.equals("publisher")
                                ? "aw"
                                : "month".equals(field)
                                        ? "mar"
                                        : "{Value of {" + field + "} " + i + "}")
                        .append(",\n");
            }
            text.append("}\n");
        }
        isKept("all.bib", text.toString(), ExportFormat.BIBTEX);
    }

    @Test
    void whatIsOddInBibtexIsKeptToo() throws IOException {
        String text = """
                @book{parent, title = {The Book}, publisher = {P}, editor = {Ed, Itor}, year = 1999, series = "S"}
                @InBook{child, title = {A Part}, crossref = {parent}, chapter = 3, pages = {1--9}}
                @article(o'neil:2001+x/y, author = "O'Neil, P. and {The {\\"U}ber Group} and others",
                  title = "{\\'E}tudes of ``x'' -- {\\textbeta}", month = jan # "~10", note = {one}, note = {two},
                  year = {in press}, empty = {}, escaped = {\\{a\\}}, journal = jan)
                @misc{months, month = {jan}, howpublished = {\\url{https://a.b/~c_d}}, title = {{Protected}}}
                """;
        isKept("odd.bib", text, ExportFormat.BIBTEX);
        String out = written(read("odd.bib", text), ExportFormat.BIBTEX);
        assertThat(out).contains("@inbook{child,", "@article{o'neil:2001+x/y,", "  publisher = {P},",
                "  title = {{\\'E}tudes of ``x'' -- {\\textbeta}},", "  month = {January~10},",
                "  month = {{jan}},");
    }

    @Test
    void risKeepsEveryTypeAndTag() throws IOException {
        StringBuilder text = new StringBuilder();
        for (String type : RIS_TYPES) {
            text.append("TY  - ").append(type).append("\r\n");
            RIS_TAGS.forEach(
                    tag -> text.append(tag).append("  - Value, of ").append(tag).append("\r\n").append(tag)
                            .append("  - Again\r\n"));
            text.append("ER  - \r\n\r\n");
        }
        isKept("all.ris", text.toString(), ExportFormat.RIS);
    }

    @Test
    void cslKeepsEveryTypeAndVariable() throws IOException {
        List<String> items = new ArrayList<>();
        for (String type : CSL_TYPES) {
            List<String> variables = new ArrayList<>(List.of("\"id\":\"" + type + "\"",
                    "\"type\":\"" + type + "\"",
                    "\"issued\":{\"date-parts\":[[\"1984\",5],[1985]],\"season\":2,\"circa\":true}",
                    "\"author\":[{\"family\":\"Beethoven\",\"given\":\"L.\",\"dropping-particle\":\"van\","
                            + "\"suffix\":\"Jr.\"},{\"literal\":\"The Group\"}]",
                    "\"number-of-pages\":12", "\"custom\":{\"a\":[1,2.5,null],\"b\":{\"c\":true}}"));
            CSL_VARIABLES.forEach(name -> variables.add("\"" + name + "\":\"<i>Value</i> of " + name + "\""));
            items.add("{" + String.join(",", variables) + "}");
        }
        isKept("all.json", "[" + String.join(",\n", items) + "]", ExportFormat.CSL_JSON);
    }

    @RepeatedTest(8)
    void anyBibtexIsKept(Random random) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            text.append("@").append(one(BIBTEX_TYPES, random)).append("{k").append(i);
            some(BIBTEX_FIELDS, random).forEach(
                    field -> text.append(",\n ").append(field).append(" = {").append(value(random))
                            .append("}"));
            text.append("}\n\n");
        }
        isKept("any.bib", text.toString(), ExportFormat.BIBTEX);
    }

    @RepeatedTest(8)
    void anyRisIsKept(Random random) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            text.append("TY  - ").append(one(RIS_TYPES, random)).append("\nTI  - T").append(i).append("\n");
            some(RIS_TAGS, random)
                    .forEach(tag -> text.append(tag).append("  - v ").append(value(random)).append("\n"));
            text.append("ER  - \n");
        }
        isKept("any.ris", text.toString(), ExportFormat.RIS);
    }

    private static String value(Random random) {
        return String.join(" ", some(WORDS, random));
    }

    private static String one(List<String> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }

    private static List<String> some(List<String> all, Random random) {
        List<String> some = new ArrayList<>();
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
            some.add(one(all, random));
        }
        return some;
    }
}
