package dev.carrel.read.pdf.block;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Section;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDPropertyList;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/// A paper with a mark on its pages is read as the paper without it.
final class WatermarksTest {
    private static final String TEXT = "Tides were read from a staff at the harbour wall every quarter of an hour, by day and by "
            + "night, for the whole of one year. The staff was painted anew in spring, since barnacles had covered its lowest "
            + "marks, and the readings of that week were left out. What remained was compared with the almanac, which was right "
            + "within a hand's breadth on all but nine days, each of them a day of storm from the west.";

    /// When a page is marked: before its text is printed or after it.
    enum Moment {
        BEFORE, AFTER
    }

    /// Draws a mark on a page.
    @FunctionalInterface
    interface Mark {
        void on(TestPaper paper, int page) throws IOException;
    }

    @ParameterizedTest
    @EnumSource
    void textThatRunsAslantIsNoText(Moment moment) throws IOException {
        assertUnmarked(moment, (paper, _) -> show(paper.content(), 110, "DRAFT",
                Matrix.getRotateInstance(Math.toRadians(52), 150, 200)));
    }

    @ParameterizedTest
    @EnumSource
    void largeTextThatIsPrintedOverIsNoText(Moment moment) throws IOException {
        assertUnmarked(moment, (paper, _) -> show(paper.content(), 44, "ACCEPTED MANUSCRIPT",
                Matrix.getTranslateInstance(40, 660)));
    }

    @ParameterizedTest
    @EnumSource
    void lightTextThatIsPrintedOverIsNoText(Moment moment) throws IOException {
        assertUnmarked(moment, (paper, _) -> {
            paper.content().saveGraphicsState();
            paper.content().setNonStrokingColor(0.85f, 0.85f, 0.9f);
            show(paper.content(), 17, "PREPRINT - NOT PEER REVIEWED", Matrix.getTranslateInstance(120, 664));
            paper.content().restoreGraphicsState();
        });
    }

    @ParameterizedTest
    @EnumSource
    void aTransparentFormOnEveryPageIsNoText(Moment moment) throws IOException {
        assertUnmarked(moment, (paper, _) -> paper.content().drawForm(form(paper)));
    }

    @ParameterizedTest
    @EnumSource
    void outlinesOfLettersLeaveTheTextBelowThemText(Moment moment) throws IOException {
        assertUnmarked(moment, (paper, _) -> outlines(paper.content()));
    }

    @Test
    void theStampOfAnArchiveInTheMarginIsNoText() throws IOException {
        assertUnmarked(Moment.AFTER, (paper, page) -> {
            if (page == 1) {
                show(paper.content(), 20, "arXiv:2001.01234v2  [physics.ao-ph]  7 Jan 2020",
                        Matrix.getRotateInstance(Math.PI / 2, 32, 240));
            }
        });
    }

    @Test
    void whoDownloadedItWhenIsNoText() throws IOException {
        assertUnmarked(Moment.AFTER, (paper, _) -> show(paper.content(), 7,
                "Downloaded from https://journal.example/tides by guest on 3 March 2021",
                Matrix.getRotateInstance(-Math.PI / 2, 575, 600)));
    }

    @Test
    void whatTheFileItselfCallsAWatermarkIsNoText() throws IOException {
        assertUnmarked(Moment.BEFORE, (paper, _) -> {
            COSDictionary properties = new COSDictionary();
            properties.setItem(COSName.TYPE, COSName.getPDFName("Pagination"));
            properties.setItem(COSName.SUBTYPE, COSName.getPDFName("Watermark"));
            paper.content().beginMarkedContent(COSName.ARTIFACT, PDPropertyList.create(properties));
            show(paper.content(), 10, "Only for the eyes of those who bought it, and for nobody else at all",
                    Matrix.getTranslateInstance(80, 400));
            paper.content().endMarkedContent();
        });
    }

