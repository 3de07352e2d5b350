package dev.carrel.read.zotero;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.Caption;
import dev.carrel.document.Contributor;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.ZoteroItem;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Creator;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.Unread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

final class WorkDocumentTest {
    private final List<ZoteroRecord> records = new ArrayList<>();
    private final List<AttachmentText> texts = new ArrayList<>();
    private final List<AttachmentFile> files = new ArrayList<>();

    private static ZoteroRecord.Builder record(String key, String type) {
        return new ZoteroRecord.Builder(ZoteroLibrary.OWN, key, type);
    }

    private static ZoteroRecord.Builder paper() {
        return record("PAPER001", "journalArticle").field("title", "On cats");
    }

    private ZoteroRecord attachment(String key, String contentType) {
        ZoteroRecord attachment = record(key, "attachment").parent("PAPER001").field("title", "File " + key)
                .link(new ZoteroRecord.Link(ZoteroRecord.LinkMode.IMPORTED_FILE, contentType, "storage:a"))
                .build();
        records.add(attachment);
        return attachment;
    }

    private AttachmentFile present(String key, String contentType) {
        AttachmentFile file = new AttachmentFile(attachment(key, contentType), "/data/" + key + ".file",
                Path.of("/data", key + ".file"), null, 10, 20);
        files.add(file);
        return file;
    }

    private static Metadata.Builder about() {
        return Metadata.of("A title from the file", DocumentType.PAPER);
    }

    /// A PDF of two pages.
    private void pdf(String key, Metadata metadata) {
        texts.add(new AttachmentText(present(key, "application/pdf"), new DocumentBuilder().pages(2)
                .section(SectionKind.METHODS, List.of("1 Methods"))
                .paragraph(1, "First page of " + key, List.of())
                .paragraph(2, "Second page of " + key, List.of())
                .caption(new Caption("Figure 1", "A cat in " + key, 2)).build(metadata)));
    }

    private ZoteroWork work(ZoteroRecord item) {
        List<ZoteroRecord> all = new ArrayList<>(List.of(item));
        all.addAll(records);
        return ZoteroWork.of(all).getFirst();
    }

    private Document document(ZoteroRecord item) {
        return new WorkDocument(work(item), files).of(texts, List.of());
    }

    private static ZoteroItem item(Document document) {
        return Objects.requireNonNull(document.metadata().zotero());
    }

    private static String link(Document document, Passage passage) {
        return item(document).link(passage).orElse("");
    }

    private static List<Passage> passages(Document document) {
        Chunking chunking = new Chunking(100, 500, Chunking.Scope.FULL);
        return new Chunker(String::length, chunking).chunk(DocumentId.of("x"), document.completed());
    }

    @Test
    void theItemsWordWinsOverTheFilesAndTheFileFillsGaps() {
        pdf("PDF00001", about().authors(List.of("File Author")).year(1999).doi(new Doi("10.1/file"))
                .summary("Of cats.").build());
        Metadata metadata = document(paper().creator(ZoteroRecord.Creator.of("editor", "Ed", "Itor"))
                .creator(ZoteroRecord.Creator.of("author", "", "Cat Society"))
                .field("date", "2019-05-00 May 2019")
                .build()).metadata();
        assertThat(metadata.title()).isEqualTo("On cats");
        assertThat(metadata.authors()).containsExactly("Cat Society");
        assertThat(metadata.year()).isEqualTo(new Year(2019));
        assertThat(metadata.published()).isEqualTo("2019-05");
        assertThat(metadata.doi()).isEqualTo(new Doi("10.1/file"));
        assertThat(metadata.summary()).isEqualTo("Of cats.");
    }

    @Test
    void editorsAndTranslatorsAreKeptBesideTheAuthors() {
        Metadata metadata = document(record("CHAP0001", "bookSection").field("title", "On cats")
                .creator(ZoteroRecord.Creator.of("seriesEditor", "Sir", "Ies"))
                .creator(ZoteroRecord.Creator.of("author", "Ada", "Lovelace"))
                .creator(ZoteroRecord.Creator.of("editor", "Ed", "Itor"))
                .creator(ZoteroRecord.Creator.of("translator", "", ""))
                .build()).metadata();
        assertThat(metadata.authors()).containsExactly("Ada Lovelace");
        assertThat(metadata.contributors()).containsExactly(new Contributor("series editor", "Sir Ies"),
                new Contributor("editor", "Ed Itor"));
        assertThat(metadata.people()).containsExactly("Ada Lovelace", "Sir Ies", "Ed Itor");
    }

