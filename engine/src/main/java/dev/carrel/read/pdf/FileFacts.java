package dev.carrel.read.pdf;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/// What a file tells about itself without its pages: its XMP packet, its information dictionary, its name.
///
/// @param title from XMP, else from the information dictionary
record FileFacts(Xmp xmp, @Nullable String title, @Nullable String author, String name) {
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)(19[3-9]\\d|20[0-4]\\d)(?!\\d)");
    private static final Pattern DOI = Pattern.compile(
            "(?<![\\d.])10\\.\\d{4,9}[/_-]([\\w.()-]+?)(?=\\.pdf$|$)",
            Pattern.CASE_INSENSITIVE);

    static FileFacts of(PDDocument document, String name) {
        Xmp xmp = Xmp.of(document.getDocumentCatalog());
        String title = xmp.title() != null ? xmp.title() : document.getDocumentInformation().getTitle();
        return new FileFacts(xmp, title, document.getDocumentInformation().getAuthor(), name);
    }

    /// The list of authors as the file tells it.
    List<String> authors() {
        return xmp.creators().isEmpty() && author != null
                ? Names.split(author)
                : xmp.creators().stream().flatMap(
                        each -> Names.split(each).stream()).toList();
    }

    @Nullable
    Integer yearInName() {
        Matcher year = YEAR.matcher(name);
        return year.find() ? Integer.valueOf(year.group()) : null;
    }

    /// A file may be called by its DOI, with another sign for the slash, which no name can have.
    @Nullable
    String doiInName() {
        Matcher doi = DOI.matcher(name);
        return doi.find() ? doi.group().replaceFirst("[/_-]", "/") : null;
    }
}
