package dev.carrel.library.capture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.embed.Embedder;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.PageCatalogue;
import dev.carrel.ingest.summary.Summariser;
import dev.carrel.read.CleanText;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.html.CapturedPageFile;
import dev.carrel.read.html.CapturedPageReader;
import dev.carrel.read.html.PageAddress;

/// The folder of captured pages of one library: a file for each address.
public final class CapturedPages {
    private static final int LONGEST_ADDRESS = 4096;
    private static final int LONGEST_TITLE = 1000;
    private static final long MOST_BYTES = 10_000_000;

    private final Path folder;
    private final long maxBytes;

    /// @param maxBytes pages that are larger are refused, and those over ten megabytes anyway
    public CapturedPages(Path library, long maxBytes) {
        this.folder = library.resolve("pages");
        this.maxBytes = Math.min(maxBytes, MOST_BYTES);
    }

    public Path folder() {
        return folder;
    }

    public Catalogue catalogue(Embedder embedder) {
        return new PageCatalogue(folder, new Summariser(embedder));
    }

    /// Writes a page to its file. One that is there already as it is now stays untouched.
    ///
    /// @return the document that it will be
    /// @throws UserError if it is no page, or there is nothing in it to be found
    public synchronized DocumentId store(CapturedPage sent) throws IOException {
        CapturedPage page = checked(sent);
        String name = PageCatalogue.name(address(page));
        Path file = PrivateFolder.create(folder).resolve(name);
        if (!isThere(page, file)) {
            AtomicFile.write(file, CapturedPageFile.written(page));
        }
        return PageCatalogue.id(name);
    }

    private CapturedPage checked(CapturedPage sent) {
        String address = sent.address().length() > LONGEST_ADDRESS
                ? ""
                : PageAddress.of(sent.address()).map(PageAddress::toString).orElse("");
        if (address.isEmpty()) {
            throw UserError.usage("The page has no address of the web.",
                    "Pages whose address begins with http:// or https:// can be captured.");
        }
        String html = sent.html().replace("\0", "");
        long bytes = html.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > maxBytes) {
            throw UserError.usage("The page is too large: " + Math.ceilDiv(bytes, 1_000_000) + " MB.",
                    "Up to " + maxBytes / 1_000_000
                            + " MB are taken (reading.max-bytes, and 10 MB at most).");
        }
        String title = CleanText.line(sent.title());
        return new CapturedPage(address,
                title.length() > LONGEST_TITLE
                        ? title.substring(0, title.offsetByCodePoints(0, LONGEST_TITLE / 2))
                        : title,
                html, sent.time());
    }

    /// The address that the page is known by. Reading it once before it is stored, so that one without text never takes the place of
    /// one that had some.
    private static String address(CapturedPage page) throws IOException {
        try {
            Document document = new CapturedPageReader().read(page);
            return Objects.requireNonNull(document.metadata().url());
        } catch (UnreadableException e) {
            throw UserError.usage("The page cannot be captured: " + ReasonText.of(e.reason()) + ".",
                    "Send the page as the browser shows it, once it has loaded.");
        } catch (StackOverflowError e) {
            throw UserError.usage("The page is nested too deeply to be read.",
                    "Save it as PDF and add that.");
        }
    }

    private static boolean isThere(CapturedPage page, Path file) throws IOException {
        if (!Files.exists(file)) {
            return false;
        }
        try {
            CapturedPage before = CapturedPageFile.parsed(Files.readAllBytes(file));
            return before.address().equals(page.address()) && before.title().equals(page.title())
                    && before.html().equals(page.html());
        } catch (UnreadableException damaged) {
            return false;
        }
    }

    /// True if there are pages, and none of some sources is theirs: the index was made anew.
    public boolean areForgotten(List<Source> sources) throws IOException {
        return sources.stream().noneMatch(source -> source.kind() == Source.Kind.BROWSER)
                && !PageCatalogue.files(folder).isEmpty();
    }

    /// Deletes the files of these documents, or of all if their source is among those given.
    public synchronized void delete(Collection<DocumentId> documents, List<String> sources)
            throws IOException {
        boolean all = sources.contains(Source.at(Source.Kind.BROWSER, PageCatalogue.LOCATION).id());
        for (Path file : PageCatalogue.files(folder)) {
            if (all || documents.contains(PageCatalogue.id(file.getFileName().toString()))) {
                Files.deleteIfExists(file);
            }
        }
    }

    /// Deletes all of them.
    public void erase() throws IOException {
        delete(List.of(), List.of(Source.at(Source.Kind.BROWSER, PageCatalogue.LOCATION).id()));
        Files.deleteIfExists(folder);
    }
}
