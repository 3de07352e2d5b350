package dev.carrel.embed;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.zip.CRC32C;

import dev.carrel.base.ContentHash;

/// A vector on the disk: half a SHA-256 of what was embedded, the components, a checksum over both.
record VectorRecord(long key, long moreOfKey, Vector vector) {
    private static final int KEY_BYTES = 16;
    private static final int SUM_BYTES = 4;

    static int bytes(int dimensions) {
        return KEY_BYTES + dimensions * Float.BYTES + SUM_BYTES;
    }

    /// The key of a passage: another model or another role makes another vector of the same text.
    static ByteBuffer keyOf(String fingerprint, String text) {
        MessageDigest digest = ContentHash.newDigest();
        digest.update((fingerprint + "\npassage\n").getBytes(StandardCharsets.UTF_8));
        return ByteBuffer.wrap(digest.digest(text.getBytes(StandardCharsets.UTF_8)), 0, KEY_BYTES);
    }

    ByteBuffer encoded() {
        ByteBuffer buffer = ByteBuffer.allocate(bytes(vector.dimensions())).putLong(key).putLong(moreOfKey);
        for (float component : vector.components()) {
            buffer.putFloat(component);
        }
        return buffer.putInt(sum(buffer)).flip();
    }

    /// Whether a buffer holds a record as it was written, and not a damaged one or a part.
    static boolean isWhole(ByteBuffer buffer) {
        int sumAt = buffer.limit() - SUM_BYTES;
        return sum(buffer.duplicate().position(sumAt)) == buffer.getInt(sumAt);
    }

    static Optional<VectorRecord> decode(ByteBuffer buffer) {
        return isWhole(buffer) ? Optional.of(decodeWhole(buffer)) : Optional.empty();
    }

    private static VectorRecord decodeWhole(ByteBuffer buffer) {
        int bytes = buffer.limit() - KEY_BYTES - SUM_BYTES;
        float[] components = new float[bytes / Float.BYTES];
        buffer.slice(KEY_BYTES, bytes).asFloatBuffer().get(components);
        return new VectorRecord(buffer.getLong(0), buffer.getLong(Long.BYTES), Vector.restored(components));
    }

    /// Of everything before the position. A record of zeros, as a crash can leave, must not pass.
    private static int sum(ByteBuffer buffer) {
        CRC32C sum = new CRC32C();
        sum.update(buffer.duplicate().flip());
        return ~(int) sum.getValue();
    }
}
