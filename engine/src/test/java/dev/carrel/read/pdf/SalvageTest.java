package dev.carrel.read.pdf;

import java.util.List;
import java.util.stream.IntStream;

import dev.carrel.document.Document;
import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.SectionKind;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.pdf.glyph.Face;
import dev.carrel.read.pdf.glyph.PageSize;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.Span;
import dev.carrel.read.pdf.page.TextLine;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class SalvageTest {
    private static final List<Page> PAGES = IntStream.rangeClosed(1, 9).mapToObj(SalvageTest::page).toList();

    private static Page page(int number) {
        Span span = new Span("Page " + number, new Face("Times", false, false), 10, false, 50, 90, false);
        return new Page(new PageSize(number, 600, 800),
                List.of(new TextLine(new PageSize(number, 600, 800), 0,
                        List.of(span), 100)),
                List.of());
    }

    /// Fails on some pages, as a rule with a defect would.
    private static Salvage.Composer failingOn(String... bad) {
        return (pages, unreadable) -> {
            DocumentBuilder builder = new DocumentBuilder().section(SectionKind.CONTENT, List.of());
            pages.forEach(page -> page.lines().forEach(line -> {
                if (List.of(bad).contains(line.text())) {
                    throw new StringIndexOutOfBoundsException("Index 0 out of bounds for length 0");
                }
                builder.paragraph(line.text());
            }));
            unreadable.forEach(page -> builder.unreadable(page.page(), page.reason()));
            return builder.build(Metadata.of("A book", DocumentType.PAPER).build());
        };
    }

    @Test
    void onlyThePagesThatFailAreLost() throws UnreadableException {
        Document document = new Salvage(failingOn("Page 3", "Page 8"), PAGES, List.of()).document();
        assertThat(document.text()).contains("Page 1", "Page 2", "Page 4", "Page 7", "Page 9")
                .doesNotContain("Page 3", "Page 8");
        assertThat(document.unreadable()).containsExactly(
                new UnreadablePage(3, new Reason.NotUnderstood("Index 0 out of bounds for length 0")),
                new UnreadablePage(8, new Reason.NotUnderstood("Index 0 out of bounds for length 0")));
    }

    @Test
    void wherePagesFailTogetherTheOneThatCompletesThemGoes() throws UnreadableException {
        Salvage.Composer together = (pages, unreadable) -> {
            if (pages.stream().filter(page -> !page.lines().isEmpty()).count() > 6) {
                throw new IllegalStateException();
            }
            return failingOn().compose(pages, unreadable);
        };
        Document document = new Salvage(together, PAGES, List.of()).document();
        assertThat(document.unreadable()).hasSize(3);
        assertThat(document.paragraphs()).hasSize(6);
    }

    @Test
    void whereNothingIsLeftTheReasonIsTold() {
        Salvage.Composer never = (_, _) -> {
            throw new IllegalStateException("no rule for this");
        };
        assertThatThrownBy(() -> new Salvage(never, PAGES, List.of()).document())
                .isInstanceOf(UnreadableException.class).hasMessage("not understood: no rule for this");
    }
}
