package dev.carrel.read.tika;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Set;

import org.apache.tika.metadata.Metadata;
import org.apache.tika.mime.MediaType;
import org.apache.tika.mime.MimeTypes;

/// Tells text from everything else by its first bytes.
public final class MediaTypes {
    /// The applications' types that people write by hand.
    private static final Set<String> TEXTUAL_APPLICATIONS = Set.of("xml", "json", "xhtml+xml", "javascript",
            "x-sh",
            "mbox", "x-tex", "x-latex", "mathematica", "x-bibtex-text-file", "sgml");

    /// Magic numbers stand at the very start; looking further made detection the larger part of reading.
    private static final int ENOUGH = 1024;

    private final MimeTypes types = MimeTypes.getDefaultMimeTypes();

    /// Whether content that starts with these bytes can be read as text.
    public boolean isText(byte[] prefix) {
        if (hasByteOrderMark(prefix)) {
            return true;
        }
        if (containsNul(prefix)) {
            return false;
        }
        MediaType type = detect(prefix);
        return MediaType.OCTET_STREAM.equals(type) ? looksWritten(prefix) : isText(type);
    }

    /// Bytes without a magic number may still be text in an old encoding, which shows by what it lacks: control characters.
    private static boolean looksWritten(byte[] prefix) {
        int controls = 0;
        for (byte b : prefix) {
            controls += (b >= 0 && b < ' ' && b != '\t' && b != '\n' && b != '\r' && b != '\f') || b == 0x7F
                    ? 1
                    : 0;
        }
        return controls * 50 < prefix.length;
    }

    private MediaType detect(byte[] prefix) {
        try {
            return types.detect(new ByteArrayInputStream(prefix, 0, Math.min(ENOUGH, prefix.length)),
                    new Metadata());
        } catch (IOException e) {
            throw new IllegalStateException("reading from memory", e);
        }
    }

    private static boolean isText(MediaType type) {
        return switch (type.getType()) {
            case "text", "message" -> true;
            case "application" -> TEXTUAL_APPLICATIONS.contains(type.getSubtype());
            default -> false;
        };
    }

    private static boolean hasByteOrderMark(byte[] prefix) {
        return prefix.length > 1 && ((prefix[0] == (byte) 0xFF && prefix[1] == (byte) 0xFE)
                || (prefix[0] == (byte) 0xFE && prefix[1] == (byte) 0xFF));
    }

    private static boolean containsNul(byte[] prefix) {
        for (byte b : prefix) {
            if (b == 0) {
                return true;
            }
        }
        return false;
    }
}
