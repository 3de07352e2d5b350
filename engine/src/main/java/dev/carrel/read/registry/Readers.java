package dev.carrel.read.registry;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

import dev.carrel.document.Document;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Format;
import dev.carrel.read.FormatDetector;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.asciidoc.AsciiDocReader;
import dev.carrel.read.html.HtmlReader;
import dev.carrel.read.html.MhtmlReader;
import dev.carrel.read.latex.LatexReader;
import dev.carrel.read.markdown.MarkdownReader;
import dev.carrel.read.notebook.NotebookReader;
import dev.carrel.read.office.OfficeReader;
import dev.carrel.read.pdf.PdfReader;
import dev.carrel.read.pdf.page.Recogniser;
import dev.carrel.read.restructuredtext.RestructuredTextReader;
import dev.carrel.read.text.PlainTextReader;

/// A reader for each format, and the choice between them.
public final class Readers {
    private final FormatDetector detector = new FormatDetector();
    private final Map<Format, Reader> readers;

    public Readers(Map<Format, Reader> readers) {
        this.readers = new EnumMap<>(readers);
    }

    /// A reader for every format that the program knows.
    public static Readers standard() {
        return new Readers(Map.ofEntries(
                Map.entry(Format.MARKDOWN, new MarkdownReader()),
                Map.entry(Format.NOTEBOOK, new NotebookReader()),
                Map.entry(Format.RESTRUCTUREDTEXT, new RestructuredTextReader()),
                Map.entry(Format.ASCIIDOC, new AsciiDocReader()),
                Map.entry(Format.LATEX, new LatexReader()),
                Map.entry(Format.TEXT, new PlainTextReader()),
                Map.entry(Format.HTML, new HtmlReader()),
                Map.entry(Format.MHTML, new MhtmlReader()),
                Map.entry(Format.DOCX, new OfficeReader(Format.DOCX)),
                Map.entry(Format.ODT, new OfficeReader(Format.ODT)),
                Map.entry(Format.PPTX, new OfficeReader(Format.PPTX)),
                Map.entry(Format.EPUB, new OfficeReader(Format.EPUB)),
                Map.entry(Format.RTF, new OfficeReader(Format.RTF)),
                Map.entry(Format.PDF, new PdfReader())));
    }

    /// The same readers, but pages that are only pictures are recognised.
    public Readers recognising(Recogniser recogniser) {
        Map<Format, Reader> replaced = new EnumMap<>(readers);
        replaced.put(Format.PDF, new PdfReader(recogniser));
        return new Readers(replaced);
    }

    /// The same readers, but this one for every format that is risky.
    public Readers apart(Reader reader) {
        Map<Format, Reader> replaced = new EnumMap<>(readers);
        replaced.replaceAll((format, before) -> format.isRisky() ? reader : before);
        return new Readers(replaced);
    }

    /// The format of something found in a folder, if it is a document that can be read here or holds many.
    public Optional<Format> format(Input input) throws IOException {
        return detector.detect(input).filter(format -> format.holdsMany() || readers.containsKey(format));
    }

    /// Reads what the user named or a folder held: any text at all, in the format it shows.
    ///
    /// @throws UnreadableException with the reason, if it is no text or a damaged document
    public Document read(Input input) throws IOException {
        Optional<Format> format = detector.detectNamed(input);
        Reader reader = format.map(readers::get).orElse(null);
        if (reader == null) {
            throw new UnreadableException(format.filter(Format::holdsMany).isPresent()
                    ? new Reason.Mistaken(Reason.Mistaken.For.LIST)
                    : new Reason.Mistaken(Reason.Mistaken.For.UNKNOWN_BINARY_DATA));
        }
        return reader.read(input);
    }
}