    @Test
    void everyFieldAndTheTypeOfAnItemAreKept() {
        BibliographyEntry entry = document(record("BOOK0001", "bookSection").field("title", "On <i>cats</i>")
                .field("volume", "7").field("date", "2019-00-00 Spring 2019").field("place", " ")
                .creator(ZoteroRecord.Creator.of("author", "Martin Luther, Jr.", "van King"))
                .creator(ZoteroRecord.Creator.of("editor", "", "Cat Society")).build()).metadata().entry();
        assertThat(entry).isEqualTo(new BibliographyEntry(BibliographyVocabulary.ZOTERO, "bookSection",
                List.of(new EntryField("date", "Spring 2019", "2019-00-00 Spring 2019"),
                        new EntryField("title", "On cats", "On <i>cats</i>"), EntryField.of("volume", "7")),
                List.of(new Creator("author", new PersonName("King", "Martin Luther", "van", "Jr.")),
                        new Creator("editor", PersonName.whole("Cat Society")))));
    }

    @Test
    void editorsStandInForAuthorsAndAreStillEditors() {
        Metadata metadata = document(record("BOOK0001", "book").field("title", "Cats")
                .creator(ZoteroRecord.Creator.of("translator", "Trans", "Lator"))
                .creator(ZoteroRecord.Creator.of("editor", "Ed", "Itor")).build()).metadata();
        assertThat(metadata.authors()).containsExactly("Ed Itor");
        assertThat(metadata.contributors()).extracting(Contributor::role).containsExactly("translator",
                "editor");
        assertThat(metadata.people()).containsExactly("Ed Itor", "Trans Lator");
    }

    @Test
    void theMainPdfComesFirstAndEachPassageLinksToItsOwnPdf() {
        texts.clear();
        pdf("SUPPL001", about().build());
        pdf("PDF00001", about().build());
        records.replaceAll(each -> each.key().equals("SUPPL001")
                ? record("SUPPL001", "attachment").parent("PAPER001").field("title", "Supplement").link(
                        new ZoteroRecord.Link(ZoteroRecord.LinkMode.IMPORTED_FILE, "application/pdf", ""))
                        .build()
                : each);
        records.add(record("MARK0001", "annotation").parent("SUPPL001")
                .mark(new ZoteroRecord.Mark("marked", "why?", "xii",
                        new MarkPosition(2, List.of()), "1", "#ffd400"))
                .build());
        records.add(
                record("NOTE0001", "note").parent("PAPER001").note("<h1>Mine</h1><p>A thought.</p>").build());
        ZoteroWork work = work(paper().field("abstractNote", "About cats.").build());
        assertThat(work.attachments()).extracting(ZoteroRecord::key).containsExactly("PDF00001", "SUPPL001");
        Document document = new WorkDocument(work, List.of(files.get(1), files.get(0)))
                .of(List.of(texts.get(1), texts.get(0)), List.of());
        assertThat(document.sections()).extracting(Section::kind).containsExactly(SectionKind.SUMMARY,
                SectionKind.METHODS, SectionKind.FIGURE, SectionKind.METHODS, SectionKind.FIGURE,
                SectionKind.NOTE,
                SectionKind.NOTE);
        assertThat(document.sections().get(3).heading()).containsExactly("File SUPPL001", "1 Methods");
        assertThat(document.completed()).isEqualTo(document);
        assertThat(passages(document))
                .extracting(passage -> link(document, passage))
                .containsExactly("zotero://open-pdf/library/items/PDF00001",
                        "zotero://open-pdf/library/items/PDF00001?page=1",
                        "zotero://open-pdf/library/items/PDF00001?page=2",
                        "zotero://open-pdf/library/items/SUPPL001?page=1",
                        "zotero://open-pdf/library/items/SUPPL001?page=2",
                        "zotero://open-pdf/library/items/PDF00001",
                        "zotero://open-pdf/library/items/SUPPL001?page=2");
        assertThat(passages(document).getLast().text()).isEqualTo("marked\nwhy?\n(p. xii)");
        assertThat(passages(document).get(5).text()).isEqualTo("Mine\n\nA thought.");
    }

    @Test
    void anAbstractThatStandsInTheFileIsNotThereTwice() {
        AttachmentFile file = present("PDF00001", "application/pdf");
        String summary = "Cats purr when they are content, and sometimes when they are not.";
        texts.add(new AttachmentText(file,
                new DocumentBuilder().section(SectionKind.SUMMARY, List.of("Abstract"))
                        .paragraph(1, summary, List.of()).build(about().summary(summary).build())));
        assertThat(document(paper().field("abstractNote", summary.replace("content", "happy")).build())
                .sections())
                .singleElement()
                .satisfies(section -> assertThat(section.heading()).containsExactly("Abstract"));
        assertThat(document(paper().field("abstractNote", "Something else altogether.").build()).sections())
                .extracting(section -> section.paragraphs().getFirst().text())
                .containsExactly("Something else altogether.", summary);
    }