    @Test
    void aLargeTitleWithNothingPrintedOverItStays() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.in(TestPaper.BOLD, 30).line(80, 90, "Tides of one harbour").line(80, 122,
                    "read from a staff");
            paper.in(TestPaper.ROMAN, 11).line(80, 150, "Ada Lindqvist");
            paper.paragraph(80, 180, 430, TEXT);
            assertThat(read(paper).metadata().title()).contains("Tides of one harbour read from a staff");
        }
    }

    private static void assertUnmarked(Moment moment, Mark mark) throws IOException {
        for (int pages : new int[]{1, 3}) {
            Document plain = paper(pages, moment, (_, _) -> {
            });
            Document marked = paper(pages, moment, mark);
            assertThat(texts(plain)).hasSize(3 * pages).contains(TEXT);
            assertThat(texts(marked)).isEqualTo(texts(plain));
            assertThat(marked.metadata().title()).isEqualTo(plain.metadata().title());
            assertThat(marked.sections().stream().map(Section::heading))
                    .containsExactlyElementsOf(plain.sections().stream().map(Section::heading).toList());
        }
    }

    private static List<String> texts(Document document) {
        return document.sections().stream().flatMap(section -> section.paragraphs().stream())
                .map(Paragraph::text).toList();
    }

    private static Document paper(int pages, Moment moment, Mark mark) throws IOException {
        try (TestPaper paper = new TestPaper()) {
            for (int page = 1; page <= pages; page++) {
                if (page > 1) {
                    paper.page();
                }
                if (moment == Moment.BEFORE) {
                    mark.on(paper, page);
                }
                text(paper, page);
                if (moment == Moment.AFTER) {
                    mark.on(paper, page);
                }
            }
            return read(paper);
        }
    }

    private static void text(TestPaper paper, int page) {
        if (page == 1) {
            paper.in(TestPaper.BOLD, 16).line(80, 90, "A year of tides at one harbour");
        }
        double y = 120;
        for (int part = 1; part <= 3; part++) {
            paper.in(TestPaper.BOLD, 11).line(80, y, page + "." + part + " Readings of season " + part);
            y = paper.in(TestPaper.ROMAN, 10).paragraph(80, y + 18, 430, TEXT) + 20;
        }
    }

    private static Document read(TestPaper paper) throws IOException {
        return new PdfReader().read(Input.of("tides.pdf", paper.bytes()));
    }

    private static void show(PDPageContentStream content, float size, String text, Matrix at)
            throws IOException {
        content.beginText();
        content.setFont(TestPaper.SANS, size);
        content.setWordSpacing(0);
        content.setTextMatrix(at);
        content.showText(text);
        content.endText();
    }

    private static PDFormXObject form(TestPaper paper) throws IOException {
        PDAppearanceStream form = new PDAppearanceStream(paper.document);
        form.setBBox(PDRectangle.A4);
        form.setResources(new PDResources());
        try (PDPageContentStream content = new PDPageContentStream(paper.document, form)) {
            PDExtendedGraphicsState state = new PDExtendedGraphicsState();
            state.setNonStrokingAlphaConstant(0.2f);
            content.setGraphicsStateParameters(state);
            show(content, 15, "CONFIDENTIAL COPY FOR REVIEW", Matrix.getTranslateInstance(130, 664));
        }
        return form;
    }

    /// Bars and triangles of a page's height, as letters without text are made of.
    private static void outlines(PDPageContentStream content) throws IOException {
        content.saveGraphicsState();
        content.setNonStrokingColor(0.9f);
        for (int i = 0; i < 4; i++) {
            content.addRect(60 + 120 * i, 250, 30, 500);
            content.fill();
            content.addRect(60 + 120 * i, 660, 110, 2);
            content.fill();
            content.moveTo(80 + 120 * i, 300);
            content.lineTo(150 + 120 * i, 700);
            content.lineTo(170 + 120 * i, 300);
            content.fill();
        }
        content.restoreGraphicsState();
    }
}
