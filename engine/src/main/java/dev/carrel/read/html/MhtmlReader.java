package dev.carrel.read.html;

import java.io.IOException;

import dev.carrel.document.Document;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.UnreadableException;

/// Reads web pages that were saved as one file in the form of a message (`.mhtml`): the page is its first part.
public final class MhtmlReader implements Reader {
    private final HtmlReader pages = new HtmlReader();

    @Override
    public Document read(Input input) throws IOException {
        byte[] bytes = input.bytes();
        if (bytes.length == 0) {
            throw new UnreadableException(new Reason.Empty());
        }
        SavedMessage.Page page = SavedMessage.page(bytes)
                .orElseThrow(
                        () -> new UnreadableException(new Reason.Nothing(Reason.Nothing.Content.WEB_PAGE)));
        return pages.read(input, page.content(), page.saved());
    }
}
