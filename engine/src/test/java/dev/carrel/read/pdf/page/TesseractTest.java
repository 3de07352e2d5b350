package dev.carrel.read.pdf.page;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Paragraph;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Input;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.testing.Scan;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// With the program itself.
@Tag("thorough")
final class TesseractTest {
    @TempDir
    private Path folder;

    private Document read(List<List<String>> pages) throws IOException {
        Path scan = Scan.write(folder.resolve("scan.pdf"), pages);
        return new PdfReader(new Tesseract("eng", () -> {
        })).read(Input.of(scan));
    }

    @Test
    void aScannedPageIsReadWithItsPlaces() throws IOException {
        Document document = read(List.of(List.of(
                "The larynx of the domestic cat vibrates while it breathes",
                "in and out, which is why a cat can purr without a pause.",
                "Nobody knows for certain what the sound is good for.")));
        Paragraph paragraph = document.paragraphs().findFirst().orElseThrow();
        assertThat(document.unreadable()).isEmpty();
        assertThat(document.text())
                .contains("The larynx of the domestic cat vibrates while it breathes in and out")
                .contains("without a pause. Nobody knows");
        assertThat(paragraph.page()).isEqualTo(1);
        assertThat(paragraph.boxes()).isNotEmpty();
        assertThat(paragraph.boxes().getFirst().x0()).isBetween(55.0, 75.0);
    }

    @Test
    void aPictureWithoutWordsIsNamed() throws IOException {
        Document document = read(List.of(List.of("Words stand on the first page of this scanned document.",
                "They are followed by an empty sheet."), List.of()));
        assertThat(document.unreadable()).containsExactly(
                new Document.UnreadablePage(2, new Reason.Unrecognised()));
    }

    @Test
    void itTellsItsLanguages() {
        assertThat(Tesseract.languages()).contains("eng");
    }
}
