package dev.carrel.read.office;

import java.io.IOException;
import java.io.InputStream;

import dev.carrel.document.Document;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Format;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.html.HtmlBlocks;
import dev.carrel.read.outline.Composer;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;
import org.apache.tika.exception.EncryptedDocumentException;
import org.apache.tika.exception.TikaException;
import org.apache.tika.extractor.EmbeddedDocumentExtractor;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.mime.MediaType;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.Parser;
import org.apache.tika.parser.epub.EpubParser;
import org.apache.tika.parser.microsoft.OfficeParserConfig;
import org.apache.tika.parser.microsoft.ooxml.OOXMLParser;
import org.apache.tika.parser.microsoft.rtf.RTFParser;
import org.apache.tika.parser.odf.OpenDocumentParser;
import org.apache.tika.sax.SecureContentHandler;
import org.apache.tika.sax.ToXMLContentHandler;
import org.jsoup.Jsoup;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/// Reads one of the formats of office programs and e-books.
public record OfficeReader(Format format) implements Reader {
    /// The part of Tika that understands a format, and its name for it.
    private record Understanding(Parser parser, String type) {
        private static final String MICROSOFT = "vnd.openxmlformats-officedocument.";

        static Understanding of(Format format) {
            return switch (format) {
                case DOCX -> new Understanding(new OOXMLParser(), MICROSOFT + "wordprocessingml.document");
                case PPTX -> new Understanding(new OOXMLParser(), MICROSOFT + "presentationml.presentation");
                case ODT -> new Understanding(new OpenDocumentParser(), "vnd.oasis.opendocument.text");
                case EPUB -> new Understanding(new EpubParser(), "epub+zip");
                case RTF -> new Understanding(new RTFParser(), "rtf");
                case MARKDOWN, NOTEBOOK, RESTRUCTUREDTEXT, ASCIIDOC, LATEX, TEXT, HTML, MHTML, BIBTEX, RIS,
                        CSL, BOOKMARKS, PDF ->
                    throw new IllegalStateException("no office format: " + format);
            };
        }
    }

    @Override
    public Document read(Input input) throws IOException {
        byte[] bytes = input.bytes();
        if (format != Format.RTF && !isFlat(bytes)) {
            ArchiveGuard.check(bytes);
        }
        Metadata metadata = new Metadata();
        ToXMLContentHandler markup = new ToXMLContentHandler();
        parse(bytes, markup, metadata);
        org.jsoup.nodes.Document page = Jsoup.parse(markup.toString(), "",
                org.jsoup.parser.Parser.xmlParser());
        OfficeMarkup.repair(page, format);
        Outline outline = HtmlBlocks.of(page.selectFirst("body") == null ? page : page.expectFirst("body"),
                new Outline());
        MetadataBuilder facts = new OfficeFacts(metadata, page, format).of(outline);
        return Composer.compose(input, facts, outline);
    }

    /// OpenDocument may also be one XML file.
    private boolean isFlat(byte[] bytes) {
        return format == Format.ODT && bytes.length > 0 && bytes[0] == '<';
    }

    private void parse(byte[] bytes, ContentHandler markup, Metadata metadata) throws IOException {
        Understanding understanding = Understanding.of(format);
        metadata.set(Metadata.CONTENT_TYPE, MediaType.application(understanding.type()).toString());
        try (TikaInputStream in = TikaInputStream.get(bytes)) {
            understanding.parser().parse(in, new SecureContentHandler(markup, in), metadata, context());
        } catch (EncryptedDocumentException encrypted) {
            throw new UnreadableException(new Reason.Encrypted(Reason.Encrypted.Container.OFFICE));
        } catch (LinkageError missing) {
            // Parsers for what is rare inside of these formats are left out of the program.
            throw new UnreadableException(new Reason.Foreign(String.valueOf(missing.getMessage())));
        } catch (SAXException | TikaException | RuntimeException | IOException damaged) {
            throw new UnreadableException(reason(damaged));
        }
    }

    private static Reason reason(Throwable failure) {
        String message = String.valueOf(failure.getMessage());
        boolean bomb = message.contains("zip bomb") || message.contains("Zip bomb");
        return bomb
                ? new Reason.TooMuchInside()
                : new Reason.Damaged(Reason.Damaged.Extent.WHOLE, message.lines().findFirst().orElse(""));
    }

    /// The event-based extractors need a tenth of the memory of those that build a tree.
    private static ParseContext context() {
        OfficeParserConfig config = new OfficeParserConfig();
        config.setUseSAXDocxExtractor(true);
        config.setUseSAXPptxExtractor(true);
        config.setIncludeHeadersAndFooters(false);
        config.setIncludeDeletedContent(false);
        config.setIncludeMoveFromContent(false);
        config.setIncludeSlideMasterContent(false);
        config.setExtractMacros(false);
        ParseContext context = new ParseContext();
        context.set(OfficeParserConfig.class, config);
        context.set(EmbeddedDocumentExtractor.class, new NothingEmbedded());
        return context;
    }

    /// Pictures and documents inside of documents stay closed.
    private static final class NothingEmbedded implements EmbeddedDocumentExtractor {
        @Override
        public boolean shouldParseEmbedded(Metadata metadata) {
            return false;
        }

        @Override
        public void parseEmbedded(InputStream in, ContentHandler handler, Metadata metadata,
                boolean outputHtml) {
            throw new IllegalStateException("nothing embedded is parsed");
        }
    }
}