    @Test
    void afterAChangeOfTitleTheTextIsTakenFromTheDocumentBefore() {
        pdf("PDF00001", about().doi(new Doi("10.1/file")).build());
        Document before = document(paper().field("abstractNote", "About cats.").build()).completed();
        records.add(record("NOTE0001", "note").parent("PAPER001").note("<p>New.</p>").build());
        ZoteroRecord renamed = paper().field("title", "On dogs").field("abstractNote", "About dogs.").build();
        Document again = new WorkDocument(work(renamed), files).again(before).orElseThrow();
        assertThat(again).isEqualTo(document(renamed));
        assertThat(again.metadata().title()).isEqualTo("On dogs");
        assertThat(again.metadata().doi()).isEqualTo(new Doi("10.1/file"));
        assertThat(new WorkDocument(work(renamed), files).again(again)).contains(again);
    }

    @Test
    void aBadPageOfAFurtherPdfIsNoneOfTheMainOnes() {
        pdf("PDF00001", about().build());
        texts.add(new AttachmentText(present("SUPPL001", "application/pdf"), new DocumentBuilder().pages(3)
                .section(SectionKind.CONTENT, List.of()).paragraph(1, "A table.", List.of())
                .unreadable(2, new Reason.Scanned(null)).build(about().build())));
        Document document = document(paper().build());
        assertThat(document.pages()).isEqualTo(2);
        assertThat(document.unreadable()).containsExactly(new Document.UnreadablePage(null,
                new Reason.InAttachment("SUPPL001.file", 2, new Reason.Scanned(null))));
        ZoteroRecord renamed = paper().field("title", "On dogs").build();
        assertThat(new WorkDocument(work(renamed), files).again(document.completed()).orElseThrow()
                .unreadable()).isEqualTo(document.unreadable());
    }

    @Test
    void footnotesOfAPaperAreNoNotesOfItsOwner() {
        texts.add(new AttachmentText(present("PDF00001", "application/pdf"), new DocumentBuilder().pages(1)
                .section(SectionKind.CONTENT, List.of()).paragraph(1, "Cats purr.", List.of())
                .section(SectionKind.NOTE, List.of()).paragraph(1, "1 Not all cats.", List.of())
                .build(about().published("2013-04").year(2013).build())));
        records.add(record("NOTE0001", "note").parent("PAPER001").note("<p>Old.</p>").build());
        Document before = document(paper().build()).completed();
        records.removeLast();
        records.add(record("NOTE0001", "note").parent("PAPER001").note("<p>New.</p>").build());
        Document again = new WorkDocument(work(paper().build()), files).again(before).orElseThrow();
        assertThat(again).isEqualTo(document(paper().build()));
        assertThat(again.text()).contains("1 Not all cats.", "New.").doesNotContain("Old.");
        assertThat(again.metadata().published()).isEqualTo("2013-04");
    }

    @Test
    void aFileThatHasChangedIsReadAndOneThatHasVanishedIsRemembered() {
        pdf("PDF00001", about().build());
        ZoteroRecord item = paper().build();
        Document before = document(item);
        AttachmentFile file = files.getFirst();
        List<AttachmentFile> changed = List.of(
                new AttachmentFile(file.attachment(), file.path(), file.file(), null, 11, 20));
        assertThat(new WorkDocument(work(item), changed).again(before)).isEmpty();
        List<AttachmentFile> vanished = List
                .of(AttachmentFile.missing(file.attachment(), file.path(), new Reason.AttachmentNotFound()));
        Document without = new WorkDocument(work(item), vanished).again(before).orElseThrow();
        assertThat(without.sections()).isEqualTo(before.sections());
        assertThat(without.unreadable()).containsExactly(
                new Document.UnreadablePage(null,
                        new Reason.InAttachment("PDF00001.file", null, new Reason.AttachmentNotFound())));
        assertThat(new WorkDocument(work(item), files).again(without)).contains(before);
    }

    @Test
    void whatCouldNotBeReadIsTriedAgain() {
        AttachmentFile file = present("PDF00001", "application/pdf");
        ZoteroRecord item = paper().build();
        Document before = new WorkDocument(work(item), files).of(List.of(),
                List.of(new Unread<>(file, new Reason.Empty())));
        assertThat(before.unreadable())
                .containsExactly(new Document.UnreadablePage(null,
                        new Reason.InAttachment("PDF00001.file", null, new Reason.Empty())));
        assertThat(new WorkDocument(work(item), files).again(before)).isEmpty();
    }

