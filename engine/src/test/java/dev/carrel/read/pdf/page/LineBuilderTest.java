package dev.carrel.read.pdf.page;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.glyph.Glyph;
import dev.carrel.read.pdf.glyph.PageInk;
import dev.carrel.read.pdf.glyph.PageSize;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class LineBuilderTest {
    private static final Face FACE = new Face("Serif", false, false);
    private static final double WIDTH = 5;
    private final List<Glyph> glyphs = new ArrayList<>();
    private double x = 50;

    /// Shows letters close together, after a gap.
    private LineBuilderTest show(double gap, String text, double size, double baseline) {
        x += gap;
        for (int i = 0; i < text.length(); i++) {
            glyphs.add(new Glyph(text.substring(i, i + 1), x, x + WIDTH, baseline, size, FACE, 0, size / 4,
                    false));
            x += WIDTH;
        }
        return this;
    }

    private List<String> lines() {
        return LineBuilder.lines(new PageInk(new PageSize(1, 600, 800), glyphs, List.of(), List.of()))
                .stream()
                .map(TextLine::text).toList();
    }

    @Test
    void aThinSpacePartsANumberFromItsUnit() {
        show(0, "within", 10, 100).show(2.5, "48", 10, 100).show(1.1, "hours", 10, 100);
        assertThat(lines()).containsExactly("within 48 hours");
    }

    @Test
    void lettersWithASpaceTypedAfterEachAreWords() {
        apart("article");
        x += 4;
        apart("info");
        assertThat(lines()).containsExactly("article info");
        glyphs.clear();
        apart("a=bcdef");
        assertThat(lines()).containsExactly("a = b c d e f");
    }

    private LineBuilderTest apart(String text) {
        text.chars().mapToObj(Character::toString).forEach(letter -> {
            show(0, letter, 10, 100);
            glyphs.add(new Glyph(" ", x, x + 2.5, 100, 10, FACE, 0, 2.5, false));
            x += 2.5;
        });
        return this;
    }

    @Test
    void aLineThatIsStretchedToTheWidthOfItsColumnIsOneLine() {
        show(0, "readingsofayearfromonestaffareenough", 10, 100);
        x = 50;
        show(0, "to", 10, 112).show(28, "understand", 10, 112).show(29, "the", 10, 112).show(28, "tide", 10,
                112);
        assertThat(lines()).containsExactly("readingsofayearfromonestaffareenough", "to understand the tide");
    }

    @Test
    void theCellsOfATableAreNoLine() {
        show(0, "readingsofayearfromonestaffareenough", 10, 100);
        x = 50;
        show(0, "to", 10, 112).show(20, "understand", 10, 112).show(45, "the", 10, 112).show(20, "tide", 10,
                112);
        x = 50;
        show(0, "to", 10, 124).show(30, "understand", 10, 124).show(30, "the", 10, 124);
        assertThat(lines()).hasSize(8);
    }

    @Test
    void aNumberInsideAWordStays() {
        show(0, "gene", 10, 100).show(2.5, "rs22618a", 10, 100);
        assertThat(lines()).containsExactly("gene rs22618a");
    }

    @Test
    void aRaisedNumberIsNoPartOfTheWordBeforeIt() {
        show(0, "materials", 10, 100).show(0, "12", 6, 96).show(2.5, "of", 10, 100).show(2.5, "m", 10, 100)
                .show(0, "2", 6, 96).show(2.5, "CO", 10, 100).show(0, "2", 6, 102);
        assertThat(lines()).containsExactly("materials 12 of m² CO₂");
    }

    @Test
    void whatIsPrintedAboveOrBelowTheLineIsWrittenSo() {
        show(0, "LiPF", 10, 100).show(0, "6", 6, 102).show(2.5, "mol", 10, 100).show(2.5, "dm", 10, 100)
                .show(1.3, "−", 6, 96).show(1.3, "3", 6, 96).show(2.5, "Ca", 10, 100).show(0, "2", 6, 96)
                .show(1.2, "+", 6, 96).show(2.5, "CO", 10, 100).show(0, "3", 6, 102).show(0, "2−", 6, 96);
        assertThat(lines()).containsExactly("LiPF₆ mol dm⁻³ Ca²⁺ CO₃²⁻");
    }

    @Test
    void whatUnicodeCannotPutAboveOrBelowStaysPlain() {
        show(0, "LiNi", 10, 100).show(0, "0.5", 6, 102).show(0, "Mn", 10, 100).show(0, "1.5", 6, 102)
                .show(0, "O", 10, 100).show(0, "4", 6, 102).show(2.5, "the", 10, 100).show(0, "1–4", 6, 96);
        assertThat(lines()).containsExactly("LiNi0.5Mn1.5O₄ the1–4");
    }

    @Test
    void anAccentOverTheNextLetterPartsNoWord() {
        show(0, "M", 10, 100);
        glyphs.add(new Glyph("¨", x + 1.2, x + 4.2, 100, 10, FACE, 0, 2.5, false));
        show(0, "ausezahl", 10, 100);
        assertThat(lines()).containsExactly("Mäusezahl");
    }

    @Test
    void aNumberAtTheLinesBeginningStaysPlain() {
        show(0, "1", 6, 96).show(0, "Department", 10, 100);
        assertThat(lines()).containsExactly("1Department");
    }

    @Test
    void lettersOfManyTimesItsSizeAreNoPartOfALine() {
        show(0, "text", 10, 100).show(3, "DRAFT", 60, 110);
        assertThat(lines()).containsExactly("text", "DRAFT");
    }

    @Test
    void aLargeInitialIsPartOfItsLine() {
        show(0, "T", 40, 124).show(1, "ides", 10, 100);
        assertThat(lines()).containsExactly("Tides");
    }

    @Test
    void signsThatStandForNoLetterMakeNoLine() {
        show(0, "text", 10, 100).show(40, "\uE000\uF0B7", 10, 130).show(40, "\u0001", 10, 160).show(0, "more",
                10, 190);
        assertThat(lines()).containsExactly("text", "more");
    }
}
