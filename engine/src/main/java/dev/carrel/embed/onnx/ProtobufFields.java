package dev.carrel.embed.onnx;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/// The fields of one protobuf message, one after the other. What a field holds is skipped, not read, unless it is asked for.
final class ProtobufFields {
    private static final int NUMBER = 0;
    private static final int EIGHT_BYTES = 1;
    private static final int BYTES = 2;
    private static final int FOUR_BYTES = 5;

    private final MemorySegment message;
    private long at;
    private int field;
    private long from;
    private long to;

    ProtobufFields(MemorySegment message) {
        this.message = message;
    }

    /// Goes to the next field; false behind the last one.
    ///
    /// @throws IndexOutOfBoundsException if the message ends before the field does
    /// @throws IllegalArgumentException  if this is no message
    boolean next() {
        if (at >= message.byteSize()) {
            return false;
        }
        long key = number();
        field = (int) (key >>> 3);
        long length = length((int) (key & 7));
        from = at;
        to = Math.addExact(from, length);
        if (to > message.byteSize() || length < 0) {
            throw new IndexOutOfBoundsException("a field of " + length + " bytes");
        }
        at = to;
        return true;
    }

    private long length(int kind) {
        return switch (kind) {
            case NUMBER -> numberLength();
            case EIGHT_BYTES -> 8;
            case BYTES -> number();
            case FOUR_BYTES -> 4;
            default -> throw new IllegalArgumentException("a field of kind " + kind);
        };
    }

    private long numberLength() {
        long end = at;
        while (message.get(ValueLayout.JAVA_BYTE, end) < 0) {
            end++;
        }
        return end + 1 - at;
    }

    private long number() {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            byte part = message.get(ValueLayout.JAVA_BYTE, at++);
            value |= (long) (part & 0x7F) << shift;
            if (part >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("a number without an end");
    }

    int field() {
        return field;
    }

    MemorySegment bytes() {
        return message.asSlice(from, to - from);
    }

    ProtobufFields fields() {
        return new ProtobufFields(bytes());
    }

    String text() {
        return new String(bytes().toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
    }
}
