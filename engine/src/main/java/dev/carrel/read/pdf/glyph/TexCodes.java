package dev.carrel.read.pdf.glyph;

import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.apache.pdfbox.pdmodel.font.encoding.Encoding;

/// TeX's fonts as drawings, as older papers of preprint servers have them: a glyph is named by its code, `a28`. Which of TeX's
/// two encodings it is, is told by where the font has its ligatures.
public final class TexCodes {
    private static final Map<Integer, String> OLD = Map.ofEntries(Map.entry(11, "ff"), Map.entry(12, "fi"),
            Map.entry(13, "fl"), Map.entry(14, "ffi"), Map.entry(15, "ffl"), Map.entry(25, "ß"),
            Map.entry(34, "”"), Map.entry(92, "“"), Map.entry(123, "–"), Map.entry(124, "—"));
    private static final Map<Integer, String> CORK = Map.of(16, "“", 17, "”", 18, "„", 21, "–", 22, "—", 27,
            "ff", 28, "fi", 29, "fl", 30, "ffi", 31, "ffl");

    private TexCodes() {}

    public static Optional<String> text(Encoding encoding, int code) {
        if (!encoding.getName(code).equals(name(code))) {
            return Optional.empty();
        }
        return has(encoding, 11, 15)
                ? Optional.ofNullable(OLD.get(code))
                : has(encoding, 27, 31) ? Optional.ofNullable(CORK.get(code)) : Optional.empty();
    }

    private static boolean has(Encoding encoding, int first, int last) {
        return IntStream.rangeClosed(first, last).anyMatch(code -> encoding.contains(name(code)));
    }

    private static String name(int code) {
        return "a" + code;
    }
}
