package dev.carrel.search.cite;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import dev.carrel.document.ZoteroItem;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.testing.EntryBuilder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

final class CitationNamesTest {
    private static DocumentSummary document(String path, String title, UnaryOperator<Metadata.Builder> more) {
        EntryBuilder entry = entry(path, title, "text").metadata(more);
        return new DocumentSummary(entry.build().document().metadata(), entry.origin());
    }

    private static String name(DocumentSummary document) {
        return CitationNames.of(List.of(document)).name(document.origin().id());
    }

    @Test
    void aCiteKeyNamesADocument() {
        assertThat(name(document("a", "T", m -> m.citekey("smith2023").authors(List.of("Jo Doe")))))
                .isEqualTo("smith2023");
    }

    @Test
    void withoutOneAuthorsAndYearDo() {
        assertThat(name(document("a", "T", m -> m.authors(List.of("Ada Smith")).year(2023))))
                .isEqualTo("Smith 2023");
        assertThat(name(document("a", "T", m -> m.authors(List.of("Smith, A.", "Doe JB")))))
                .isEqualTo("Smith & Doe");
        assertThat(name(document("a", "T", m -> m.authors(List.of("A. Smith", "B", "C")).year(1999))))
                .isEqualTo("Smith et al. 1999");
    }

    @Test
    void withoutThoseTheTitleOrTheIdDoes() {
        assertThat(name(document("a", "Lamps [and] clocks", m -> m))).isEqualTo("Lamps and clocks");
        assertThat(name(document("a", "Of the many ways in which lamps set the clocks of people", m -> m)))
                .isEqualTo("Of the many ways in which lamps set the…");
        DocumentSummary nameless = document("a", "", m -> m);
        assertThat(name(nameless)).isEqualTo(nameless.origin().id().value().substring(0, 8));
    }

    @Test
    void documentsOfOneNameGetLettersWhateverTheirOrder() {
        List<DocumentSummary> three = Stream.of("a", "b", "c")
                .map(path -> document(path, "T", m -> m.authors(List.of("Ada Smith")).year(2023))).toList();
        CitationNames citing = CitationNames.of(three);
        CitationNames reversed = CitationNames.of(three.reversed());
        assertThat(three).extracting(each -> citing.name(each.origin().id()))
                .containsExactlyInAnyOrder("Smith 2023a", "Smith 2023b", "Smith 2023c");
        assertThat(three).allSatisfy(each -> assertThat(reversed.name(each.origin().id()))
                .isEqualTo(citing.name(each.origin().id())));
    }

    @ParameterizedTest
    @CsvSource({"Jane Smith, Smith", "'van der Berg, J.', van der Berg", "Smith JA, Smith", "Plato, Plato",
            "'John Smith, Jr.', Smith", "J. A. Smith, Smith"})
    void surnamesAreToldFromNames(String author, String surname) {
        assertThat(Surname.of(author)).isEqualTo(surname);
    }

    @ParameterizedTest
    @CsvSource({"4, 1, 4, 1, p. 4 ¶2", "4, 1, 4, 3, p. 4 ¶2–4", "4, 1, 5, 0, p. 4 ¶2–p. 5 ¶1", ", 6, , 6, ¶7",
            ", 6, , 7, ¶7–8"})
    void placesAreCountedFromOne(@Nullable Integer page, int paragraph, @Nullable Integer lastPage,
            int lastParagraph, String shown) {
        assertThat(new PageSpot(page, paragraph).to(new PageSpot(lastPage, lastParagraph))).isEqualTo(shown);
    }

    private static FoundPassage found(@Nullable Integer page, String path,
            UnaryOperator<Metadata.Builder> more) {
        DocumentSummary document = document(path, "T", more);
        return new FoundPassage(
                new Passage(new PassageId(document.origin().id(), 0), SectionKind.CONTENT, List.of(),
                        page, 0, 0, "text"),
                document.metadata(), document.origin());
    }

    @Test
    void aLinkLeadsToThePage() {
        assertThat(SourceLink.to(found(3, "/my papers/ä.pdf", m -> m.url("https://x.org"))))
                .contains("file:///my%20papers/%C3%A4.pdf#page=3");
        assertThat(SourceLink.to(found(null, "/page.html", m -> m.url("https://x.org"))))
                .contains("https://x.org");
        assertThat(SourceLink.to(found(null, "/note.md", m -> m))).contains("file:///note.md");
        ZoteroItem item = new ZoteroItem("library", "ABCD", List.of(new ZoteroItem.Place(0, "PDF1")), "");
        assertThat(SourceLink.to(found(3, "/a.pdf", m -> m.zotero(item))))
                .contains("zotero://open-pdf/library/items/PDF1?page=3");
    }
}
