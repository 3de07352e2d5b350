package dev.carrel.index;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import dev.carrel.document.ZoteroItem;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class CuratedWorkTest {
    private static final ZoteroItem ITEM = new ZoteroItem("library", "ITEM",
            List.of(new ZoteroItem.Place(0, ""), new ZoteroItem.Place(900, "FILE")), "");

    private static final DocumentSummary PDF = version("/papers/lamps.pdf", "gki757 4433..4442",
            more -> more.authors(List.of("Ada Raman")).year(2001).doi(new Doi("10.1000/1"))
                    .published("2001-12-30")
                    .told("title", "page").told("doi", "page").tags(List.of("optics")));
    private static final DocumentSummary ENTRY = version("/bib/library.bib", "Lamps and sleep",
            more -> more.authors(List.of("Ada Raman", "Bo Lee")).citekey("raman02").year(2002)
                    .entry(entry("title", "journal")).tags(List.of("sleep")));
    private static final DocumentSummary ZOTERO = version("/zotero/zotero.sqlite", "Lamps and Sleep",
            more -> more.authors(List.of("Raman, Ada", "Lee, Bo")).zotero(ITEM).tags(List.of("toread"))
                    .collections(List.of("Light")).summary("Lamps keep people awake."));

    private static DocumentSummary version(String path, String title, UnaryOperator<Metadata.Builder> facts) {
        return new DocumentSummary(facts.apply(Metadata.of(title, DocumentType.PAPER)).build(),
                new Origin(DocumentId.of(path), "source", path, path,
                        new Fingerprint(1, 1, ContentHash.UNKNOWN), Instant.EPOCH));
    }

    private static BibliographyEntry entry(String... fields) {
        return new BibliographyEntry(BibliographyVocabulary.BIBTEX, "article",
                List.of(fields).stream().map(name -> EntryField.of(name, name)).toList(), List.of());
    }

    @Test
    void whatSomebodyCuratedIsBelievedFirst() {
        CuratedWork work = new CuratedWork(List.of(PDF, ENTRY, ZOTERO));
        assertThat(work.versions()).containsExactly(ZOTERO, ENTRY, PDF);
        assertThat(work.metadata().title()).isEqualTo("Lamps and Sleep");
        assertThat(work.metadata().authors()).containsExactly("Raman, Ada", "Lee, Bo");
        assertThat(work.metadata().summary()).isEqualTo("Lamps keep people awake.");
    }

    @Test
    void theOthersAddWhatItDoesNotTell() {
        Metadata metadata = new CuratedWork(List.of(PDF, ENTRY, ZOTERO)).metadata();
        assertThat(metadata.citekey()).isEqualTo("raman02");
        assertThat(metadata.year()).isEqualTo(new Year(2002));
        assertThat(metadata.doi()).isEqualTo(new Doi("10.1000/1"));
        assertThat(metadata.entry()).isEqualTo(ENTRY.metadata().entry());
        assertThat(metadata.tags()).containsExactly("toread", "sleep", "optics");
        assertThat(metadata.collections()).containsExactly("Light");
    }

    @Test
    void aDayOfAnotherYearIsNotTold() {
        assertThat(new CuratedWork(List.of(PDF, ENTRY)).metadata().published()).isNull();
        assertThat(new CuratedWork(List.of(PDF, ZOTERO)).metadata().published()).isEqualTo("2001-12-30");
    }

    @Test
    void whatToldAFactIsSaidOnlyOfTheVersionThatGivesIt() {
        assertThat(new CuratedWork(List.of(PDF, ENTRY)).metadata().told()).containsOnlyKeys("doi");
    }

    @Test
    void editorsOfOneVersionAreNotAddedToTheAuthorsOfAnother() {
        DocumentSummary edited = version("/papers/book.pdf", "Lamps", more -> more
                .contributors(List.of(new Contributor("editor", "Cy Noor"))));
        assertThat(new CuratedWork(List.of(edited, ENTRY)).metadata().contributors()).isEmpty();
        DocumentSummary nameless = version("/bib/other.bib", "Lamps", more -> more.entry(entry("title")));
        assertThat(new CuratedWork(List.of(edited, nameless)).metadata().contributors()).hasSize(1);
    }

    @Test
    void ofTwoEntriesTheFullerOneIsBelieved() {
        DocumentSummary fuller = version("/bib/z.bib", "LAMPS", more -> more.citekey("full")
                .entry(entry("title", "journal", "volume", "pages", "number", "month", "note")));
        assertThat(new CuratedWork(List.of(ENTRY, fuller)).metadata().citekey()).isEqualTo("full");
    }

    @Test
    void aWorkOfOneDocumentIsTheDocument() {
        assertThat(new CuratedWork(List.of(PDF)).metadata()).isSameAs(PDF.metadata());
        assertThatThrownBy(() -> new CuratedWork(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPageOfTheLoosePdfIsOpenedInZotero() {
        CuratedWork work = new CuratedWork(List.of(PDF, ZOTERO));
        ZoteroItem seen = Objects.requireNonNull(work.metadata(PDF.origin().id()).zotero());
        assertThat(seen.link(passage(PDF, 4))).contains("zotero://open-pdf/library/items/FILE?page=4");
        assertThat(seen.link()).contains("zotero://select/library/items/ITEM");
        assertThat(work.metadata(ZOTERO.origin().id()).zotero()).isEqualTo(ITEM);
    }

    private static Passage passage(DocumentSummary in, int page) {
        return new Passage(new PassageId(in.origin().id(), 0), SectionKind.CONTENT, List.of(), page, 0, 10,
                "Lamps.", List.of());
    }
}
