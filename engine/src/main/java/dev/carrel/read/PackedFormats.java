package dev.carrel.read;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Tells the formats of office programs and e-books by their first bytes: in archives, names of entries stand there in the
/// clear, and some formats put their type first.
final class PackedFormats {
    private PackedFormats() {}

    static Optional<Format> of(byte[] prefix) {
        String start = new String(prefix, StandardCharsets.ISO_8859_1);
        if (start.startsWith("{\\rtf")) {
            return Optional.of(Format.RTF);
        }
        if (!start.startsWith("PK")) {
            return Optional.empty();
        }
        if (start.contains("mimetypeapplication/epub+zip") || start.contains("META-INF/container.xml")) {
            return Optional.of(Format.EPUB);
        }
        if (start.contains("mimetypeapplication/vnd.oasis.opendocument.text")) {
            return Optional.of(Format.ODT);
        }
        if (start.contains("word/document.xml") || start.contains("word/_rels")) {
            return Optional.of(Format.DOCX);
        }
        return start.contains("ppt/presentation.xml") || start.contains("ppt/slides/")
                ? Optional.of(Format.PPTX)
                : Optional.empty();
    }
}
