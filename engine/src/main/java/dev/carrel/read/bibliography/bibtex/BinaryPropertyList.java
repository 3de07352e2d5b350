package dev.carrel.read.bibliography.bibtex;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/// The strings in a binary property list, which is what BibDesk keeps of an attached file: a dictionary with the path
/// from the bibliography to the file, and an alias that only a Mac understands.
final class BinaryPropertyList {
    private static final int TRAILER = 32;
    private static final int MOST_OBJECTS = 10_000;

    private BinaryPropertyList() {}

    /// The path in a `bdsk-file` field; empty if it holds none.
    static Optional<String> relativePath(String base64) {
        try {
            List<String> strings = strings(Base64.getMimeDecoder().decode(base64));
            int name = strings.indexOf("relativePath");
            return strings.stream().skip(name + 1L).filter(text -> isPath(text)).findFirst()
                    .filter(path -> name >= 0);
        } catch (IllegalArgumentException | IndexOutOfBoundsException
                | java.nio.BufferUnderflowException damaged) {
            return Optional.empty();
        }
    }

    /// The dictionary's other keys, and the names of classes in an archive, are strings too.
    private static boolean isPath(String text) {
        return !text.isBlank() && !text.startsWith("$") && !text.startsWith("NS")
                && !text.matches("aliasData|bookmark|relativePath");
    }

    /// All strings in the order of the objects, which in these files is that of the text.
    private static List<String> strings(byte[] bytes) {
        if (bytes.length < 8 + TRAILER
                || !new String(bytes, 0, 6, StandardCharsets.ISO_8859_1).equals("bplist")) {
            return List.of();
        }
        ByteBuffer trailer = ByteBuffer.wrap(bytes, bytes.length - TRAILER, TRAILER);
        int offsetSize = bytes[bytes.length - TRAILER + 6];
        long objects = trailer.getLong(bytes.length - TRAILER + 8);
        long table = trailer.getLong(bytes.length - TRAILER + 24);
        List<String> strings = new ArrayList<>();
        for (int i = 0; i < Math.min(objects, MOST_OBJECTS); i++) {
            int object = (int) number(bytes, (int) table + i * offsetSize, offsetSize);
            string(bytes, object).ifPresent(strings::add);
        }
        return strings;
    }

    private static Optional<String> string(byte[] bytes, int object) {
        int kind = (bytes[object] & 0xF0) >> 4;
        if (kind != 5 && kind != 6) {
            return Optional.empty();
        }
        int length = bytes[object] & 0x0F;
        int start = object + 1;
        if (length == 0x0F) {
            int width = 1 << (bytes[start] & 0x0F);
            length = (int) number(bytes, start + 1, width);
            start += 1 + width;
        }
        return Optional.of(kind == 5
                ? new String(bytes, start, length, StandardCharsets.UTF_8)
                : new String(bytes, start, 2 * length, StandardCharsets.UTF_16BE));
    }

    private static long number(byte[] bytes, int start, int width) {
        long number = 0;
        for (int i = 0; i < width; i++) {
            number = number << 8 | (bytes[start + i] & 0xFF);
        }
        return number;
    }
}
