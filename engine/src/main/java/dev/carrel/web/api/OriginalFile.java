package dev.carrel.web.api;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;

import dev.carrel.web.route.Reply;

/// A document's file, as a browser may safely have it: PDFs and plain text are shown, all else is only kept, since a page
/// from a document could do here what the app can.
final class OriginalFile {
    private static final Set<String> TEXTS = Set.of("md", "mdx", "markdown", "txt", "rst", "adoc", "asciidoc",
            "tex", "bib", "ris", "ipynb", "json", "csv", "tsv", "org", "text");

    private OriginalFile() {}

    static Reply of(Path path) throws IOException {
        String name = String.valueOf(path.getFileName());
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        if (isPdf(path)) {
            return new Reply.File(path, "application/pdf", name, Reply.Handling.SHOW);
        }
        return TEXTS.contains(ending)
                ? new Reply.File(path, "text/plain;charset=utf-8", name, Reply.Handling.SHOW)
                : new Reply.File(path, "application/octet-stream", name, Reply.Handling.KEEP);
    }

    private static boolean isPdf(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return new String(in.readNBytes(1024), StandardCharsets.ISO_8859_1).contains("%PDF-");
        }
    }
}
