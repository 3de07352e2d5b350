package dev.carrel.read.bibliography.bibtex;

import java.util.List;

import dev.carrel.read.Inventory.Flaw;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class BibtexParserTest {
    private static BibtexEntry only(String text) {
        BibtexFile file = BibtexParser.parse(text);
        assertThat(file.flaws()).isEmpty();
        assertThat(file.entries()).hasSize(1);
        return file.entries().getFirst();
    }

    @Test
    void anEntryHasATypeAKeyAndFields() {
        BibtexEntry entry = only("\n@Article{ Smith:2020 ,\n Title = {A {B} c},\n year=2020 , month = jan}");
        assertThat(entry.type()).isEqualTo("article");
        assertThat(entry.key()).isEqualTo("Smith:2020");
        assertThat(entry.fields()).containsEntry("title", "A {B} c").containsEntry("year", "2020")
                .containsEntry("month", "jan");
        assertThat(entry.line()).isEqualTo(2);
    }

    @Test
    void valuesAreJoinedAndStringsAreKnown() {
        BibtexFile file = BibtexParser.parse("""
                @string{pub-x = "Fred" # { & Sons}}
                @String(acm = {ACM Press})
                @book{a, publisher = pub-x # ", " # ACM, note = unknown}
                """);
        assertThat(file.entries().getFirst().fields()).containsEntry("publisher", "Fred & Sons, ACM Press")
                .containsEntry("note", "unknown");
    }

    @ParameterizedTest
    @ValueSource(strings = {"@misc{k, title={T},, , year=1,}", "@misc{k, title={T} year=1}",
            "@misc(k, title={T}, year=1)",
            "@misc{k\n, title=\"T\", year=1}", "@ misc {k, % a remark\n title={T}, year=1}",
            "text a@b.org @misc{k,title={T},year=1} more"})
    void habitsOfWritingAreUnderstood(String text) {
        BibtexEntry entry = only(text);
        assertThat(entry.key()).isEqualTo("k");
        assertThat(entry.fields()).containsEntry("title", "T").containsEntry("year", "1");
    }

    @Test
    void anEntryNeedsNoKeyAndNoField() {
        assertThat(only("@article{, title={T}}").key()).isEmpty();
        assertThat(only("@article{title={T}}").fields()).containsKey("title");
        assertThat(only("@article{alone}").key()).isEqualTo("alone");
    }

    @Test
    void escapedBracesAndQuotationMarksAreForgiven() {
        assertThat(only("@misc{k, title={a \\{ b}, year=1}").fields()).containsEntry("title", "a \\{ b");
        assertThat(only("@misc{k, author=\"Bostr\\\"om\", year=1}").fields()).containsEntry("author",
                "Bostr\\\"om");
    }

    @Test
    void severalAuthorsKeywordsAndFilesAreKept() {
        assertThat(
                only("@misc{k, author={A}, author={B}, keywords={x}, keywords={y}, year=1, year=2}").fields())
                .containsEntry("author", "A and B").containsEntry("keywords", "x, y")
                .containsEntry("year", "1");
    }

    @Test
    void commentsAreKeptApart() {
        BibtexFile file = BibtexParser.parse("""
                @comment{jabref-meta: databaseType:bibtex;}
                @Comment this is one without braces
                @preamble{"x" # "@article{no, title={y}}"}
                @comment{ @article{hidden, title={h}} }
                @misc{k, title={T}}
                """);
        assertThat(file.comments()).hasSize(2);
        assertThat(file.entries()).extracting(BibtexEntry::key).containsExactly("k");
    }

    @Test
    void aMalformedEntryIsNamedAndTheRestIsRead() {
        BibtexFile file = BibtexParser.parse("""
                @misc{a, title={A}}

                @article{open, title={never closed, year={2001}}

                @misc{b, title={B}}
                @misc{c, title="no end, year=2}
                @misc{d, title={D}}
                @misc{e, title {E}}
                @Article,
                  title = {F}
                }
                @misc{g, title={G}
                """);
        assertThat(file.entries()).extracting(BibtexEntry::key).containsExactly("a", "b", "d");
        assertThat(file.flaws()).extracting(Flaw::line).containsExactly(3, 6, 8, 9, 12);
        assertThat(file.flaws()).extracting(Flaw::reason)
                .allMatch(reason -> reason.startsWith("entry has no "))
                .contains("entry has no closing brace", "entry has no opening brace");
    }

    @Test
    void manyUnclosedEntriesEndInTime() {
        String text = "@misc{k, title={never closed\n".repeat(3000);
        assertThat(BibtexParser.parse(text).flaws()).hasSize(3000);
    }

    @Test
    void fieldsAreInherited() {
        List<BibtexEntry> entries = BibtexParser.parse("""
                @inproceedings{paper, title={Paper}, crossref={Proc}, xdata={pub}}
                @proceedings{proc, title={Proceedings}, year=1999, editor={E}, doi={10.1/proc}}
                @xdata{pub, publisher={P}, xdata={pub}}
                @inbook{loop, title={L}, crossref={loop}}
                """).entries();
        Inheritance inheritance = new Inheritance(entries);
        assertThat(inheritance.complete(entries.getFirst()).fields()).containsEntry("title", "Paper")
                .containsEntry("booktitle", "Proceedings").containsEntry("year", "1999")
                .containsEntry("publisher", "P")
                .doesNotContainKey("doi");
        assertThat(inheritance.complete(entries.getLast()).fields()).containsEntry("title", "L");
    }
}
