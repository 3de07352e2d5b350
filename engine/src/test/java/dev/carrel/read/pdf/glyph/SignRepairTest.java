package dev.carrel.read.pdf.glyph;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

import dev.carrel.document.Paragraph;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDFontFactory;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class SignRepairTest {
    @Test
    void aSignNamedByItsPlaceIsReadAsThatPlaceSays() throws IOException {
        assertThat(read("AdvP4C4E74", "C0", "C2", "C20")).isEqualTo("About −×≤ done");
        assertThat(read("Advsymbol", "C176", "C177", "C163")).isEqualTo("About °±≤ done");
    }

    @Test
    void aFontOfNothingButSignsHasNoThorns() throws IOException {
        assertThat(read("AdvP4C4E74", "onequarter", "thorn", "eth")).isEqualTo("About =+( done");
    }

    @Test
    void aFontWithOtherLettersHas() throws IOException {
        assertThat(read("Saga", "eth", "odieresis", "thorn")).isEqualTo("About ðöþ done");
    }

    @Test
    void aNameThatTellsNothingGivesNoSign() throws IOException {
        assertThat(read("AdvP4C4E74", "C77", "H1", "C2")).isEqualTo("About × done");
    }

    @Test
    void aFontOfSignsIsReadByWhatItPrints() throws IOException {
        assertThat(read("ABCDEF+AdvEls-ent4", "o", "r", "x")).isEqualTo("About <≤x done");
        assertThat(read("XyzabcAdvEls-ent7", "B", "E", "C0")).isEqualTo("About ~≈ done");
        assertThat(read("AdvPi1", "four", "m", "D")).isEqualTo("About >μΔ done");
        assertThat(read("AdvPSMP13", "l", "R", "y")).isEqualTo("About μΣy done");
        assertThat(read("MathematicalPi-One", "five", "comma", "eight")).isEqualTo("About =<° done");
        assertThat(read("SymbolMT", "m", "b", "twosuperior")).isEqualTo("About μβ″ done");
    }

    @Test
    void lettersOfAnyOtherFontStay() throws IOException {
        assertThat(read("AdvTimes", "o", "B", "four")).isEqualTo("About oB4 done");
        assertThat(read("AdvEls-ent40", "o", "r", "B")).isEqualTo("About orB done");
    }

    @Test
    void numberedGlyphsAreReadByTheirNumbers() throws IOException {
        assertThat(read("ABCDEF+Universal-GreekwithMathPi", "H11005", "H11002", "H9262"))
                .isEqualTo("About =−μ done");
        assertThat(read("Dingbats", "a19", "a79", "a20")).isEqualTo("About ✓❖✔ done");
    }

    @Test
    void aCodeThatIsALetterIsNoLetterWhereItsGlyphIsASign() throws IOException {
        assertThat(read('A', "MathematicalPi-One", "H11001", "H11021", "H9251")).isEqualTo("About +<α done");
    }

    @Test
    void lettersThatHaveGrownTogetherAreReadByTheNamesOfAll() throws IOException {
        assertThat(read((char) 27, "LinLibertineT", "f_f_i", "T_h.alt", "f_nothing"))
                .startsWith("About ffiTh");
    }

    /// A page that shows the codes 1, 2 and 3 of a font in which they have these names, between two words.
    private static String read(String font, String first, String second, String third) throws IOException {
        return read((char) 1, font, first, second, third);
    }

    /// The same for codes from this one on.
    private static String read(char code, String font, String... glyphs) throws IOException {
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage();
            document.addPage(page);
            PDResources resources = new PDResources();
            resources.put(COSName.getPDFName("F1"), TestPaper.ROMAN);
            resources.put(COSName.getPDFName("F2"),
                    PDFontFactory.createFont(font(code, font, glyphs)));
            page.setResources(resources);
            page.setContents(new PDStream(document, new ByteArrayInputStream(
                    "BT 80 700 Td /F1 10 Tf (About ) Tj /F2 10 Tf <%02X%02X%02X> Tj /F1 10 Tf ( done) Tj ET"
                            .formatted((int) code, code + 1, code + 2).getBytes(StandardCharsets.US_ASCII))));
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return new PdfReader().read(Input.of("signs.pdf", bytes.toByteArray())).paragraphs()
                    .map(Paragraph::text).collect(Collectors.joining("\n"));
        }
    }

    private static COSDictionary font(int code, String name, String... glyphs) {
        COSArray differences = new COSArray();
        COSArray widths = new COSArray();
        differences.add(COSInteger.get(code));
        for (String glyph : glyphs) {
            differences.add(COSName.getPDFName(glyph));
            widths.add(COSInteger.get(500));
        }
        COSDictionary encoding = new COSDictionary();
        encoding.setItem(COSName.TYPE, COSName.ENCODING);
        encoding.setItem(COSName.DIFFERENCES, differences);
        COSDictionary font = new COSDictionary();
        font.setItem(COSName.TYPE, COSName.FONT);
        font.setItem(COSName.SUBTYPE, COSName.TYPE1);
        font.setName(COSName.BASE_FONT, name);
        font.setItem(COSName.ENCODING, encoding);
        font.setInt(COSName.FIRST_CHAR, code);
        font.setInt(COSName.LAST_CHAR, code + glyphs.length - 1);
        font.setItem(COSName.WIDTHS, widths);
        return font;
    }
}