    @Test
    void aNoteByItselfIsADocument() {
        Document document = document(
                record("NOTE0001", "note").note("<p>Buy <b>milk</b>.</p><p>And tea.</p>").build());
        assertThat(document.metadata().title()).isEqualTo("Buy milk.");
        assertThat(document.metadata().type()).isEqualTo(DocumentType.NOTE);
        assertThat(document.sections()).singleElement().satisfies(section -> {
            assertThat(section.kind()).isEqualTo(SectionKind.NOTE);
            assertThat(section.paragraphs()).hasSize(2);
        });
    }

    @Test
    void anAttachmentByItselfIsCalledWhatItsFileSays() {
        ZoteroRecord alone = record("ALONE001", "attachment").field("title", "scan_0001.pdf")
                .link(new ZoteroRecord.Link(ZoteroRecord.LinkMode.IMPORTED_FILE, "application/pdf", ""))
                .build();
        AttachmentFile file = new AttachmentFile(alone, "/scan_0001.pdf", Path.of("/scan_0001.pdf"), null, 1,
                1);
        ZoteroWork work = ZoteroWork.of(List.of(alone)).getFirst();
        assertThat(work.attachments()).containsExactly(alone);
        assertThat(new WorkDocument(work, List.of(file))
                .of(List.of(new AttachmentText(file, new DocumentBuilder().build(about().build()))),
                        List.of())
                .metadata().title()).isEqualTo("A title from the file");
        assertThat(new WorkDocument(work, List.of(file)).of(List.of(), List.of()).metadata().title())
                .isEqualTo("scan_0001.pdf");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            extra      | Citation Key: cat2019    | cat2019
            extra      | PMID: 1\\ncitekey: dog2  | dog2
            extra      | bibtex: old1             | old1
            citationKey | native2024              | native2024
            betterbibtex.citationKey | table2020  | table2020
            """)
    void aCiteKeyMayStandInManyPlaces(String field, String value, String key) {
        assertThat(document(paper().field(field, value.replace("\\n", "\n")).build()).metadata().citekey())
                .isEqualTo(key);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1969-00-00 1969                 | 1969 | 1969
            2021-01-05 2021-01-05 03:26:59  | 2021 | 2021-01-05
            2005                            | 2005 | 2005
            May 12, 1987                    | 1987 | May 12, 1987
            1215-06-15 15 June 1215         | 1215 | 1215-06-15
            0000-00-00 c. 1876              | 1876 | c. 1876
            0000-00-00 forthcoming          |      | forthcoming
            2019-13-45 2019-13-45           | 2019 | 2019-13-45
            """)
    void aDateTellsItsYear(String date, Integer year, String iso) {
        assertThat(ZoteroDate.of(date)).isEqualTo(new ZoteroDate(year == null ? null : new Year(year), iso));
    }

    @Test
    void markUpInTitlesAndAbstractsIsTakenOff() {
        Metadata metadata = document(paper().field("title", "H<sub>2</sub>O and <i>E. coli</i> for p < 0.05")
                .field("abstractNote", "<jats:p>One.</jats:p><jats:p>a &lt; b</jats:p>").build()).metadata();
        assertThat(metadata.title()).isEqualTo("H2O and E. coli for p < 0.05");
        assertThat(metadata.summary()).isEqualTo("One.\n\na < b");
        assertThat(
                document(paper()
                        .field("abstractNote", "<jats:sec><jats:title>Background</jats:title><jats:p>In"
                                + " <jats:italic>Arabidopsis</jats:italic> we see it.</jats:p></jats:sec>")
                        .build()).metadata()
                        .summary())
                .isEqualTo("Background\n\nIn Arabidopsis we see it.");
        assertThat(document(paper().field("abstractNote", "a < b and c > d").build()).metadata().summary())
                .isEqualTo("a < b and c > d");
    }

    @Test
    void whatHasNoTitleIsDescribed() {
        assertThat(document(
                record("X", "journalArticle").creator(ZoteroRecord.Creator.of("author", "Ada", "L")).build())
                .metadata().title()).isEqualTo("Journal article by Ada L");
        assertThat(document(record("KEY", "map").build()).metadata().title()).isEqualTo("Map KEY");
    }

    @Test
    void linksToGroupsNameTheGroupAndThereIsNoneToAFeed() {
        Map.of(ZoteroLibrary.OWN, "zotero://select/library/items/K",
                ZoteroLibrary.group(12, "G"), "zotero://select/groups/12/items/K", ZoteroLibrary.feed(3, "F"),
                "")
                .forEach((library, link) -> assertThat(item(document(
                        new ZoteroRecord.Builder(library, "K", "book").field("title", "T").build())).link()
                        .orElse("")).isEqualTo(link));
    }
}
