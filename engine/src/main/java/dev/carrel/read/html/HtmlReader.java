package dev.carrel.read.html;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.TextDecoder;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.html.hidden.HiddenElements;
import dev.carrel.read.outline.Composer;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;

/// Reads web pages.
public final class HtmlReader implements Reader {
    private static final int TELLING = 16 * 1024;
    private static final Pattern TOLD = Pattern
            .compile(
                    "(?i)^(\u00EF\u00BB\u00BF|\u00FE\u00FF|\u00FF\u00FE)|charset\\s*=|<\\?xml[^>]*encoding\\s*=");

    /// The facts about a saved page that stand outside of it.
    ///
    /// @param charset null if the page has to say it
    /// @param address where it was saved from; empty if that is not known
    record Saved(@Nullable String charset, String address) {
        static final Saved UNKNOWN = new Saved(null, "");
    }

    @Override
    public Document read(Input input) throws IOException {
        return read(input, input.bytes(), Saved.UNKNOWN);
    }

    Document read(Input input, byte[] bytes, Saved saved) throws IOException {
        org.jsoup.nodes.Document page = Jsoup.parse(new ByteArrayInputStream(bytes),
                saved.charset() != null ? saved.charset() : untold(bytes), "");
        if (page.body().text().isBlank() && page.title().isBlank()) {
            throw new UnreadableException(new String(bytes, StandardCharsets.ISO_8859_1).isBlank()
                    ? new Reason.Empty()
                    : new Reason.NoText());
        }
        Outline outline = new Outline().hidden(HiddenElements.takeOutOf(page));
        MetadataBuilder facts = new MetadataBuilder(DocumentType.PAGE);
        new WebPageMetadata(page).tell(facts);
        facts.url(saved.address().matches("(?i)https?://.*") ? saved.address() : null);
        return Composer.compose(input, facts, HtmlBlocks.of(MainContent.of(page), outline));
    }

    /// Without a name, jsoup takes the encoding from the byte order mark or the page itself, else UTF-8.
    private static @Nullable String untold(byte[] bytes) {
        String start = new String(bytes, 0, Math.min(bytes.length, TELLING), StandardCharsets.ISO_8859_1);
        return TOLD.matcher(start).find() ? null : TextDecoder.untold(bytes);
    }
}
