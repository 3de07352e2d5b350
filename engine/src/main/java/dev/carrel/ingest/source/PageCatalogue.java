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
    /// There is one browser to a library, wherever its pages are kept.
    public static final String LOCATION = "browser";

    private static final String ENDING = ".html";

    private final Path folder;
    private final Summariser summariser;
    private final CapturedPageReader reader = new CapturedPageReader();

    public PageCatalogue(Path folder, Summariser summariser) {
        this.folder = folder;
        this.summariser = summariser;
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
        return LOCATION + "#" + name;
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
        return Source.at(Source.Kind.BROWSER, LOCATION);
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
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            String name = file.getFileName().toString();
            receiver.item(new Item(locator(name), name, file.toString(), attributes.size(),
                    // With the path, so that a page of a library that was moved learns of its new place.
                    31 * attributes.lastModifiedTime().toMillis() + file.toString().hashCode(),
                    () -> new OpenedPage(CapturedPageFile.parsed(Files.readAllBytes(file)))));
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
