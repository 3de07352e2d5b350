package dev.carrel.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.read.tika.MediaTypes;

/// Tells which format an input is in: by its name, unless its content shows that the name lies.
public final class FormatDetector {
    private static final int PREFIX = 16 * 1024;
    private static final Set<String> PLAIN_NAMES = Set.of("readme", "license", "licence", "copying",
            "changes",
            "changelog", "authors", "contributors", "notice", "install", "news", "todo", "history",
            "contributing",
            "citation", "acknowledgements", "maintainers", "credits", "faq");
    private static final Pattern PAGE = Pattern.compile(
            "^\\s*+(?:(?:<\\?xml[^>]*>|<!--.*?-->)\\s*+)*+<(!doctype\\s+html|html|head|body)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    private static final Pattern MARKDOWN = Pattern.compile("(?m)^(#{1,6} |```|---$)|\\]\\(");
    private static final Pattern PDF_SYNTAX = Pattern
            .compile("%PDF|\\b\\d+ \\d+ obj\\b|\\bendobj\\b|\\bstartxref\\b|\\bstream\\r?\\n");
    private static final Pattern NOTEBOOK = Pattern.compile("^\\s*\\{.*\"(cells|worksheets|nbformat)\"\\s*:",
            Pattern.DOTALL);

    private static final Pattern BOOKMARKS = Pattern.compile(
            "^\\s*+(?:<!--.*?-->\\s*+)*+<!doctype\\s+netscape-bookmark-file"
                    + "|^\\s*+(?:<meta[^>]*>\\s*+)?<title>[^<]*</title>\\s*+<h1[^>]*>[^<]*</h1>\\s*+<dl>\\s*+(?:<p>)?\\s*+<dt>",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    private static final Pattern BIBTEX = Pattern.compile(
            "\\A\\s*+(?:%[^\n]*+\n\\s*+)*+@[ \t]*(article|book|booklet|collection|conference|dataset|inbook|incollection|inproceedings|manual"
                    + "|masterthesis|mastersthesis|mvbook|misc|online|patent|periodical|phdthesis|proceedings|reference"
                    + "|report|software|string|techreport|thesis|unpublished|electronic|comment|preamble)\\s*[{(]",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern RIS = Pattern.compile("\\A\\s*+(?:\\d++\\.?\\s++)?TY {1,3}- ?[A-Z]{3,}\\b");
    private static final Pattern CSL = Pattern.compile(
            "^\\s*(?:\\[\\s*\\{|\\{).*?\"(?:issued|container-title|citation-key|date-parts|DOI|author|family|publisher)\"\\s*:",
            Pattern.DOTALL);
    private static final Pattern CSL_TYPE = Pattern.compile("\"type\"\\s*:\\s*\"([a-z_-]+)\"");
    private static final Pattern CSL_ITEM = Pattern
            .compile("^\\s*(?:\\[\\s*)?\\{(?=.*?\"id\"\\s*:).*?\"title\"\\s*:", Pattern.DOTALL);
    private static final Pattern MHTML = Pattern.compile("(?i)^content-type:\\s*multipart/related",
            Pattern.MULTILINE);

    private final MediaTypes mediaTypes = new MediaTypes();

    /// The format of something found in a folder; empty if it is no document: an image, an archive, source code.
    public Optional<Format> detect(Input input) throws IOException {
        byte[] prefix = prefix(input);
        String extension = extension(input.name());
        if (isBinary(prefix)) {
            return isPdf(prefix) ? Optional.of(Format.PDF) : packed(extension, prefix);
        }
        String start = TextDecoder.start(prefix);
        return extension.isEmpty() ? withoutExtension(input, start) : withExtension(extension, input, start);
    }

    /// The format of something that the user named: whatever else is text is read as what it looks like.
    public Optional<Format> detectNamed(Input input) throws IOException {
        Optional<Format> detected = detect(input);
        byte[] prefix = prefix(input);
        if (detected.isPresent() || isBinary(prefix)) {
            return detected;
        }
        return Optional.of(corrected(Format.TEXT, input, TextDecoder.start(prefix)));
    }

    /// The format that the bytes show; a damaged one is what its name says.
    private Optional<Format> packed(String extension, byte[] prefix) {
        Optional<Format> shown = PackedFormats.of(prefix);
        return shown.isPresent()
                ? shown
                : Format.ofExtension(extension).filter(FormatDetector::isPacked);
    }

    private static boolean isPacked(Format format) {
        return format == Format.DOCX || format == Format.ODT || format == Format.PPTX
                || format == Format.EPUB || format == Format.PDF;
    }

    private Optional<Format> withoutExtension(Input input, String start) throws IOException {
        Format shown = corrected(Format.TEXT, input, start);
        return shown != Format.TEXT || PLAIN_NAMES.contains(input.name().toLowerCase(Locale.ROOT))
                ? Optional.of(shown)
                : Optional.empty();
    }

    private Optional<Format> withExtension(String extension, Input input, String start) throws IOException {
        if (extension.equals("json")) {
            return isNotebook(input, start)
                    ? Optional.of(Format.NOTEBOOK)
                    : Optional.of(Format.CSL).filter(csl -> isCsl(start));
        }
        if (extension.equals("asc") && start.startsWith("-----BEGIN PGP")) {
            return Optional.empty();
        }
        Optional<Format> promised = Format.ofExtension(extension);
        return promised.isPresent() ? Optional.of(corrected(promised.get(), input, start)) : promised;
    }

    private static Format corrected(Format promised, Input input, String start) throws IOException {
        return switch (promised) {
            case MARKDOWN -> isPage(start) && !MARKDOWN.matcher(start).find() ? Format.HTML : promised;
            case TEXT -> isNotebook(input, start) ? Format.NOTEBOOK : shown(start).orElse(promised);
            case BIBTEX, RIS -> shown(start).filter(other -> other != Format.CSL || promised != Format.BIBTEX)
                    .orElse(promised);
            case RESTRUCTUREDTEXT, ASCIIDOC -> isPage(start) ? Format.HTML : promised;
            case PDF, DOCX, ODT, PPTX, EPUB -> isEmptyOrPdf(start)
                    ? promised
                    : corrected(Format.TEXT, input, start);
            case HTML -> BOOKMARKS.matcher(start).find()
                    ? Format.BOOKMARKS
                    : isMessage(start) ? Format.MHTML : promised;
            case MHTML -> isPage(start) ? Format.HTML : promised;
            case NOTEBOOK, LATEX, RTF, CSL, BOOKMARKS -> promised;
        };
    }

    /// These are never mere text; a PDF without its mark is a damaged one.
    private static boolean isEmptyOrPdf(String start) {
        return start.isBlank() || PDF_SYNTAX.matcher(start).find();
    }

    /// The format that a text looks like, whatever it is called.
    private static Optional<Format> shown(String start) {
        if (BOOKMARKS.matcher(start).find()) {
            return Optional.of(Format.BOOKMARKS);
        }
        if (isPage(start)) {
            return Optional.of(Format.HTML);
        }
        if (RIS.matcher(start).find()) {
            return Optional.of(Format.RIS);
        }
        if (isCsl(start)) {
            return Optional.of(Format.CSL);
        }
        if (isMessage(start)) {
            return Optional.of(Format.MHTML);
        }
        return Optional.of(Format.BIBTEX).filter(bibtex -> BIBTEX.matcher(start).find());
    }

    /// A message's head ends at the first blank line.
    private static boolean isMessage(String start) {
        String unified = CleanText.withLineFeeds(start).stripLeading();
        int blank = unified.indexOf("\n\n");
        String head = blank < 0 ? unified : unified.substring(0, blank);
        return head.matches("(?s)[\\w-]+:.*") && MHTML.matcher(head).find();
    }

    /// Fields that CSL alone has, or no more than a title under one of its types.
    private static boolean isCsl(String start) {
        Matcher type = CSL_TYPE.matcher(start);
        return type.find() && (CSL.matcher(start).find() || (CSL_ITEM.matcher(start).find()
                && WorkType.of(BibliographyVocabulary.CSL, type.group(1)).isPresent()));
    }

    private static boolean isPage(String start) {
        return PAGE.matcher(start).find();
    }

    /// Its version stands at the end of a notebook, so that the whole has to be looked at.
    private static boolean isNotebook(Input input, String start) throws IOException {
        return NOTEBOOK.matcher(start).find()
                && new String(input.bytes(), StandardCharsets.ISO_8859_1).contains("\"nbformat\"");
    }

    /// Its mark may stand behind some other bytes.
    private static boolean isPdf(byte[] prefix) {
        return new String(prefix, 0, Math.min(prefix.length, 1024), StandardCharsets.ISO_8859_1)
                .contains("%PDF-");
    }

    private boolean isBinary(byte[] prefix) {
        return prefix.length > 0 && !mediaTypes.isText(prefix) && !TextDecoder.isWide(prefix);
    }

    private static byte[] prefix(Input input) throws IOException {
        try (InputStream in = input.open()) {
            return in.readNBytes(PREFIX);
        }
    }

    private static String extension(String name) {
        return name.substring(name.lastIndexOf('.') + 1 > 1 ? name.lastIndexOf('.') + 1 : name.length());
    }
}
