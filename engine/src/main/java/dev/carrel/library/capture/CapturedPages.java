package dev.carrel.library.capture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
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
import dev.carrel.ingest.source.FileReading;
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
    private static final byte[] PDF = "%PDF-".getBytes(StandardCharsets.US_ASCII);

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

    /// @param reading reads pages that are PDFs
    public PageCatalogue catalogue(Embedder embedder, FileReading reading) {
        return new PageCatalogue(folder, new Summariser(embedder), reading);
    }

    /// All pages with their versions, in the order of their names.
    public synchronized List<StoredPage> list() throws IOException {
        List<StoredPage> pages = new ArrayList<>();
        for (Path file : PageCatalogue.files(folder)) {
            try {
                pages.add(new StoredPage(PageCatalogue.id(file.getFileName().toString()),
                        PageVersions.page(file),
                        CapturedPageFile.told(file),
                        Files.exists(PageCatalogue.pdf(file)) ? StoredPage.Form.PDF : StoredPage.Form.HTML,
                        PageVersions.age(file)));
            } catch (UnreadableException other) {
                // Somebody's own file; `carrel sync` says so.
            }
        }
        return pages;
    }

    /// Writes a page to its file. One that says the same as before stays untouched; one that has much changed becomes a
    /// version of its own.
    ///
    /// @return the document that it will be
    /// @throws UserError if it is no page, or there is nothing in it to be found
    public synchronized DocumentId store(CapturedPage sent) throws IOException {
        CapturedPage page = checked(sent);
        Document document = read(page);
        String name = PageCatalogue.name(Objects.requireNonNull(document.metadata().url()));
        Path file = PrivateFolder.create(folder).resolve(name);
        switch (PageVersions.change(file, document)) {
            case NONE -> {
            }
            case SMALL -> AtomicFile.write(file, CapturedPageFile.written(page));
            case NEW_VERSION -> {
                new PageVersions(folder).setAside(file);
                AtomicFile.write(file, CapturedPageFile.written(page));
            }
        }
        return PageCatalogue.id(name);
    }

    /// Writes a page that is a PDF to its file, in place of the PDF that was captured at its address before.
    ///
    /// @throws UserError if it is no PDF, or there is no text in it
    public synchronized DocumentId store(CapturedPage sent, byte[] pdf, PageCatalogue catalogue)
            throws IOException {
        CapturedPage page = checked(sent);
        if (pdf.length < PDF.length || !Arrays.equals(pdf, 0, PDF.length, PDF, 0, PDF.length)) {
            throw UserError.usage("What was sent is no PDF.", "Open the PDF itself in the tab.");
        }
        String name = PageCatalogue.name(page.address());
        Path file = PrivateFolder.create(folder).resolve(name);
        Path held = PageCatalogue.pdf(file);
        if (!Files.exists(held) || !Arrays.equals(Files.readAllBytes(held), pdf)) {
            replace(page, pdf, file, catalogue);
        }
        return PageCatalogue.id(name);
    }

    /// Reads it before it takes the place of another.
    private void replace(CapturedPage page, byte[] pdf, Path file, PageCatalogue catalogue)
            throws IOException {
        Path held = PageCatalogue.pdf(file);
        Path tried = folder.resolve("." + held.getFileName());
        try {
            AtomicFile.writeThrough(tried, pdf);
            catalogue.read(page, tried);
            if (Files.exists(file) && !Files.exists(held)) {
                new PageVersions(folder).setAside(file);
            }
            Files.move(tried, held, StandardCopyOption.REPLACE_EXISTING);
            AtomicFile.write(file, CapturedPageFile.written(page));
        } catch (UnreadableException e) {
            throw UserError.usage("The PDF cannot be captured: " + ReasonText.of(e.reason()) + ".",
                    "Save it and add the file, if it can be read elsewhere.");
        } finally {
            Files.deleteIfExists(tried);
        }
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
                html, sent.time(), sent.occasion());
    }

    /// Reads it once before it is stored, so that one without text never takes the place of one that had some.
    private static Document read(CapturedPage page) throws IOException {
        try {
            return new CapturedPageReader().read(page);
        } catch (UnreadableException e) {
            throw UserError.usage("The page cannot be captured: " + ReasonText.of(e.reason()) + ".",
                    "Send the page as the browser shows it, once it has loaded.");
        } catch (StackOverflowError e) {
            throw UserError.usage("The page is nested too deeply to be read.",
                    "Save it as PDF and add that.");
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
        boolean all = sources.contains(Source.BROWSER.id());
        for (Path file : PageCatalogue.files(folder)) {
            if (all || documents.contains(PageCatalogue.id(file.getFileName().toString()))) {
                PageVersions.delete(file);
            }
        }
    }

    /// Deletes all of them.
    public void erase() throws IOException {
        delete(List.of(), List.of(Source.BROWSER.id()));
        Files.deleteIfExists(folder);
    }
}
