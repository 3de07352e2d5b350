package dev.carrel.read.pdf;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.pdf.page.Page;

/// Keeps one bad page from taking the others with it: where a document cannot be made of its pages, the page at which it
/// fails is left out, and the document says so.
final class Salvage {
    /// Makes a document of pages, some of which are known to have no text.
    interface Composer {
        Document compose(List<Page> pages, List<UnreadablePage> unreadable);
    }

    private final Composer composer;
    private final List<Page> pages;
    private final List<UnreadablePage> unreadable;

    Salvage(Composer composer, List<Page> pages, List<UnreadablePage> unreadable) {
        this.composer = composer;
        this.pages = new ArrayList<>(pages);
        this.unreadable = new ArrayList<>(unreadable);
    }

    /// @throws UnreadableException if no page is left
    Document document() throws UnreadableException {
        while (pages.stream().anyMatch(page -> !page.lines().isEmpty())) {
            // Every rule about layout runs in here, and pages can be anything: a case that no rule foresaw is a defect, and
            // must not cost the paper.
            try {
                return composer.compose(List.copyOf(pages), List.copyOf(unreadable));
            } catch (RuntimeException | StackOverflowError e) {
                leaveOut(failing(), e);
            }
        }
        throw new UnreadableException(unreadable.getLast().reason());
    }

    private void leaveOut(int at, Throwable because) {
        Page page = pages.get(at);
        pages.set(at, page.without(_ -> true));
        unreadable
                .add(new UnreadablePage(page.number(), new Reason.NotUnderstood(PdfReader.detail(because))));
    }

    /// The last of the fewest pages that fail; the pages before it do not.
    private int failing() {
        int good = 0;
        int bad = pages.size();
        while (bad - good > 1) {
            int middle = (good + bad) >>> 1;
            if (fails(middle)) {
                bad = middle;
            } else {
                good = middle;
            }
        }
        return lastWritten(bad - 1);
    }

    private boolean fails(int count) {
        try {
            composer.compose(pages.subList(0, count), unreadable);
            return false;
        } catch (RuntimeException | StackOverflowError e) {
            return true;
        }
    }

    /// That page, or the nearest one that has something to leave out.
    private int lastWritten(int from) {
        int at = from;
        while (at > 0 && pages.get(at).lines().isEmpty()) {
            at--;
        }
        while (pages.get(at).lines().isEmpty()) {
            at++;
        }
        return at;
    }
}
