package dev.carrel.read.html;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;

import dev.carrel.document.Document;
import dev.carrel.document.Metadata;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.CleanText;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;

/// Reads pages that a browser sent: like any other page, with what the browser knows where the page is silent.
public final class CapturedPageReader {
    /// The name of a page without title and headings.
    private static final String UNTITLED = "untitled captured page";

    private final HtmlReader pages = new HtmlReader();

    /// @throws UnreadableException if there is no text in it, or its address is none
    public Document read(CapturedPage page) throws IOException {
        PageAddress address = PageAddress.of(page.address())
                .orElseThrow(
                        () -> new UnreadableException(new Reason.Mistaken(Reason.Mistaken.For.NO_ADDRESS)));
        byte[] bytes = page.html().getBytes(StandardCharsets.UTF_8);
        Document read = pages.read(Input.of(UNTITLED, bytes), bytes,
                new HtmlReader.Saved(StandardCharsets.UTF_8.name(), address.toString()));
        return read.with(metadata(read.metadata(), page, address));
    }

    private static Metadata metadata(Metadata said, CapturedPage page, PageAddress address) {
        Metadata.Builder metadata = said.changed(title(said, page, address))
                .url(address.canonical(said.url()).toString());
        if (said.published() == null && said.year() == null) {
            LocalDate day = LocalDate.ofInstant(page.time(), ZoneOffset.UTC);
            metadata.published(day.toString()).year(day.getYear()).told("published", CapturedPage.TOLD);
        }
        return metadata.build();
    }

    private static String title(Metadata said, CapturedPage page, PageAddress address) {
        if (!said.title().equals(UNTITLED)) {
            return said.title();
        }
        String told = CleanText.line(page.title());
        return told.isEmpty() ? address.toString() : told;
    }
}
