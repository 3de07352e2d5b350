package dev.carrel.index.lucene.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import dev.carrel.document.bibliography.Year;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/// Values as bytes, one after the other.
final class StoredBytes {
    private StoredBytes() {}

    /// Something to write.
    @FunctionalInterface
    interface Writing {
        void to(DataOutputStream out) throws IOException;
    }

    /// Something to read.
    @FunctionalInterface
    interface Reading<T> {
        T from(DataInputStream in) throws IOException;
    }

    static byte[] written(Writing writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            writing.to(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    static <T> T read(BytesRef bytes, Reading<T> reading) throws IOException {
        try (DataInputStream in = new DataInputStream(
                new ByteArrayInputStream(bytes.bytes, bytes.offset, bytes.length))) {
            return reading.from(in);
        }
    }

    /// A text, or nothing; cut where it is longer than anything that it could be compared with.
    static void text(DataOutputStream out, @Nullable String text, int longest) throws IOException {
        if (text == null) {
            out.writeShort(-1);
            return;
        }
        byte[] bytes = (text.length() <= longest ? text : text.substring(0, longest))
                .getBytes(StandardCharsets.UTF_8);
        out.writeShort(bytes.length);
        out.write(bytes);
    }

    static @Nullable String text(DataInputStream in) throws IOException {
        int length = in.readShort();
        return length < 0 ? null : new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    static String required(DataInputStream in) throws IOException {
        String text = text(in);
        return text == null ? "" : text;
    }

    static void texts(DataOutputStream out, List<String> texts, int most, int longest) throws IOException {
        int count = Math.min(most, texts.size());
        out.writeByte(count);
        for (String text : texts.subList(0, count)) {
            text(out, text, longest);
        }
    }

    static List<String> texts(DataInputStream in) throws IOException {
        String[] texts = new String[in.readUnsignedByte()];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = required(in);
        }
        return List.of(texts);
    }

    static void numbers(DataOutputStream out, int[] numbers) throws IOException {
        out.writeInt(numbers.length);
        for (int number : numbers) {
            out.writeInt(number);
        }
    }

    static int[] numbers(DataInputStream in) throws IOException {
        int[] numbers = new int[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readInt();
        }
        return numbers;
    }

    static void year(DataOutputStream out, @Nullable Year year) throws IOException {
        out.writeShort(year == null ? Short.MIN_VALUE : Math.clamp(year.value(), -9999, 9999));
    }

    static @Nullable Year year(DataInputStream in) throws IOException {
        int year = in.readShort();
        return year == Short.MIN_VALUE ? null : new Year(year);
    }
}
