package dev.carrel.read;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

import dev.carrel.document.reason.Reason;
import dev.carrel.read.tika.Encodings;
import org.jspecify.annotations.Nullable;

/// Turns bytes into text without being told the encoding: a byte order mark decides, then UTF-8 if the bytes are valid
/// UTF-8 (other text hardly ever is by chance) or hardly damaged, then what the letters show, else windows-1252, which
/// reads any western text and never fails.
public final class TextDecoder {
    private static final int LOOKED_AT = 4096;
    private static final char BROKEN = '\uFFFD';

    private TextDecoder() {}

    static String decode(byte[] bytes) throws UnreadableException {
        if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
            return new String(bytes, 3, bytes.length - 3, StandardCharsets.UTF_8);
        }
        if (startsWith(bytes, 0xFF, 0xFE) || startsWith(bytes, 0xFE, 0xFF)) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        Optional<Charset> wide = wide(bytes);
        if (wide.isPresent()) {
            return new String(bytes, wide.get());
        }
        for (byte b : bytes) {
            if (b == 0) {
                throw new UnreadableException(new Reason.Mistaken(Reason.Mistaken.For.BINARY_DATA));
            }
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, broken(bytes));
        }
    }

    /// The encoding of bytes that are not valid UTF-8: that all the same, if most of what is beyond ASCII is. One bad byte
    /// must not turn every accent of a text into two wrong letters.
    private static Charset broken(byte[] bytes) {
        int good = 0;
        int bad = 0;
        String text = new String(bytes, StandardCharsets.UTF_8);
        for (int i = 0; i < text.length(); i++) {
            good += text.charAt(i) > 0x7F && text.charAt(i) != BROKEN ? 1 : 0;
            bad += text.charAt(i) == BROKEN ? 1 : 0;
        }
        return good > bad
                ? StandardCharsets.UTF_8
                : Encodings.of(bytes).orElseGet(() -> Charset.forName("windows-1252"));
    }

    /// The encoding of a page that does not tell it: null if it is UTF-8.
    public static @Nullable String untold(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return null;
        } catch (CharacterCodingException notUtf8) {
            return broken(bytes).name();
        }
    }

    /// The start of a text of which only some bytes are known; what cannot be decoded is left as it looks.
    static String start(byte[] prefix) {
        try {
            return decode(prefix);
        } catch (UnreadableException binary) {
            return new String(prefix, StandardCharsets.ISO_8859_1);
        }
    }

    static boolean isWide(byte[] bytes) {
        return wide(bytes).isPresent();
    }

    /// UTF-16 without a byte order mark: in western text every other byte is zero, and always on the same side.
    private static Optional<Charset> wide(byte[] bytes) {
        int[] zeros = new int[2];
        int looked = Math.min(bytes.length, LOOKED_AT) & ~1;
        for (int i = 0; i < looked; i++) {
            zeros[i % 2] += bytes[i] == 0 ? 1 : 0;
        }
        if (bytes.length % 2 != 0 && bytes.length <= LOOKED_AT) {
            return Optional.empty();
        }
        int half = looked / 2;
        boolean big = zeros[1] == 0 && zeros[0] * 10 > half * 7;
        boolean little = zeros[0] == 0 && zeros[1] * 10 > half * 7;
        return looked < 8 || (!big && !little)
                ? Optional.empty()
                : Optional.of(big ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE);
    }

    private static boolean startsWith(byte[] bytes, int... prefix) {
        if (bytes.length < prefix.length) {
            return false;
        }
        for (int i = 0; i < prefix.length; i++) {
            if ((bytes[i] & 0xFF) != prefix[i]) {
                return false;
            }
        }
        return true;
    }
}
