package dev.carrel.read.pdf.role;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Paragraph;
import dev.carrel.document.SectionKind;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.TestPaper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class FootnoteFinderTest {
    private static final String TEXT = "Cats purr while they breathe in and while they breathe out, and nobody knows for"
            + " certain what the sound is good for. Some think that it heals bones, and others that it asks for food. ";

    private static Document paper() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.in(TestPaper.BOLD, 16).line(72, 100, "On the Purring of Cats");
            paper.in(TestPaper.ROMAN, 10).paragraph(72, 160, 450, TEXT.repeat(6));
            paper.page().in(TestPaper.ROMAN, 10).paragraph(72, 100, 450, TEXT.repeat(8));
            paper.in(TestPaper.ROMAN, 8).paragraph(72, 740, 450,
                    "1 The keeper of the cats is thanked for her patience during the recordings.");
            return new PdfReader().read(Input.of("cats.pdf", paper.bytes()));
        }
    }

    @Test
    void aFootnoteIsANoteAndNoText() throws IOException {
        Document document = paper();
        List<Paragraph> notes = document.sections().stream()
                .filter(section -> section.kind() == SectionKind.NOTE)
                .flatMap(section -> section.paragraphs().stream()).toList();
        assertThat(notes).singleElement().satisfies(note -> {
            assertThat(note.page()).isEqualTo(2);
            assertThat(note.text()).contains("The keeper of the cats is thanked");
        });
        assertThat(document.sections().stream().filter(section -> section.kind() != SectionKind.NOTE)
                .flatMap(section -> section.paragraphs().stream()).map(Paragraph::text))
                .noneMatch(text -> text.contains("keeper"));
    }

    @Test
    void onTheFirstPageANoteIsWhatTheTextBearsTheMarkOf() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            paper.in(TestPaper.BOLD, 16).line(72, 100, "On the Purring of Cats");
            double y = paper.in(TestPaper.ROMAN, 10).paragraph(72, 160, 450, TEXT.repeat(6).strip());
            paper.line(72, y, "Some were recorded asleep").in(TestPaper.ROMAN, 6).line(177, y - 4, "1");
            paper.in(TestPaper.ROMAN, 10).line(182, y, "and some awake, in a room that was known to them.");
            paper.in(TestPaper.ROMAN, 8).paragraph(72, 720, 450,
                    "1 The keeper of the cats is thanked for her patience during the recordings.");
            paper.paragraph(72, 745, 450,
                    "2 Department of Animals, University of Somewhere, in the old building.");
            Document document = new PdfReader().read(Input.of("cats.pdf", paper.bytes()));
            assertThat(document.sections().stream().filter(section -> section.kind() == SectionKind.NOTE)
                    .flatMap(section -> section.paragraphs().stream()).map(Paragraph::text))
                    .containsExactly(
                            "1 The keeper of the cats is thanked for her patience during the recordings.");
        }
    }
}
