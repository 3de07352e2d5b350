package dev.carrel.read.bibliography;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Creator;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.read.registry.Inventories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

final class BibliographyEntriesTest {
    @TempDir
    private Path folder;

    private List<BibliographyEntry> entries(String name, String text) throws IOException {
        Inventories inventories = Inventories.standard();
        Path file = Files.writeString(folder.resolve(name), text);
        return inventories.read(inventories.format(file).orElseThrow(), file).entries().stream()
                .map(entry -> entry.document().metadata().entry()).toList();
    }

    private BibliographyEntry only(String name, String text) throws IOException {
        assertThat(entries(name, text)).hasSize(1);
        return entries(name, text).getFirst();
    }

    @Test
    void aBibtexEntryKeepsItsTypeAndEveryFieldAsTextAndAsItWasWritten() throws IOException {
        BibliographyEntry entry = only("a.bib", """
                @string{aw = "Addison" # "-Wesley"}
                @Book{knuth, Title = {The {\\TeX}book \\& $\\beta$}, AUTHOR = {Knuth, Donald E. and others},
                  publisher = aw, month = jan, note = {one}, note = {two}, isbn = 0201134489, x-mine = {},
                  file = {:a\\_b.pdf:PDF}}
                """);
        assertThat(entry.vocabulary()).isEqualTo(BibliographyVocabulary.BIBTEX);
        assertThat(entry.type()).isEqualTo("book");
        assertThat(entry.workType()).contains(WorkType.BOOK);
        assertThat(entry.fields()).containsExactly(
                new EntryField("title", "The TeXbook & β", "The {\\TeX}book \\& $\\beta$"),
                new EntryField("author", "Donald E. Knuth", "Knuth, Donald E. and others"),
                EntryField.of("publisher", "Addison-Wesley"), EntryField.of("month", "jan"),
                EntryField.of("note", "one"), EntryField.of("isbn", "0201134489"),
                EntryField.of("x-mine", ""), EntryField.of("file", ":a\\_b.pdf:PDF"),
                EntryField.of("note", "two"));
        assertThat(entry.creators()).containsExactly(
                new Creator("author", new PersonName("Knuth", "Donald E.", "", "")),
                new Creator("author", PersonName.whole("others")));
        assertThat(entry.shown()).containsEntry("note", "one; two").doesNotContainKey("x-mine");
    }

    @Test
    void anEntryThatInheritsTellsItsParentsFieldsToo() throws IOException {
        assertThat(entries("a.bib", """
                @inproceedings{a, title = {A}, crossref = {p}}
                @proceedings{p, title = {All of it}, publisher = {ACM}, year = 1999}
                """).getFirst().shown()).containsEntry("crossref", "p")
                .containsEntry("booktitle", "All of it")
                .containsEntry("publisher", "ACM").containsEntry("title", "A");
    }

    @Test
    void risKeepsRepeatedTagsInTheirOrder() throws IOException {
        BibliographyEntry entry = only("a.ris", """
                TY  - BOOK
                TI  - Corals
                AU  - van Smith, Jane, Jr.
                AU  - World Health Organization
                KW  - one
                KW  - two
                PB  - Reef Press
                ER  -
                """);
        assertThat(entry.type()).isEqualTo("BOOK");
        assertThat(entry.fields()).extracting(EntryField::name).containsExactly("TI", "AU", "AU", "KW", "KW",
                "PB");
        assertThat(entry.creators()).extracting(Creator::name).containsExactly(
                new PersonName("Smith", "Jane", "van", "Jr."),
                PersonName.whole("World Health Organization"));
    }

    @Test
    void cslKeepsWhatIsNoTextAsJson() throws IOException {
        BibliographyEntry entry = only("a.json", """
                [{"id": 7, "type": "entry-dictionary", "title": "On <i>corals</i>", "volume": 3,
                  "author": [{"family": "Smith", "given": "Jane", "non-dropping-particle": "van"},
                             {"literal": "WHO"}],
                  "issued": {"date-parts": [[1999, 5], [2000]], "circa": true}, "custom": {"a": [1]}}]
                """);
        assertThat(entry.workType()).contains(WorkType.DICTIONARY_ENTRY);
        assertThat(entry.fields()).contains(
                new EntryField("title", "On corals", "\"On <i>corals</i>\""),
                new EntryField("volume", "3", "3"),
                new EntryField("issued", "1999-05/2000~",
                        "{\"date-parts\":[[1999,5],[2000]],\"circa\":true}"),
                new EntryField("custom", "{\"a\":[1]}", "{\"a\":[1]}"));
        assertThat(entry.text("author")).contains("Jane van Smith; WHO");
        assertThat(entry.creators()).hasSize(2);
    }

    @Test
    void wordsThatNobodyKnowsAreKept() throws IOException {
        BibliographyEntry entry = only("a.bib", "@codemeta{x, title = {X}, swhid = {swh:1}}");
        assertThat(entry.type()).isEqualTo("codemeta");
        assertThat(entry.workType()).isEmpty();
        assertThat(entry.text("swhid")).contains("swh:1");
    }
}
