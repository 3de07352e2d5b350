package dev.carrel.read.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

import dev.carrel.document.Document;
import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.HiddenText;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.pdf.glyph.PageInk;
import dev.carrel.read.pdf.glyph.PageScanner;
import dev.carrel.read.pdf.page.FileMetadata;
import dev.carrel.read.pdf.page.HiddenLines;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.PagePicture;
import dev.carrel.read.pdf.page.Recogniser;
import dev.carrel.read.pdf.paper.PaperPipeline;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/// The pages of an open file: reads one after the other, remembers which gave no text and why, and hands their lines on.
final class PdfPages {
    /// A picture of this share of a page is what the page is about.
    private static final double LARGE = 0.3;
    private static final Reason SCANNED = new Reason.Scanned(null);

    private final PDDocument document;
    private final @Nullable Recogniser recogniser;
    private final List<Page> pages = new ArrayList<>();
    private final List<UnreadablePage> unreadable = new ArrayList<>();
    private final List<HiddenText> hidden = new ArrayList<>();

    /// @param recogniser reads pages that are only pictures; null leaves them
    PdfPages(PDDocument document, @Nullable Recogniser recogniser) {
        this.document = document;
        this.recogniser = recogniser;
    }

    /// A file of which nothing is seen would be lost: then it is doubted that its text has the colour of what is behind it or that
    /// something lies over it. Such text stays and is listed as hidden too. Other ways of hiding are what the file itself says.
    Document read(String name) throws IOException {
        int count = document.getNumberOfPages();
        scan(count, UnaryOperator.identity());
        if (isNothingSeen() && hidden.stream().map(HiddenText::way).anyMatch(PageInk::isDoubtful)) {
            List<HiddenText> doubted = List.copyOf(hidden);
            scan(count, PageInk::doubted);
            hidden.addAll(doubted);
        }
        if (isNothingSeen()) {
            throw new UnreadableException(nothing(count));
        }
        FileMetadata facts = FileMetadata.of(document, name);
        return new Salvage((some, bad) -> new PaperPipeline(some).document(facts, bad), pages, unreadable)
                .document().with(hidden);
    }

    private boolean isNothingSeen() { return pages.stream().allMatch(page -> page.lines().isEmpty()); }

    private void scan(int count, UnaryOperator<PageInk> seen) {
        PageScanner scanner = new PageScanner();
        pages.clear();
        unreadable.clear();
        hidden.clear();
        for (int number = 1; number <= count; number++) {
            scan(scanner, number, seen);
        }
    }

    private void scan(PageScanner scanner, int number, UnaryOperator<PageInk> seen) {
        try {
            PageInk ink = seen.apply(scanner.scan(document, number));
            hidden.addAll(HiddenLines.of(ink));
            Page page = Page.of(ink);
            boolean picture = page.lines().isEmpty() && isPicture(ink);
            if (picture && recogniser != null) {
                page = Page.of(PagePicture.read(document, ink.sheet(), recogniser));
            }
            pages.add(page);
            if (picture && page.lines().isEmpty()) {
                unreadable.add(
                        new UnreadablePage(number, recogniser == null ? SCANNED : new Reason.Unrecognised()));
            }
        } catch (IOException | RuntimeException | StackOverflowError e) {
            damaged(number, seen.apply(scanner.ink()), e);
        }
    }

    /// Pages that were read before the damage stay.
    private void damaged(int number, PageInk ink, Throwable damage) {
        Page page = lines(ink);
        pages.add(page);
        unreadable.add(new UnreadablePage(number,
                new Reason.Damaged(page.lines().isEmpty()
                        ? Reason.Damaged.Extent.WHOLE
                        : Reason.Damaged.Extent.END, PdfReader.detail(damage))));
    }

    private static Page lines(PageInk ink) {
        try {
            return Page.of(ink);
        } catch (RuntimeException damage) {
            return new Page(ink.sheet(), List.of(), List.of());
        }
    }

    private static boolean isPicture(PageInk ink) {
        return ink.pictures().stream().anyMatch(
                picture -> picture.width() * picture.height() > LARGE * ink.sheet().width()
                        * ink.sheet().height());
    }

    private Reason nothing(int count) {
        if (count == 0) {
            return new Reason.Nothing(Reason.Nothing.Content.PAGES);
        }
        if (unreadable.isEmpty()) {
            return new Reason.NoText();
        }
        return unreadable.stream().allMatch(page -> page.reason().equals(SCANNED))
                ? new Reason.Scanned(unreadable.size())
                : unreadable.getFirst().reason();
    }
}
