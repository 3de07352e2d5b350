package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.document.origin.Source;
import dev.carrel.ingest.summary.Summariser;
import dev.carrel.read.html.CapturedPageFile;
import dev.carrel.read.html.CapturedPageReader;

/// The pages that a browser sent, each a file in a folder of the library's own. A page is known by the name of its file,
/// which its address makes, so a library that is moved keeps its documents.
public final class PageCatalogue implements Catalogue {
    private static final String ENDING = ".html";

    private final Path folder;
    private final Summariser summariser;
    private final FileReading reading;
    private final CapturedPageReader reader = new CapturedPageReader();

    /// @param reading reads pages that are PDFs
    public PageCatalogue(Path folder, Summariser summariser, FileReading reading) {
        this.folder = folder;
        this.summariser = summariser;
        this.reading = reading;
    }

    /// The name of a page's file.
    public static String name(String address) {
        return ContentHash.of(address.getBytes(StandardCharsets.UTF_8)).value().substring(0, 32) + ENDING;
    }

    /// The document that a file holds.
    public static DocumentId id(String name) {
        return DocumentId.of(locator(name));
    }

    private static String locator(String name) {
        return Source.BROWSER.location() + "#" + name;
    }

    /// The PDF that was captured, beside the file that tells of it. There is none where the page was HTML.
    public static Path pdf(Path file) {
        String name = file.getFileName().toString();
        return file.resolveSibling(name.substring(0, name.length() - ENDING.length()) + ".pdf");
    }

    /// The files of pages in a folder, in the order of their names; none if there is no folder.
    public static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("[^.].*\\.html")).sorted()
                    .toList();
        }
    }

    @Override
    public Source source() {
        return Source.BROWSER;
    }

    @Override
    public OptionalInt files(BooleanSupplier stopped) throws IOException {
        return OptionalInt.of(files(folder).size());
    }

    @Override
    public void list(Receiver receiver) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder.toString());
        }
        for (Path file : files(folder)) {
            Path pdf = pdf(file);
            receiver.item(Files.exists(pdf)
                    ? item(file, pdf, () -> new OpenedPdf(CapturedPageFile.told(file), pdf))
                    : item(file, file,
                            () -> new OpenedPage(CapturedPageFile.parsed(Files.readAllBytes(file)))));
        }
    }

    private static Item item(Path file, Path shown, Item.Content content) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(shown, BasicFileAttributes.class);
        String name = file.getFileName().toString();
        return new Item(locator(name), name, shown.toString(), attributes.size(),
                // With the path, so that a page of a library that was moved learns of its new place.
                31 * attributes.lastModifiedTime().toMillis() + shown.toString().hashCode(), content);
    }

    /// The document that a captured PDF is.
    ///
    /// @throws dev.carrel.read.UnreadableException if there is no text in it
    public Document read(CapturedPage told, Path pdf) throws IOException {
        return new OpenedPdf(told, pdf).read();
    }

    private final class OpenedPdf implements Item.Opened {
        private final CapturedPage told;
        private final Path pdf;
        private final Item.Opened file;

        OpenedPdf(CapturedPage told, Path pdf) throws IOException {
            this.told = told;
            this.pdf = pdf;
            this.file = reading.open(pdf);
        }

        @Override
        public ContentHash hash() {
            return ContentHash.of(String.join("\n", told.address(), told.title(), file.hash().value())
                    .getBytes(StandardCharsets.UTF_8));
        }

        /// With the browser's title where the PDF has none and is called by its file.
        @Override
        public Document read() throws IOException {
            Document document = file.read();
            String title = document.metadata().title();
            boolean nameless = pdf.getFileName().toString().startsWith(title);
            return document.with(document.metadata()
                    .changed(nameless && !told.title().isBlank() ? told.title() : title).url(told.address())
                    .build());
        }
    }

    private final class OpenedPage implements Item.Opened {
        private final CapturedPage page;

        OpenedPage(CapturedPage page) {
            this.page = page;
        }

        /// The same page at another time is the same page.
        @Override
        public ContentHash hash() {
            return ContentHash.of(String.join("\n", page.address(), page.title(), page.html())
                    .getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public Document read() throws IOException {
            return summariser.summarised(reader.read(page));
        }
    }
}
