package dev.carrel.read;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A way of writing documents down, with the file name extensions that promise it.
public enum Format {
    MARKDOWN("md mdx markdown mkd qmd"),
    NOTEBOOK("ipynb"),
    RESTRUCTUREDTEXT("rst rest"),
    ASCIIDOC("adoc asciidoc asc"),
    LATEX("tex latex"),
    TEXT("txt text"),
    HTML("html htm xhtml"),
    PDF("pdf"),
    MHTML("mhtml mht"),
    DOCX("docx docm dotx"),
    ODT("odt ott fodt"),
    PPTX("pptx pptm ppsx"),
    EPUB("epub"),
    RTF("rtf"),
    BIBTEX("bib bibtex biblatex"),
    RIS("ris"),
    CSL(""),
    BOOKMARKS("");

    private final String extensions;

    Format(String extensions) {
        this.extensions = extensions;
    }

    /// Whether a file in this format holds many documents, which are listed one by one.
    public boolean holdsMany() {
        return switch (this) {
            case BIBTEX, RIS, CSL, BOOKMARKS -> true;
            case MARKDOWN, NOTEBOOK, RESTRUCTUREDTEXT, ASCIIDOC, LATEX, TEXT, HTML, MHTML, DOCX, ODT, PPTX,
                    EPUB, RTF, PDF ->
                false;
        };
    }

    /// Whether a name that promises this format may as well stand over a file that holds many documents.
    public boolean isSharedWithLists() { return holdsMany() || this == TEXT || this == HTML; }

    /// True if a reader may loop for ever on it or fill the memory, so that it is better read apart.
    public boolean isRisky() {
        return switch (this) {
            case MARKDOWN, NOTEBOOK, RESTRUCTUREDTEXT, ASCIIDOC, LATEX, TEXT, HTML, MHTML, BIBTEX, RIS,
                    CSL, BOOKMARKS ->
                false;
            case DOCX, ODT, PPTX, EPUB, RTF, PDF -> true;
        };
    }

    /// The format that an extension promises; without its dot, in any case.
    public static Optional<Format> ofExtension(String extension) {
        String lower = extension.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> !lower.isEmpty() && List.of(format.extensions.split(" ")).contains(lower))
                .findFirst();
    }
}
