package dev.carrel.read.pdf.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import dev.carrel.document.Document;
import dev.carrel.read.pdf.glyph.Area;
import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.glyph.Glyph;
import dev.carrel.read.pdf.glyph.PageInk;
import dev.carrel.read.pdf.glyph.PageSize;
import dev.carrel.read.pdf.page.FileMetadata;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.XmpPacket;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/// Pages that no typesetter would make: whatever stands on them, a document comes of it.
@ExtendWith(Randomized.class)
@Tag("thorough")
final class PaperPipelineTest {
    private static final List<String> WORDS = List.of("tides", "Tides", "of", "the", "harbour,", "1.", "2.1",
            "3.1.3", "[4]",
            "Abstract", "References", "Introduction", "Methods", "Results", "Keywords:", "Figure 1.",
            "Table 2", "S1 Table",
            "2005", "(2017).", "AB,", "doi:10.1/x", "\uE000", "\uF0B7", "\u0001", "\u00AD", "\u00A0", "´",
            "e", "-", "–", ".",
            "https://a.org/", "(1)", "*", "†", "©", "\uFB01", "量子", "\uD83D\uDE00", "\uD800", "i", "IV.",
            "A.", "  ", "Ada Lindqvist,",
            "Appendix", "and", "Fig. 3 shows that", "self-", "٣٤");
    private static final List<Double> SIZES = List.of(10.0, 10.0, 10.0, 10.0, 8.0, 12.0, 18.0, 6.0, 0.0,
            60.0);
    private static final List<Integer> TURNS = List.of(0, 0, 0, 0, 0, 0, 90, 270, 45);

    private static <T> T any(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    private static Page page(int number, Random random) {
        List<Glyph> glyphs = new ArrayList<>();
        double y = 60;
        for (int lines = random.nextInt(40); lines > 0; lines--) {
            double size = any(SIZES, random);
            Face face = new Face(any(List.of("Roman", "Roman", "Bold", "Italic"), random),
                    random.nextInt(4) == 0,
                    random.nextInt(4) == 0);
            int turn = any(TURNS, random);
            double x = any(List.of(50.0, 50.0, 310.0, 62.0, 200.0), random);
            for (int words = random.nextInt(12); words >= 0; words--) {
                for (int letter : any(WORDS, random).codePoints().toArray()) {
                    glyphs.add(new Glyph(Character.toString(letter), x, x + size / 2, y, size, face, turn,
                            size / 4,
                            random.nextInt(20) == 0));
                    x += size / 2;
                }
                x += random.nextInt(6);
            }
            y += random.nextInt(8) == 0 ? random.nextInt(-300, 200) : 12;
        }
        return Page.of(new PageInk(new PageSize(number, 600, 800), glyphs,
                List.of(new Area(50, random.nextInt(800), 290, random.nextInt(800))), List.of()));
    }

    @Test
    void anythingOnPagesMakesADocument(Random random) {
        for (int round = 0; round < Randomized.rounds(50); round++) {
            List<Page> pages = new ArrayList<>();
            for (int number = random.nextInt(1, 6); number > 0; number--) {
                pages.add(page(pages.size() + 1, random));
            }
            FileMetadata facts = new FileMetadata(XmpPacket.NONE,
                    any(List.of("", "Tides of the harbour", "x.dvi"), random), "", "a.pdf");
            if (pages.stream().anyMatch(page -> !page.lines().isEmpty())) {
                Document document = new PaperPipeline(pages).document(facts, List.of());
                assertThat(document.paragraphs()).noneMatch(paragraph -> paragraph.text().isBlank());
                assertThat(document.omissions()).allMatch(left -> left.share() > 0 && left.share() <= 1);
            }
        }
    }
}
