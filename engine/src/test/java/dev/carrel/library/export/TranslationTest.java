package dev.carrel.library.export;

import java.io.IOException;
import java.time.Instant;
import java.util.List;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.ZoteroItem;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Creator;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/// What one vocabulary tells is said in the words of another; what that one has no word for is kept besides.
final class TranslationTest {
    private static final PersonName KNUTH = new PersonName("Knuth", "Donald E.", "", "");
    private static final PersonName ITOR = new PersonName("Itor", "Ed", "van", "");

    private static BibliographyEntry entry(BibliographyVocabulary vocabulary, String type,
            List<Creator> creators,
            String... namesAndTexts) {
        List<EntryField> fields = new java.util.ArrayList<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            fields.add(EntryField.of(namesAndTexts[i], namesAndTexts[i + 1]));
        }
        return new BibliographyEntry(vocabulary, type, fields, creators);
    }

    private static DocumentSummary document(String name, Metadata.Builder metadata) {
        return new DocumentSummary(metadata.build(),
                new Origin(DocumentId.of(name), "source", name, "/" + name,
                        new Fingerprint(1, 1, new ContentHash("")), Instant.EPOCH));
    }

    private static Metadata.Builder paper(String title, BibliographyEntry entry) {
        return Metadata.of(title, DocumentType.PAPER).entry(entry);
    }

    private static String written(ExportFormat format, DocumentSummary... versions) throws IOException {
        StringBuilder out = new StringBuilder();
        EntryWriter writer = format.writer(Export.Means.NONE);
        writer.begin(out);
        writer.entry(new CitedWork("key", List.of(), new CuratedWork(List.of(versions))), out);
        writer.end(out);
        return out.toString();
    }

    private static JsonNode csl(DocumentSummary... versions) throws IOException {
        return JsonMapper.shared().readTree(written(ExportFormat.CSL_JSON, versions)).path(0);
    }

    @Test
    void aBookStaysABookInEveryFormat() throws IOException {
        DocumentSummary book = document("a", paper("The Art: Volume 1", entry(BibliographyVocabulary.BIBTEX,
                "book",
                List.of(new Creator("author", KNUTH), new Creator("editor", ITOR)), "title", "The Art",
                "subtitle",
                "Volume 1", "author", "Donald E. Knuth", "editor", "Ed van Itor", "publisher",
                "Addison-Wesley",
                "address", "Reading", "year", "1997", "edition", "3", "volume", "1", "number", "7", "series",
                "Classics",
                "isbn", "0-201-13447-0", "pages", "1–650", "note", "Signed", "x-shelf", "A 12")).year(1997)
                .published("1997"));
        JsonNode item = csl(book);
        assertThat(item.path("type").asString()).isEqualTo("book");
        assertThat(item.path("title").asString()).isEqualTo("The Art: Volume 1");
        assertThat(item.at("/author/0/family").asString()).isEqualTo("Knuth");
        assertThat(item.at("/editor/0/non-dropping-particle").asString()).isEqualTo("van");
        assertThat(item.at("/issued/date-parts/0/0").asInt()).isEqualTo(1997);
        assertThat(List.of("publisher", "publisher-place", "edition", "volume", "collection-number",
                "collection-title",
                "ISBN", "page", "note").stream().map(name -> item.path(name).asString("")).toList())
                .containsExactly("Addison-Wesley", "Reading", "3", "1", "7", "Classics", "0-201-13447-0",
                        "1-650",
                        "Signed");
        assertThat(item.at("/custom/x-shelf").asString()).isEqualTo("A 12");
        assertThat(item.has("container-title")).as("a publisher is no journal").isFalse();
        assertThat(written(ExportFormat.RIS, book)).startsWith("TY  - BOOK\r\nTI  - The Art: Volume 1\r\n")
                .contains(
                        "AU  - Knuth, Donald E.\r\n", "A2  - van Itor, Ed\r\n", "PY  - 1997\r\n",
                        "PB  - Addison-Wesley\r\n",
                        "CY  - Reading\r\n", "SP  - 1\r\nEP  - 650\r\n", "SN  - 0-201-13447-0\r\n",
                        "T3  - Classics\r\n",
                        "N1  - x-shelf: A 12\r\n");
    }

    @Test
    void anItemOfZoteroHasAllItsFieldsInBibtexAndCsl() throws IOException {
        DocumentSummary item = document("a",
                paper("On {T}", entry(BibliographyVocabulary.ZOTERO, "bookSection",
                        List.of(new Creator("author", KNUTH), new Creator("bookAuthor", ITOR),
                                new Creator("seriesEditor", ITOR)),
                        "title", "On {T}", "bookTitle", "Models", "volume", "7", "pages", "1–9", "series",
                        "Logic",
                        "seriesNumber", "3", "publisher", "North Holland", "place", "Amsterdam", "ISBN",
                        "0444853677",
                        "rights", "free", "language", "en", "extra", "PMID: 17327454", "date", "1999-05",
                        "accessDate",
                        "2016-09-18 12:34:56", "libraryCatalog", "Library", "someday", "new")).year(1999)
                        .published("1999-05")
                        .tags(List.of("a, b", "c")).citekey("k1999"));
        JsonNode csl = csl(item);
        assertThat(csl.path("type").asString()).isEqualTo("chapter");
        assertThat(List
                .of("container-title", "volume", "page", "collection-title", "collection-number", "publisher",
                        "publisher-place", "ISBN", "license", "language", "note", "source", "keyword")
                .stream()
                .map(name -> csl.path(name).asString("")).toList())
                .containsExactly("Models", "7", "1–9", "Logic", "3", "North Holland", "Amsterdam",
                        "0444853677", "free",
                        "en", "PMID: 17327454", "Library", "a, b, c");
        assertThat(csl.at("/accessed/date-parts/0").toString()).isEqualTo("[2016,9,18]");
        assertThat(csl.at("/issued/date-parts/0").toString()).isEqualTo("[1999,5]");
        assertThat(csl.at("/container-author/0/family").asString()).isEqualTo("Itor");
        assertThat(csl.at("/collection-editor/0/family").asString()).isEqualTo("Itor");
        assertThat(csl.at("/custom/someday").asString()).isEqualTo("new");
        assertThat(written(ExportFormat.BIBTEX, item)).startsWith("@incollection{key,").contains(
                "booktitle = {Models}", "volume = {7}", "pages = {1--9}", "number = {3}", "series = {Logic}",
                "address = {Amsterdam}", "bookauthor = {van Itor, Ed}", "serieseditor = {van Itor, Ed}",
                "urldate = {2016-09-18}", "month = may", "keywords = {{a, b}, c}", "someday = {new}",
                "librarycatalog = {Library}");
    }

    @Test
    void whatATypeOrADateCannotSayIsKeptBesides() throws IOException {
        DocumentSummary thesis = document("a",
                paper("T", entry(BibliographyVocabulary.BIBTEX, "phdthesis", List.of(), "title", "T",
                        "school", "MIT", "year", "2001", "month", "Spring")).year(2001).published("2001"));
        JsonNode item = csl(thesis);
        assertThat(item.path("type").asString()).isEqualTo("thesis");
        assertThat(item.path("genre").asString()).isEqualTo("PhD thesis");
        assertThat(item.path("publisher").asString()).isEqualTo("MIT");
        assertThat(item.at("/custom/month").asString()).isEqualTo("Spring");
        DocumentSummary odd = document("b",
                paper("T", entry(BibliographyVocabulary.BIBTEX, "gizmo", List.of(), "title", "T", "year",
                        "in press", "date", "1999-01/2001")));
        assertThat(csl(odd).at("/custom/entrytype").asString()).isEqualTo("gizmo");
        assertThat(csl(odd).at("/issued/date-parts").toString()).isEqualTo("[[1999,1],[2001]]");
        DocumentSummary ris = document("c",
                paper("T", entry(BibliographyVocabulary.RIS, "JOUR", List.of(), "TI", "T", "SP", "11", "EP",
                        "19", "Y2", "2011/3/4/", "SN", "1234-5678", "N1", "one", "N1", "two")));
        assertThat(written(ExportFormat.BIBTEX, ris)).contains("pages = {11--19}", "urldate = {2011-03-04}",
                "issn = {1234-5678}", "note = {one\n\ntwo}");
    }

    @Test
    void aWorkIsWrittenFromItsCuratedVersionWithWhatOthersAdd() throws IOException {
        DocumentSummary pdf = document("pdf",
                Metadata.of("ART OF x4433..42", DocumentType.PAPER).authors(List.of("D Knuth"))
                        .doi(new Doi("10.1000/art")).summary("It computes.").year(1998)
                        .site("Journal of Art"));
        DocumentSummary bib = document("bib", paper("The Art", entry(BibliographyVocabulary.BIBTEX, "article",
                List.of(new Creator("author", KNUTH)), "title", "The Art", "author", "Donald E. Knuth",
                "journal", "Art",
                "volume", "3", "x-shelf", "A", "keywords", "sorting")).citekey("knuth97")
                .tags(List.of("sorting")));
        DocumentSummary zotero = document("zotero",
                paper("The art", entry(BibliographyVocabulary.ZOTERO, "journalArticle",
                        List.of(new Creator("author", KNUTH)), "title", "The art", "publicationTitle",
                        "J. Art",
                        "issue", "2"))
                        .zotero(new ZoteroItem("library", "ABCD1234", List.of(), "")).year(1997));
        assertThat(written(ExportFormat.BIBTEX, pdf, bib)).startsWith("@article{key,\n  title = {The Art},")
                .contains(
                        "journal = {Art}", "doi = {10.1000/art}", "abstract = {It computes.}",
                        "year = {1998}")
                .doesNotContain("4433", "Journal of Art");
        assertThat(written(ExportFormat.BIBTEX, pdf, bib, zotero))
                .contains("title = {The art}", "journal = {J. Art}",
                        "number = {2}", "volume = {3}", "x-shelf = {A}", "year = {1997}",
                        "doi = {10.1000/art}")
                .containsOnlyOnce("author = ").containsOnlyOnce("journal = ");
    }

    @Test
    void oneBibliographysEntriesWithKeysOfTheirOwnAreEachWrittenUnlessTheirDoiIsOne() {
        DocumentSummary first = entryOf("refs.bib", "tool", null);
        DocumentSummary second = entryOf("refs.bib", "tool-v2", null);
        DocumentSummary elsewhere = entryOf("other.bib", "tool2", null);
        assertThat(keys(first, second, elsewhere)).containsExactlyInAnyOrder(List.of("tool", "tool2"),
                List.of("tool-v2"));
        assertThat(keys(entryOf("refs.bib", "a", "10.1/X"), entryOf("refs.bib", "b", "10.1/x"))).hasSize(1);
    }

    @Test
    void oneBibliographysEntriesWithOneKeyAreEachWrittenIfTheyContradictEachOther() {
        BibliographyEntry talk = entry(BibliographyVocabulary.BIBTEX, "inproceedings", List.of(), "title",
                "Tool",
                "booktitle", "Talks");
        BibliographyEntry article = entry(BibliographyVocabulary.BIBTEX, "article", List.of(), "title",
                "Tool");
        BibliographyEntry more = entry(BibliographyVocabulary.BIBTEX, "article", List.of(), "title", "Tool",
                "volume",
                "3");
        assertThat(keys(filed("tool", talk), filed("tool (2)", article))).hasSize(2);
        assertThat(keys(filed("tool", article), filed("tool (2)", more))).hasSize(1);
    }

    @Test
    void itemsOfZoteroThatGoByOtherTitlesAreEachWrittenUnlessTheirDoiIsOne() {
        assertThat(keys(item("Third page", null), item("Fourth page", null))).hasSize(2);
        assertThat(keys(item("The Page", null), item("The page: a subtitle", null))).hasSize(1);
        assertThat(keys(item("Third page", "10.1/x"), item("Fourth page", "10.1/x"))).hasSize(1);
    }

    private static DocumentSummary item(String title, @Nullable String doi) {
        return new DocumentSummary(paper(title, entry(BibliographyVocabulary.ZOTERO, "webpage", List.of(),
                "title", title)).doi(Doi.known(doi)).build(), origin("zotero.sqlite", title));
    }

    private static DocumentSummary filed(String name, BibliographyEntry entry) {
        return new DocumentSummary(paper("Tool", entry).citekey("tool").build(), origin("refs.bib", name));
    }

    private static Origin origin(String file, String name) {
        return new Origin(DocumentId.of(file + name), "source", file + "#" + name, "/" + file,
                new Fingerprint(1, 1, new ContentHash("")), Instant.EPOCH);
    }

    private static DocumentSummary entryOf(String file, String key, @Nullable String doi) {
        return new DocumentSummary(
                paper("Tool", entry(BibliographyVocabulary.BIBTEX, "software", List.of(), "title", "Tool"))
                        .citekey(key)
                        .doi(Doi.known(doi)).build(),
                origin(file, key));
    }

    private static List<List<String>> keys(DocumentSummary... versions) {
        return SeparateEntries.of(new CuratedWork(List.of(versions))).stream()
                .map(work -> work.versions().stream()
                        .map(version -> String.valueOf(version.metadata().citekey())).sorted().toList())
                .toList();
    }
}
